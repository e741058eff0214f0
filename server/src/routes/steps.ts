// The calls of the lender steps: questions, debts and hand-overs. The table of steps defines the questions of each
// call. offers.ts has the calls of offers and consents.
import { type QuestionCall, lenderStepCalls as calls, questionCallOf } from '@loan/domain/contract/lender-steps'
import { withDebts } from '@loan/domain/lender-steps/debts'
import { isStateOfKind, lenderSteps, statesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import { fieldError, notFound, LeadError } from '../lib/leadError.ts'
import { currentLender } from '../leads/advance.ts'
import { handOverAddressOf, handOverOf } from '../leads/handOver.ts'
import { journeyOf } from '../leads/journeyOf.ts'
import { validateDebts } from '../leads/validateDebts.ts'
import { validateStepAnswers } from '../leads/validateStepAnswers.ts'
import type { Lead } from '../leads/lead.ts'
import { leadRoute } from '../http/leadRoute.ts'
import { assertState, wrongState } from '../leads/leadAccess.ts'
import { completeRequirement, type Moving, productOf } from '../leads/moveLead.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { storeConsents } from '../leads/storeConsents.ts'
import type { Lender } from '../lenders/lender.ts'
import { buildConsentRecords, policiesIn, resolveLocale } from '../policies/policies.ts'

/** Throws `not-found` when the lender no longer exists. */
const lenderOf = (lead: Lead): Lender => {
  const lender = currentLender(journeyOf(lead))
  if (lender === null) throw notFound()
  return lender
}

type Declaring = {
  readonly lead: Lead
  readonly lender: Lender
  readonly locale: string | undefined
  readonly isMade: boolean
}

/** Stores the declaration of the step, if the step needs one. Throws `refused` when it is not made. */
const storeDeclaration = async (moving: Moving, { lead, lender, locale, isMade }: Declaring): Promise<void> => {
  const product = productOf(moving.services, lead)
  const policies = policiesIn(lead.state, { product, lender, locale: resolveLocale(product, locale) })
  if (policies.length === 0) return
  if (!isMade) {
    throw new LeadError('refused', 'The lender needs the declaration.', {
      errors: [fieldError('declaration', 'consent-needed', errorCodes['consent-needed'])],
    })
  }
  const records = buildConsentRecords(policies, { locale: resolveLocale(product, locale), now: moving.now }, () => true)
  await storeConsents(moving.database, { leadId: lead.id, lender: lender.key, now: moving.now }, records)
}

const questions = (endpoint: QuestionCall) => {
  const states = statesOfKind('questions').filter((state) => questionCallOf[state] === endpoint)
  return leadRoute(endpoint, async ({ body, services, database, now, lead }) => {
    const { id: _id, locale, declaration, takenBack, ...sections } = body
    assertState(lead, ...states)
    const lender = lenderOf(lead)
    const moving = { services, database, now }
    const stepContext = { state: lead.state, lender, product: productOf(services, lead), application: lead.application }
    const application = validateStepAnswers(stepContext, { sections, takenBack }, now)
    await storeDeclaration(moving, { lead, lender, locale, isMade: declaration === true })
    return buildReceipt(await completeRequirement(moving, { ...lead, application }))
  })
}

const debts = leadRoute(calls.offerCustomerDebts, async ({ body, services, database, now, lead }) => {
  assertState(lead, 'CUSTOMER_DEBTS')
  const { application } = lead
  const listed = validateDebts(body.debts, { product: productOf(services, lead), application, now })
  const journey = { ...journeyOf(lead), debts: [...listed] }
  const answered = { ...lead, journey, application: withDebts(application, listed) }
  return buildReceipt(await completeRequirement({ services, database, now }, answered))
})

/** Throws `gone` when the address is no longer available or no longer allowed. */
const addressOf = (config: Moving['services']['config'], lead: Lead) => {
  const url = handOverAddressOf(config, lead)
  if (url === null) throw new LeadError('gone', 'The address is no longer available.')
  return { url, method: 'GET' as const }
}

const cardCheck = leadRoute(calls.offerPayment, async ({ services, lead }) => {
  const states = statesOfKind('hand-over').filter((state) => lenderSteps[state].handOver === 'card-check')
  assertState(lead, ...states)
  return addressOf(services.config, lead)
})

const sale = leadRoute(calls.sale, async ({ services, lead }) => {
  assertState(lead, 'REDIRECTED')
  if (handOverOf(lead) === null) throw wrongState(lead, 'This lender needs no summary.')
  return addressOf(services.config, lead)
})

/** Returns the address of a bank link, or of a partner that needs a summary first; null in any other state. */
export const bankLinkAddress = (config: Moving['services']['config'], lead: Lead) =>
  (isStateOfKind(lead.state, 'hand-over') && lenderSteps[lead.state].handOver === 'bank-link') ||
  (lead.state === 'REDIRECTED' && handOverOf(lead) !== null)
    ? addressOf(config, lead)
    : null

export const stepRoutes = {
  vehicle: questions(calls.vehicle),
  account: questions(calls.account),
  maritalDetails: questions(calls.maritalDetails),
  aide: questions(calls.aide),
  cnp: questions(calls.cnp),
  wniosek: questions(calls.wniosek),
  offerEmploymentDetails: questions(calls.offerEmploymentDetails),
  offerPersonalDetails: questions(calls.offerPersonalDetails),
  offerCreditDetails: questions(calls.offerCreditDetails),
  offerProfessionalDetails: questions(calls.offerProfessionalDetails),
  offerReferenceDetails: questions(calls.offerReferenceDetails),
  offerCustomerDebts: debts,
  offerPayment: cardCheck,
  sale,
}
