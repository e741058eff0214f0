// Selects the data points that a lender's step shows for one lead. It omits existing answers, except those that the
// lender disputes or wants confirmed.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { findMissingDataPoints } from '@loan/domain/lender-steps/findMissingDataPoints'
import { filterApplicableDataPoints, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { isConditionMet } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import type { Lead } from '../lead.ts'
import { requireLender } from '../leadLender.ts'
import type { LeadServices } from '../leadServices.ts'
import { requireProduct } from '../products.ts'

export type StepContext = {
  readonly state: StateName
  readonly lender: LenderProfile
  readonly product: Product
  readonly application: LeadApplication
}

/** Throws like `requireLender`. */
export const requireStepContext = (services: Pick<LeadServices, 'lenders' | 'products'>, lead: Lead): StepContext => ({
  state: lead.state,
  lender: requireLender(services, lead),
  product: requireProduct(services, lead),
  application: lead.application,
})

const findStep = (state: StateName): LenderStep | null => (isLenderStepState(state) ? lenderSteps[state] : null)

/** Every data point for which the step accepts an answer. */
export const listStepDataPoints = (state: StateName): readonly NamedDataPoint[] => {
  const step = findStep(state)
  return step !== null && 'dataPoints' in step ? requireDataPoints(step, catalogue) : []
}

/** Existing answers that the lender wants corrected in this state. */
export const findDisputedAnswers = ({
  state,
  lender,
}: Pick<StepContext, 'state' | 'lender'>): NonNullable<LenderProfile['disputedAnswers']> => {
  const step = findStep(state)
  return step?.kind === 'questions' && step.shows === 'disputed' ? (lender.disputedAnswers ?? []) : []
}

/** The data points to show, in the order of the step. */
export const findRequiredDataPoints = (stepContext: StepContext): readonly NamedDataPoint[] => {
  const { state, lender, application } = stepContext
  const all = listStepDataPoints(state)
  const missing = new Set(findMissingDataPoints(all, stepContext).map(({ path }) => path))
  const disputed = new Set(findDisputedAnswers(stepContext).map(({ path }) => path))
  const required = all.filter(({ path }) => missing.has(path) || disputed.has(path))
  const step = findStep(state)
  const isConfirmed = lender.requiresConfirmation === true && step?.kind === 'questions' && step.shows === undefined
  return required.length === 0 && isConfirmed ? filterApplicableDataPoints(all, application) : required
}

/** Whether the applicant has to enter the state. A step of another kind than `questions` always applies. */
export const isStepRequired = (stepContext: StepContext): boolean => {
  const step = findStep(stepContext.state)
  if (step?.kind !== 'questions' || step.shows === 'all') return true
  if (stepContext.lender.requiresConfirmation !== true && !isConditionMet(step.when, stepContext.application))
    return false
  return findRequiredDataPoints(stepContext).length > 0
}
