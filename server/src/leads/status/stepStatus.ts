// Builds the fields of a lead status that belong to the current lender's step. Fields of other steps are null or empty.
import { uploadLimits } from '@loan/domain/contract/documents'
import { type UploadSide, uploadSides } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { maxDebts } from '@loan/domain/lender-steps/debtList'
import { isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import { addRegistrations } from '../../lenders/lenderRegistrations.ts'
import { findRequiredDataPoints } from '../answers/requiredDataPoints.ts'
import { buildHandOver, type HandOverServices } from '../hand-over/handOver.ts'
import { buildDisputeErrors } from '../answers/validateStepAnswers.ts'
import type { Lead } from '../lead.ts'

export type StepStatus = Pick<LeadStatus, 'lender' | 'questions' | 'handOver' | 'upload' | 'debts' | 'offers'>

export const emptyStepStatus: StepStatus = {
  lender: null,
  questions: null,
  handOver: null,
  upload: null,
  debts: null,
  offers: [],
}

const buildQuestions = (lead: Lead, lender: LenderProfile, product: Product): LeadStatus['questions'] => {
  const { state, application } = lead
  const stepContext = { state, lender, product, application }
  const dataPoints = findRequiredDataPoints(stepContext).map(({ name }) => name)
  if (isStateOfKind(state, 'questions')) return { dataPoints, errors: buildDisputeErrors(stepContext) }
  if (isStateOfKind(state, 'upload')) return { dataPoints, errors: [] }
  return isStateOfKind(state, 'offers') && dataPoints.length > 0 ? { dataPoints, errors: [] } : null
}

const buildUpload = (lender: LenderProfile, received: readonly UploadSide[]): LeadStatus['upload'] => ({
  sides: [...(lender.uploadSides ?? uploadSides)],
  received: [...received],
  mimeTypes: [...uploadLimits.mimeTypes],
  maxBytes: uploadLimits.maxBytes,
  mayGoOnWithout: lender.needsUpload !== true,
})

export const outcomeStates: readonly StateName[] = ['ACCEPTED', 'REDIRECTED', 'THANK_YOU']

const selectOffers = ({ state, journey }: Lead): LeadStatus['offers'] => {
  if (journey === null) return []
  if (isStateOfKind(state, 'offers')) return journey.offers
  return outcomeStates.includes(state) ? journey.offers.filter(({ id }) => id === journey.takenOfferId) : []
}

type StepStatusContext = {
  readonly services: HandOverServices
  readonly product: Product
  readonly received: readonly UploadSide[]
}

export const buildStepStatus = (
  lead: Lead,
  lender: LenderProfile,
  { services, product, received }: StepStatusContext,
): StepStatus => ({
  lender: {
    key: lender.key,
    name: lender.name,
    match: lender.key,
    offerAccepted: lead.journey !== null && lead.journey.takenOfferId !== null,
  },
  questions: buildQuestions(lead, lender, product),
  handOver: buildHandOver(services, lead),
  upload: lead.state === 'ID_UPLOAD' ? buildUpload(lender, received) : null,
  debts: lead.state === 'CUSTOMER_DEBTS' ? { max: maxDebts } : null,
  offers: selectOffers(lead).map((offer) => addRegistrations(offer, lender)),
})
