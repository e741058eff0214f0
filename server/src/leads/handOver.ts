// Hand-overs: redirects to a bank link, a card check or a partner's site, and the outcome of the return. The URL
// identifies the lead by a random reference only.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { isStateOfKind, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute } from '@loan/domain/states'
import type { Config } from '../config/config.ts'
import type { Lender, LenderRequirement } from '../lenders/lender.ts'
import { type Provider, providers } from '../lenders/providers.ts'
import { findCurrentLender } from './requestNextLender.ts'
import { withState, type Lead } from './lead.ts'
import { buildHandOverUrl } from './redirectUrl.ts'
import { createSecret } from './tokens.ts'

type HandOver = {
  readonly provider: Provider
  readonly lender: Lender
  readonly details: Pick<NonNullable<LeadStatus['handOver']>, 'kind' | 'passes'>
  /** The route of the return URL, below the base path. */
  readonly route: string
}

/** The hand-over of the lead's current state; null when the state has none. */
export const findCurrentHandOver = ({ state, journey }: Lead): HandOver | null => {
  const lender = journey === null ? null : findCurrentLender(journey)
  if (lender === null) return null
  if (isStateOfKind(state, 'hand-over')) {
    const { handOver: kind, passes } = lenderSteps[state]
    return { lender, provider: providers[state], details: { kind, passes: [...passes] }, route: getRoute(state) }
  }
  if (state !== 'REDIRECTED' || lender.hasSummary !== true) return null
  const { handOver: kind, passes, route } = partnerSite
  return {
    lender,
    provider: { name: lender.name, url: lender.redirectUrl },
    details: { kind, passes: [...passes] },
    route,
  }
}

export const canHandOverTo = (config: Config, requirement: LenderRequirement): boolean =>
  !isStateOfKind(requirement, 'hand-over') || buildHandOverUrl(config, providers[requirement], '') !== null

/** Adds a reference to a lead whose state has a hand-over and that has no reference yet. */
export const withReference = (lead: Lead): Lead =>
  lead.journey === null || lead.journey.handOver !== null || findCurrentHandOver(lead) === null
    ? lead
    : { ...lead, journey: { ...lead.journey, handOver: { reference: createSecret(), outcome: null } } }

/** The URL to redirect to; null when the state has no hand-over or the URL is not allowed. */
export const findHandOverUrl = (config: Config, lead: Lead): string | null => {
  const handOver = findCurrentHandOver(lead)
  const reference = lead.journey?.handOver?.reference
  return handOver === null || reference === undefined ? null : buildHandOverUrl(config, handOver.provider, reference)
}

export const buildHandOver = (lead: Lead): LeadStatus['handOver'] => {
  const handOver = findCurrentHandOver(lead)
  if (handOver === null) return null
  const { provider, details } = handOver
  return {
    ...details,
    provider: provider.name,
    ...(provider.chargeAmount !== undefined && { chargeAmount: provider.chargeAmount }),
    outcome: lead.journey?.handOver?.outcome ?? null,
  }
}

/** Records a failed return. A new reference allows the applicant to try again. */
export const withFailedHandOver = (lead: Lead): Lead =>
  lead.journey === null
    ? lead
    : { ...lead, journey: { ...lead.journey, handOver: { reference: createSecret(), outcome: 'failed' } } }

/** Ends the lead after the partner accepted it. */
export const withPartnerAcceptance = (lead: Lead): Lead =>
  lead.journey === null ? lead : { ...withState(lead, 'THANK_YOU'), journey: { ...lead.journey, handOver: null } }
