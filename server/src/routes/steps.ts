// The calls of the lender steps with answers: questions and debts. The table of steps defines the questions of each
// call. The other steps have offers.ts, handOvers.ts and uploads.ts.
import { type QuestionCall, lenderStepCalls as calls, questionCallsByState } from '@loan/domain/contract/lenderSteps'
import { withDebts } from '@loan/domain/lender-steps/debts'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { buildAnswerError, LeadError } from '../lib/leadError.ts'
import { requireJourney } from '../leads/leadErrors.ts'
import { validateDebts } from '../leads/answers/validateDebts.ts'
import { requireStepContext } from '../leads/answers/requiredDataPoints.ts'
import { validateStepAnswers } from '../leads/answers/validateStepAnswers.ts'
import type { Lead } from '../leads/lead.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import type { LeadTransaction } from '../leads/leadTransaction.ts'
import { completeRequirement } from '../leads/transitions/applyEvents.ts'
import { requireProduct } from '../leads/products.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { storeConsents } from '../leads/answers/storeConsents.ts'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import { buildConsentRecords, listStatePolicies, resolveLocale } from '../policies/policies.ts'

type DeclarationInput = {
  readonly lead: Lead
  readonly lender: LenderProfile
  readonly locale: string | undefined
  readonly isMade: boolean
}

/** Stores the declaration of the step, if the step needs one. Throws `refused` when it is not made. */
const storeDeclaration = async (
  leadTransaction: LeadTransaction,
  { lead, lender, locale, isMade }: DeclarationInput,
): Promise<void> => {
  const product = requireProduct(leadTransaction.services, lead)
  const policies = listStatePolicies(lead.state, { product, lender, locale: resolveLocale(product, locale) })
  if (policies.length === 0) return
  if (!isMade) {
    throw new LeadError('refused', 'The lender needs the declaration.', {
      errors: [buildAnswerError('declaration', { code: 'consent-needed' })],
    })
  }
  const records = buildConsentRecords(
    policies,
    { locale: resolveLocale(product, locale), now: leadTransaction.now },
    () => true,
  )
  await storeConsents(
    leadTransaction.database,
    { leadId: lead.id, lender: lender.key, now: leadTransaction.now },
    records,
  )
}

const buildQuestionRoute = (endpoint: QuestionCall) => {
  const states = listStatesOfKind('questions').filter((state) => questionCallsByState[state] === endpoint)
  return defineLeadRoute(endpoint, async (call) => {
    const { body, services, now, lead } = call
    const { id: _id, locale, declaration, takenBack, ...sections } = body
    assertState(lead, ...states)
    const stepContext = requireStepContext(services, lead)
    const application = validateStepAnswers(stepContext, { sections, takenBack }, now)
    await storeDeclaration(call, { lead, lender: stepContext.lender, locale, isMade: declaration === true })
    return buildReceipt(await completeRequirement(call, { ...lead, application }))
  })
}

const debtsRoute = defineLeadRoute(calls.offerCustomerDebts, async (call) => {
  const { body, services, now, lead } = call
  assertState(lead, 'CUSTOMER_DEBTS')
  const { application } = lead
  const listed = validateDebts(body.debts, { product: requireProduct(services, lead), application, now })
  const journey = { ...requireJourney(lead), debts: [...listed] }
  const answered = { ...lead, journey, application: withDebts(application, listed) }
  return buildReceipt(await completeRequirement(call, answered))
})

export const stepRoutes = {
  vehicle: buildQuestionRoute(calls.vehicle),
  account: buildQuestionRoute(calls.account),
  maritalDetails: buildQuestionRoute(calls.maritalDetails),
  aide: buildQuestionRoute(calls.aide),
  cnp: buildQuestionRoute(calls.cnp),
  wniosek: buildQuestionRoute(calls.wniosek),
  offerEmploymentDetails: buildQuestionRoute(calls.offerEmploymentDetails),
  offerPersonalDetails: buildQuestionRoute(calls.offerPersonalDetails),
  offerCreditDetails: buildQuestionRoute(calls.offerCreditDetails),
  offerProfessionalDetails: buildQuestionRoute(calls.offerProfessionalDetails),
  offerReferenceDetails: buildQuestionRoute(calls.offerReferenceDetails),
  offerCustomerDebts: debtsRoute,
}
