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
import { lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { notFound, LeadError } from '../lib/leadError.ts'
import { insertRoute, openRoute } from '../http/route.ts'
import { findCurrentLender, leaveLender } from '../leads/requestNextLender.ts'
import { declineOffers, acceptLeadOffer } from '../leads/answerOffer.ts'
import { buildStatus } from '../leads/buildStatus.ts'
import { buildNewLead } from '../leads/buildNewLead.ts'
import { endHandOver } from '../leads/endHandOver.ts'
import { findCurrentHandOver } from '../leads/handOver.ts'
import { requireJourney } from '../leads/requireJourney.ts'
import { validateStepAnswers, rejectAnswers, type StepInput } from '../leads/validateStepAnswers.ts'
import { insertNewLead } from '../leads/insertNewLead.ts'
import { findByReference, withState, type Lead } from '../leads/lead.ts'
import { leadReadRoute, leadRoute } from '../http/leadRoute.ts'
import { assertState, lockWithDueTransitions } from '../leads/leadAccess.ts'
import { type TransitionContext, requireProduct, saveTransition, touch } from '../leads/saveTransition.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { resolveRedirectUrl } from '../leads/redirectUrl.ts'
import { erase } from '../leads/retention.ts'
import { readStatusSource } from '../leads/statusSource.ts'
import { resolveMessageLocale } from '../leads/storeConsents.ts'
import { resolveLocale } from '../policies/policies.ts'
import { findRedirectAddress } from './steps.ts'
import { requireServedProduct, updateRoute } from './updateRoute.ts'

/**
 * @assumed the idempotency key is scoped to the session when the caller sends one, and otherwise to the client network:
 * a page that changes its network between two attempts has a session.
 */
const buildCreateRoute = (endpoint: typeof createLead) =>
  insertRoute(
    endpoint,
    ({ body: { product, ...answers }, services, now }) => {
      const { newLead, reply } = buildNewLead({ product: requireServedProduct(services, product), answers, now })
      return { reply, insert: (database, keyRow) => insertNewLead(database, newLead, keyRow) }
    },
    ({ body: { sessionId }, clientHash }) =>
      sessionId === undefined ? `network ${clientHash}` : `session ${sessionId}`,
  )

const status = leadReadRoute(
  leadStatus,
  readStatusSource,
  ({ params, services, now }, { lead, verification, received }) => {
    const product = requireProduct(services, lead)
    const locale = params.locale ?? resolveMessageLocale(product, lead.application.policies ?? [])
    return buildStatus(lead, {
      config: services.config,
      product,
      locale: resolveLocale(product, locale),
      verification,
      received,
      now,
    })
  },
)

const answers = leadRoute(leadAnswers, async ({ lead: { application } }) => ({ application }))

const isBeforeSummary = (lead: Lead): boolean => lead.state === 'REDIRECTED' && findCurrentHandOver(lead) !== null

const skip = leadRoute(skipLender, async ({ services, database, now, lead }) => {
  if (!isBeforeSummary(lead)) {
    assertState(lead, 'CHECKING', 'MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER', ...lenderStepStates)
  }
  const withoutLender = leaveLender(touch(requireProduct(services, lead), lead, now), requireJourney(lead), now)
  return buildReceipt(await saveTransition({ services, database, now }, lead, withoutLender))
})

type ContinueContext = TransitionContext & { readonly lead: Lead }

const requestReview = async ({ lead, ...transitionContext }: ContinueContext): Promise<Lead> => {
  assertState(lead, 'REJECTED')
  const touched = touch(requireProduct(transitionContext.services, lead), lead, transitionContext.now)
  return saveTransition(transitionContext, lead, {
    ...touched,
    journey: { ...requireJourney(lead), reviewRequested: true },
  })
}

const continueToThankYou = async ({ lead, ...transitionContext }: ContinueContext): Promise<Lead> => {
  assertState(lead, 'ACCEPTED', 'REDIRECTED')
  const touched = touch(requireProduct(transitionContext.services, lead), lead, transitionContext.now)
  return saveTransition(transitionContext, lead, withState(touched, 'THANK_YOU'))
}

/** The offers without a call of their own in spec 7.19. */
const offersAnsweredHere = ['COFIDIS_OFFER', 'INSTABANK_OFFER'] as const

const accept = async (
  { lead, ...transitionContext }: ContinueContext,
  offerId: string | undefined,
  input: StepInput,
): Promise<Lead> => {
  assertState(lead, ...offersAnsweredHere)
  const lender = findCurrentLender(requireJourney(lead))
  if (lender === null) throw notFound()
  const stepContext = {
    state: lead.state,
    lender,
    product: requireProduct(transitionContext.services, lead),
    application: lead.application,
  }
  const application = validateStepAnswers(stepContext, input, transitionContext.now)
  return acceptLeadOffer(transitionContext, { ...lead, application }, offerId)
}

const continueRoute = leadRoute(continueLead, async ({ body, services, database, now, lead }) => {
  const { choice = 'next', offerId, reference, outcome, takenBack, ...sections } = body
  const continueContext = { services, database, now, lead }
  if (choice !== 'accept') rejectAnswers({ sections, takenBack })
  switch (choice) {
    case 'next':
      return buildReceipt(await continueToThankYou(continueContext))
    case 'review-by-person':
      return buildReceipt(await requestReview(continueContext))
    case 'accept':
      return buildReceipt(await accept(continueContext, offerId, { sections, takenBack }))
    case 'come-back':
      return buildReceipt(await endHandOver(continueContext, lead, { reference, outcome }))
    case 'decline':
      assertState(lead, ...offersAnsweredHere)
      return buildReceipt(await declineOffers(continueContext, lead))
  }
})

const redirect = leadRoute(redirectLead, async ({ services, lead }) => {
  const bankLink = findRedirectAddress(services.config, lead)
  if (bankLink !== null) return bankLink
  assertState(lead, 'REDIRECTED')
  const lender = findCurrentLender(requireJourney(lead))
  const url = lender === null ? null : resolveRedirectUrl(services.config, lender)
  if (url === null) throw new LeadError('gone', 'The lender no longer has an address.')
  return { url, method: 'GET' as const }
})

const eraseRoute = leadRoute(eraseLead, async ({ database, now, lead }) => {
  await erase(database, lead, now)
  return { erased: true as const }
})

const comeBackRoute = openRoute(comeBack, async ({ body, services, database, now }) => {
  const found = await findByReference(database, body.reference)
  if (found === null) throw notFound()
  const lead = await lockWithDueTransitions(services, database, found.id, now)
  await endHandOver({ services, database, now }, lead, body)
  return { handedOn: true as const }
})

export const leadRoutes = {
  createLead: buildCreateRoute(createLead),
  createLeadLegacy: buildCreateRoute(createLeadLegacy),
  updateLead: updateRoute(updateLead),
  updateLeadLegacy: updateRoute(updateLeadLegacy),
  leadStatus: status,
  leadAnswers: answers,
  skipLender: skip,
  continueLead: continueRoute,
  redirectLead: redirect,
  comeBack: comeBackRoute,
  eraseLead: eraseRoute,
}
