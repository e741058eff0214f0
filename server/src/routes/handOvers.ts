// The calls of hand-overs: the addresses to redirect the applicant to, and the return from a provider.
import { redirectLead, reportProviderReturn } from '@loan/domain/contract/lead'
import { lenderStepCalls as calls } from '@loan/domain/contract/lenderSteps'
import { isStateOfKind, lenderSteps, listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { buildNotFoundError } from '../lib/leadError.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import { type OpenPreparation, definePreparedOpenRoute } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { assertState, lockWithDueTransitions } from '../leads/access/leadAccess.ts'
import { endHandOver } from '../leads/actions/endHandOver.ts'
import { readReturnedOutcome } from '../leads/actions/readOutcome.ts'
import { findHandOverUrl, type HandOverServices, isBeforeSummary } from '../leads/hand-over/handOver.ts'
import { resolveLeadRedirect } from '../leads/hand-over/redirectUrl.ts'
import { findByReference, hasExpired, type Lead } from '../leads/lead.ts'
import { buildGoneError, buildWrongStateError, requireJourney } from '../leads/leadErrors.ts'

/** Throws `gone` when the address is no longer available or no longer allowed. */
const requireAddress = (services: HandOverServices, lead: Lead) => {
  const url = findHandOverUrl(services, lead)
  if (url === null) throw buildGoneError(lead, 'The address is no longer available.')
  return { url, method: 'GET' as const }
}

const cardCheckRoute = defineLeadRoute(calls.offerPayment, async ({ services, lead }) => {
  const states = listStatesOfKind('hand-over').filter((state) => lenderSteps[state].handOver === 'card-check')
  assertState(lead, ...states)
  return requireAddress(services, lead)
})

const summaryRoute = defineLeadRoute(calls.sale, async ({ services, lead }) => {
  assertState(lead, 'REDIRECTED')
  if (!isBeforeSummary(services, lead)) throw buildWrongStateError(lead, 'This lender needs no summary.')
  return requireAddress(services, lead)
})

/** Returns the address of a bank link, or of a partner that needs a summary first; null in any other state. */
const findRedirectAddress = (services: Services, lead: Lead) =>
  (isStateOfKind(lead.state, 'hand-over') && lenderSteps[lead.state].handOver === 'bank-link') ||
  isBeforeSummary(services, lead)
    ? requireAddress(services, lead)
    : null

const redirectRoute = defineLeadRoute(redirectLead, async ({ services, lead }) => {
  const bankLink = findRedirectAddress(services, lead)
  if (bankLink !== null) return bankLink
  assertState(lead, 'REDIRECTED')
  const journey = requireJourney(lead)
  const url = resolveLeadRedirect(services.config, journey, services.lenders.findLender(journey))
  if (url === null) throw buildGoneError(lead, 'The lender no longer has an address.')
  return { url, method: 'GET' as const }
})

const readProviderOutcome = async ({ body, services }: OpenPreparation<typeof reportProviderReturn>) => {
  const found = await findByReference(services.storage.database, body.reference, services.now())
  return found === null ? undefined : readReturnedOutcome(services, found, body)
}

const providerReturnRoute = definePreparedOpenRoute(
  reportProviderReturn,
  readProviderOutcome,
  async (call, outcome) => {
    const { body, database, now } = call
    const { reference } = body
    const found = await findByReference(database, reference, now)
    if (found === null) throw buildNotFoundError()
    const lead = await lockWithDueTransitions(call, found.id)
    if (hasExpired(lead, now)) throw buildNotFoundError()
    await endHandOver(call, lead, { reference, outcome })
    return { handedOn: true as const }
  },
)

export const handOverRoutes = {
  offerPayment: cardCheckRoute,
  sale: summaryRoute,
  redirectLead: redirectRoute,
  comeBack: providerReturnRoute,
}
