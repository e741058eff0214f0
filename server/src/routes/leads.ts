// The calls of the lead: create, update, submit, status, continue, redirect and erase.
import {
  comeBack,
  continueLead,
  createLead,
  createLeadLegacy,
  eraseLead,
  leadAnswers,
  leadStatus,
  redirectLead,
  skipLender,
  updateLead,
  updateLeadLegacy,
} from '@loan/domain/contract/lead'
import { offerCallsByState } from '@loan/domain/contract/offer'
import type { HandOverOutcome } from '@loan/domain/lender-steps/handOver'
import { lenderStepStates, listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { hashText } from '../lib/hashText.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import { defineInsertRoute, type OpenPreparation, definePreparedOpenRoute } from '../http/route.ts'
import { declineOffers, acceptLeadOffer } from '../leads/actions/answerOffer.ts'
import { buildStatus } from '../leads/status/buildStatus.ts'
import { buildNewLead } from '../leads/actions/buildNewLead.ts'
import { endHandOver } from '../leads/actions/endHandOver.ts'
import { eraseWithNotice } from '../leads/retention/eraseWithNotice.ts'
import { findCurrentHandOver } from '../leads/hand-over/handOver.ts'
import { buildGoneError, requireJourney } from '../leads/leadErrors.ts'
import { validateStepAnswers, assertNoAnswers, type StepInput } from '../leads/answers/validateStepAnswers.ts'
import { insertNewLead } from '../leads/actions/insertNewLead.ts'
import { findByReference, hasExpired, type Lead } from '../leads/lead.ts'
import {
  type LeadCall,
  defineLeadReadRoute,
  defineLeadRoute,
  type PreparationInput,
  definePreparedLeadRoute,
} from '../http/leadRoute.ts'
import type { Services } from '../http/services.ts'
import { assertState, lockWithDueTransitions } from '../leads/access/leadAccess.ts'
import type { LeadTransaction } from '../leads/leadTransaction.ts'
import { applyApplicantEvent } from '../leads/transitions/applyEvents.ts'
import { requireProduct, requireServedProduct } from '../leads/products.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { resolveLeadRedirect } from '../leads/hand-over/redirectUrl.ts'
import { readReturnedOutcome } from '../leads/actions/readOutcome.ts'
import { readStatusSource } from '../leads/status/statusSource.ts'
import { resolveMessageLocale } from '../leads/answers/storeConsents.ts'
import { resolveLocale } from '../policies/policies.ts'
import { findRedirectAddress } from './steps.ts'
import { defineUpdateRoute } from './defineUpdateRoute.ts'

/** An entry of an index of PostgreSQL has at most 2704 bytes, and a session id may have 4000 characters. */
const maxSessionBytes = 1000

const formatSession = (sessionId: string): string =>
  `session ${Buffer.byteLength(sessionId) > maxSessionBytes ? hashText(sessionId) : sessionId}`

/**
 * @assumed the idempotency key is scoped to the session when the caller sends one, and otherwise to the client network.
 * The page always sends a session, so its network may change between two attempts.
 */
const buildCreateRoute = (endpoint: typeof createLead) =>
  defineInsertRoute(
    endpoint,
    ({ body: { product, ...answers }, services, now }) => {
      const { newLead, reply } = buildNewLead({ product: requireServedProduct(services, product), answers, now })
      return { reply, insert: (database, keyRow) => insertNewLead(database, newLead, keyRow) }
    },
    ({ body: { sessionId }, clientHash }) =>
      sessionId === undefined ? `network ${clientHash}` : formatSession(sessionId),
  )

const status = defineLeadReadRoute(
  leadStatus,
  readStatusSource,
  ({ params, services, now }, { lead, verification, received }) => {
    const product = requireProduct(services, lead)
    const locale = params.locale ?? resolveMessageLocale(product, lead.application.policies ?? [])
    return buildStatus(lead, {
      services,
      product,
      locale: resolveLocale(product, locale),
      verification,
      received,
      now,
    })
  },
)

const answers = defineLeadRoute(leadAnswers, async ({ lead: { application } }) => ({ application }))

const isBeforeSummary = (services: Services, lead: Lead): boolean =>
  lead.state === 'REDIRECTED' && findCurrentHandOver(services, lead) !== null

const skip = defineLeadRoute(skipLender, async (call) => {
  const { services, lead } = call
  if (!isBeforeSummary(services, lead)) {
    assertState(lead, 'CHECKING', 'MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER', ...lenderStepStates)
  }
  return buildReceipt(await applyApplicantEvent(call, lead, { kind: 'lender-skipped' }))
})

const requestReview = async (leadTransaction: LeadTransaction, lead: Lead): Promise<Lead> => {
  assertState(lead, 'REJECTED')
  return applyApplicantEvent(leadTransaction, lead, { kind: 'review-requested' })
}

const continueToThankYou = async (leadTransaction: LeadTransaction, lead: Lead): Promise<Lead> => {
  assertState(lead, 'ACCEPTED', 'REDIRECTED')
  return applyApplicantEvent(leadTransaction, lead, { kind: 'outcome-confirmed' })
}

/** The offers without a separate call in spec 7.19. */
const offersAnsweredHere = listStatesOfKind('offers').filter((state) => offerCallsByState[state] === 'continueLead')

const accept = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  offerId: string | undefined,
  input: StepInput,
): Promise<Lead> => {
  assertState(lead, ...offersAnsweredHere)
  const lender = leadTransaction.services.lenders.findLender(requireJourney(lead))
  if (lender === null) throw buildNotFoundError()
  const stepContext = {
    state: lead.state,
    lender,
    product: requireProduct(leadTransaction.services, lead),
    application: lead.application,
  }
  const application = validateStepAnswers(stepContext, input, leadTransaction.now)
  return acceptLeadOffer(leadTransaction, { ...lead, application }, offerId)
}

/** The outcome of a hand-over, when the call reports a return; the provider is asked outside the transaction. */
const prepareContinue = async ({ body, services, lead }: PreparationInput<typeof continueLead>) =>
  body.choice === 'come-back'
    ? readReturnedOutcome(services, lead, { reference: body.reference, outcome: body.outcome })
    : undefined

const continueLeadStep = async (call: LeadCall<typeof continueLead>, outcome: HandOverOutcome | undefined) => {
  const { body, lead } = call
  const { choice = 'next', offerId, reference, outcome: _claimed, takenBack, ...sections } = body
  if (choice !== 'accept') assertNoAnswers({ sections, takenBack })
  switch (choice) {
    case 'next':
      return buildReceipt(await continueToThankYou(call, lead))
    case 'review-by-person':
      return buildReceipt(await requestReview(call, lead))
    case 'accept':
      return buildReceipt(await accept(call, lead, offerId, { sections, takenBack }))
    case 'come-back':
      return buildReceipt(await endHandOver(call, lead, { reference, outcome }))
    case 'decline':
      assertState(lead, ...offersAnsweredHere)
      return buildReceipt(await declineOffers(call, lead, offerId))
  }
}

const continueRoute = definePreparedLeadRoute(continueLead, prepareContinue, continueLeadStep)

const redirect = defineLeadRoute(redirectLead, async ({ services, lead }) => {
  const bankLink = findRedirectAddress(services, lead)
  if (bankLink !== null) return bankLink
  assertState(lead, 'REDIRECTED')
  const journey = requireJourney(lead)
  const url = resolveLeadRedirect(services.config, journey, services.lenders.findLender(journey))
  if (url === null) throw buildGoneError(lead, 'The lender no longer has an address.')
  return { url, method: 'GET' as const }
})

const eraseRoute = defineLeadRoute(eraseLead, async (call) => {
  await eraseWithNotice(call, call.lead)
  return { erased: true as const }
})

const prepareComeBack = async ({ body, services }: OpenPreparation<typeof comeBack>) => {
  const found = await findByReference(services.storage.database, body.reference, services.now())
  return found === null ? undefined : readReturnedOutcome(services, found, body)
}

const comeBackRoute = definePreparedOpenRoute(comeBack, prepareComeBack, async (call, outcome) => {
  const { body, database, now } = call
  const { reference } = body
  const found = await findByReference(database, reference, now)
  if (found === null) throw buildNotFoundError()
  const lead = await lockWithDueTransitions(call, found.id)
  if (hasExpired(lead, now)) throw buildNotFoundError()
  await endHandOver(call, lead, { reference, outcome })
  return { handedOn: true as const }
})

export const leadRoutes = {
  createLead: buildCreateRoute(createLead),
  createLeadLegacy: buildCreateRoute(createLeadLegacy),
  updateLead: defineUpdateRoute(updateLead),
  updateLeadLegacy: defineUpdateRoute(updateLeadLegacy),
  leadStatus: status,
  leadAnswers: answers,
  skipLender: skip,
  continueLead: continueRoute,
  redirectLead: redirect,
  comeBack: comeBackRoute,
  eraseLead: eraseRoute,
}
