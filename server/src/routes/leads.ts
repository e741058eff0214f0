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
import { openRoute } from '../http/route.ts'
import { currentLender, leaveLender } from '../leads/advance.ts'
import { declineOffers, takeOffer } from '../leads/answerOffer.ts'
import { buildStatus } from '../leads/buildStatus.ts'
import { createLead as storeNewLead } from '../leads/createLead.ts'
import { endHandOver } from '../leads/endHandOver.ts'
import { handOverOf } from '../leads/handOver.ts'
import { journeyOf } from '../leads/journeyOf.ts'
import { validateStepAnswers, rejectAnswers, type StepInput } from '../leads/validateStepAnswers.ts'
import { findByReference, inState, type Lead } from '../leads/lead.ts'
import { leadRoute } from '../http/leadRoute.ts'
import { assertState, lockAndCatchUp } from '../leads/leadAccess.ts'
import { type Moving, productOf, storeMove, touch } from '../leads/moveLead.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { redirectUrlOf } from '../leads/redirectUrl.ts'
import { erase } from '../leads/retention.ts'
import { localeOf } from '../leads/storeConsents.ts'
import { readVerification } from '../leads/verification.ts'
import { resolveLocale } from '../policies/policies.ts'
import { readReceived } from '../uploads/storeUpload.ts'
import { bankLinkAddress } from './steps.ts'
import { findProduct, updateRoute } from './updateRoute.ts'

/**
 * @assumed the idempotency key is scoped to the session when the caller sends one, and otherwise to the client network:
 * a page that changes its network between two attempts has a session.
 */
const createBy = (endpoint: typeof createLead) =>
  openRoute(
    endpoint,
    ({ body: { product, ...answers }, services, database, now }) =>
      storeNewLead(database, { product: findProduct(services, product), answers, now }),
    ({ body: { sessionId }, clientHash }) =>
      sessionId === undefined ? `network ${clientHash}` : `session ${sessionId}`,
  )

const status = leadRoute(leadStatus, async ({ params, services, database, now, lead }) => {
  const product = productOf(services, lead)
  const locale = params.locale ?? localeOf(product, lead.application.policies ?? [])
  return buildStatus(lead, {
    config: services.config,
    product,
    locale: resolveLocale(product, locale),
    verification: lead.journey === null ? null : await readVerification(database, lead.id),
    received: lead.state === 'ID_UPLOAD' ? await readReceived(database, lead.id) : [],
    now,
  })
})

const answers = leadRoute(leadAnswers, async ({ lead: { application } }) => ({ application }))

const isBeforeSummary = (lead: Lead): boolean => lead.state === 'REDIRECTED' && handOverOf(lead) !== null

const skip = leadRoute(skipLender, async ({ services, database, now, lead }) => {
  if (!isBeforeSummary(lead)) {
    assertState(lead, 'CHECKING', 'MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER', ...lenderStepStates)
  }
  const left = leaveLender(touch(productOf(services, lead), lead, now), journeyOf(lead), now)
  return buildReceipt(await storeMove({ services, database, now }, lead, left))
})

type Continuing = Moving & { readonly lead: Lead }

const requestReview = async ({ lead, ...moving }: Continuing): Promise<Lead> => {
  assertState(lead, 'REJECTED')
  const touched = touch(productOf(moving.services, lead), lead, moving.now)
  return storeMove(moving, lead, { ...touched, journey: { ...journeyOf(lead), reviewRequested: true } })
}

const thank = async ({ lead, ...moving }: Continuing): Promise<Lead> => {
  assertState(lead, 'ACCEPTED', 'REDIRECTED')
  const touched = touch(productOf(moving.services, lead), lead, moving.now)
  return storeMove(moving, lead, inState(touched, 'THANK_YOU'))
}

/** The offers without a call of their own in spec 7.19. */
const offersAnsweredHere = ['COFIDIS_OFFER', 'INSTABANK_OFFER'] as const

const accept = async (
  { lead, ...moving }: Continuing,
  offerId: string | undefined,
  input: StepInput,
): Promise<Lead> => {
  assertState(lead, ...offersAnsweredHere)
  const lender = currentLender(journeyOf(lead))
  if (lender === null) throw notFound()
  const stepContext = {
    state: lead.state,
    lender,
    product: productOf(moving.services, lead),
    application: lead.application,
  }
  const application = validateStepAnswers(stepContext, input, moving.now)
  return takeOffer(moving, { ...lead, application }, offerId)
}

const goOn = leadRoute(continueLead, async ({ body, services, database, now, lead }) => {
  const { choice = 'next', offerId, reference, outcome, takenBack, ...sections } = body
  const continuing = { services, database, now, lead }
  if (choice !== 'accept') rejectAnswers({ sections, takenBack })
  switch (choice) {
    case 'next':
      return buildReceipt(await thank(continuing))
    case 'review-by-person':
      return buildReceipt(await requestReview(continuing))
    case 'accept':
      return buildReceipt(await accept(continuing, offerId, { sections, takenBack }))
    case 'come-back':
      return buildReceipt(await endHandOver(continuing, lead, { reference, outcome }))
    case 'decline':
      assertState(lead, ...offersAnsweredHere)
      return buildReceipt(await declineOffers(continuing, lead))
  }
})

const redirect = leadRoute(redirectLead, async ({ services, lead }) => {
  const bankLink = bankLinkAddress(services.config, lead)
  if (bankLink !== null) return bankLink
  assertState(lead, 'REDIRECTED')
  const lender = currentLender(journeyOf(lead))
  const url = lender === null ? null : redirectUrlOf(services.config, lender)
  if (url === null) throw new LeadError('gone', 'The lender no longer has an address.')
  return { url, method: 'GET' as const }
})

const forget = leadRoute(eraseLead, async ({ database, now, lead }) => {
  await erase(database, lead, now)
  return { erased: true as const }
})

const back = openRoute(comeBack, async ({ body, services, database, now }) => {
  const found = await findByReference(database, body.reference)
  if (found === null) throw notFound()
  const lead = await lockAndCatchUp(services, database, found.id, now)
  await endHandOver({ services, database, now }, lead, body)
  return { handedOn: true as const }
})

export const leadRoutes = {
  createLead: createBy(createLead),
  createLeadLegacy: createBy(createLeadLegacy),
  updateLead: updateRoute(updateLead),
  updateLeadLegacy: updateRoute(updateLeadLegacy),
  leadStatus: status,
  leadAnswers: answers,
  skipLender: skip,
  continueLead: goOn,
  redirectLead: redirect,
  comeBack: back,
  eraseLead: forget,
}
