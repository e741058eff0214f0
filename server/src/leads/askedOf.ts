// What a lender's step still has to ask of one lead. Nobody is asked what is known, unless the lender doubts it.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { missingDataPoints } from '@loan/domain/lender-steps/missingDataPoints'
import { applyingDataPoints, dataPointsOf, type NamedDataPoint } from '@loan/domain/pages/chain'
import { holds } from '@loan/domain/data-points/when'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import type { Lender } from '../lenders/lender.ts'

export type Asking = {
  readonly state: StateName
  readonly lender: Lender
  readonly product: Product
  readonly application: LeadApplication
}

const stepOf = (state: StateName): LenderStep | null => (isLenderStepState(state) ? lenderSteps[state] : null)

/** Every data point a step may take an answer for. */
export const stepDataPoints = (state: StateName): readonly NamedDataPoint[] => {
  const step = stepOf(state)
  return step !== null && 'dataPoints' in step ? dataPointsOf(step, catalogue) : []
}

/** Answers the lender wants given anew in this state. */
export const doubtsOf = ({ state, lender }: Pick<Asking, 'state' | 'lender'>): NonNullable<Lender['doubts']> => {
  const step = stepOf(state)
  return step?.kind === 'questions' && step.asks === 'doubted' ? (lender.doubts ?? []) : []
}

/** Data points that are asked, in the order of the step. */
export const askedOf = (asking: Asking): readonly NamedDataPoint[] => {
  const { state, lender, application } = asking
  const all = stepDataPoints(state)
  const missing = new Set(missingDataPoints(all, asking).map(({ path }) => path))
  const doubted = new Set(doubtsOf(asking).map(({ path }) => path))
  const asked = all.filter(({ path }) => missing.has(path) || doubted.has(path))
  const step = stepOf(state)
  const isConfirmed = lender.confirms === true && step?.kind === 'questions' && step.asks === undefined
  return asked.length === 0 && isConfirmed ? applyingDataPoints(all, application) : asked
}

/** Whether a state has anything to ask; one without questions always has. */
export const hasSomethingToAsk = (asking: Asking): boolean => {
  const step = stepOf(asking.state)
  if (step?.kind !== 'questions' || step.asks === 'known') return true
  if (asking.lender.confirms !== true && !holds(step.when, asking.application)) return false
  return askedOf(asking).length > 0
}
