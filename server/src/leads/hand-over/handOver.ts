// Hand-overs: redirects to a bank link, a card check or a partner's site, and the outcome of the return. The URL
// identifies the lead by a random reference only.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { isStateOfKind, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute } from '@loan/domain/states'
import type { RedirectTarget } from '../../lender-journeys/nextLender.ts'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import type { Provider } from '../../ports/providerGateway.ts'
import type { Lead } from '../lead.ts'
import { buildHandOverUrl, resolvePartnerUrl, resolveRedirectUrl } from './redirectUrl.ts'
import { findLenderOfLead } from '../leadLender.ts'
import type { LeadServices } from '../leadServices.ts'
import { createSecret } from '../tokens.ts'

type HandOver = {
  readonly provider: Provider
  readonly lender: LenderProfile
  readonly details: Pick<NonNullable<LeadStatus['handOver']>, 'kind' | 'passes'>
  /** The route of the return URL, below the base path. */
  readonly route: string
}

export type HandOverServices = Pick<LeadServices, 'config' | 'lenders' | 'providers'>

/** The hand-over of the lead's current state; null when the state has none, or its provider no longer exists. */
export const findCurrentHandOver = (
  { config, lenders, providers }: HandOverServices,
  lead: Pick<Lead, 'state' | 'journey'>,
): HandOver | null => {
  const { state } = lead
  const lender = findLenderOfLead(lenders, lead)
  if (lender === null) return null
  if (isStateOfKind(state, 'hand-over')) {
    const { handOver: kind, passes } = lenderSteps[state]
    const provider = providers.findProvider(state)
    return provider && { lender, provider, details: { kind, passes: [...passes] }, route: getRoute(state) }
  }
  if (state !== 'REDIRECTED' || lender.hasSummary !== true) return null
  const { handOver: kind, passes, route } = partnerSite
  return {
    lender,
    provider: { name: lender.name, url: resolvePartnerUrl(config, lender) },
    details: { kind, passes: [...passes] },
    route,
  }
}

/** Whether the applicant sees a summary before the redirect to a partner's site. */
export const isBeforeSummary = (services: HandOverServices, lead: Pick<Lead, 'state' | 'journey'>): boolean =>
  lead.state === 'REDIRECTED' && findCurrentHandOver(services, lead) !== null

/** Whether the URL of the lender, or of the provider of a required hand-over, is allowed. */
export const canRedirectTo = (
  { config, providers }: Pick<LeadServices, 'config' | 'providers'>,
  { lender, requirement, redirectUrl }: RedirectTarget,
): boolean => {
  if (requirement === undefined)
    return resolveRedirectUrl(config, { ...lender, ...(redirectUrl !== undefined && { redirectUrl }) }) !== null
  if (!isStateOfKind(requirement, 'hand-over')) return true
  const provider = providers.findProvider(requirement)
  return provider !== null && buildHandOverUrl(config, provider, '') !== null
}

/** Adds a reference to a lead whose state has a hand-over and that has no reference yet. */
export const withReference = (services: HandOverServices, lead: Lead): Lead =>
  lead.journey === null || lead.journey.handOver !== null || findCurrentHandOver(services, lead) === null
    ? lead
    : { ...lead, journey: { ...lead.journey, handOver: { reference: createSecret(), outcome: null } } }

/** The URL to redirect to; null when the state has no hand-over or the URL is not allowed. */
export const findHandOverUrl = (services: HandOverServices, lead: Lead): string | null => {
  const handOver = findCurrentHandOver(services, lead)
  const reference = lead.journey?.handOver?.reference
  return handOver === null || reference === undefined
    ? null
    : buildHandOverUrl(services.config, handOver.provider, reference)
}

export const buildHandOver = (services: HandOverServices, lead: Lead): LeadStatus['handOver'] => {
  const handOver = findCurrentHandOver(services, lead)
  if (handOver === null) return null
  const { provider, details } = handOver
  return {
    ...details,
    provider: provider.name,
    ...(URL.canParse(provider.url) && { host: new URL(provider.url).host }),
    ...(provider.chargeAmount !== undefined && { chargeAmount: provider.chargeAmount }),
    outcome: lead.journey?.handOver?.outcome ?? null,
  }
}

/** Records a failed return. A new reference allows the applicant to try again. */
export const withFailedHandOver = (lead: Lead): Lead =>
  lead.journey === null
    ? lead
    : { ...lead, journey: { ...lead.journey, handOver: { reference: createSecret(), outcome: 'failed' } } }
