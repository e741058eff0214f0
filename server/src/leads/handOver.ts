// Handing an applicant over to a bank link, a card check or a partner's site and having them back: the address that
// names the lead by a random reference alone, and what the other side says of how it went.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { isStateOfKind, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { routeOf } from '@loan/domain/states'
import type { Config } from '../config/config.ts'
import type { Lender, LenderRequirement } from '../lenders/lender.ts'
import { type Provider, providers } from '../lenders/providers.ts'
import { currentLender } from './advance.ts'
import { inState, type Lead } from './lead.ts'
import { handOverUrlOf } from './redirectUrl.ts'
import { newSecret } from './tokens.ts'

type HandOver = {
  readonly provider: Provider
  readonly lender: Lender
  readonly facts: Pick<NonNullable<LeadStatus['handOver']>, 'kind' | 'passes'>
  /** Where the applicant comes back to, below the base path. */
  readonly route: string
}

/** The hand-over a lead stands before; null where it stands before none. */
export const handOverOf = ({ state, journey }: Lead): HandOver | null => {
  const lender = journey === null ? null : currentLender(journey)
  if (lender === null) return null
  if (isStateOfKind(state, 'hand-over')) {
    const { handOver: kind, passes } = lenderSteps[state]
    return { lender, provider: providers[state], facts: { kind, passes: [...passes] }, route: routeOf(state) }
  }
  if (state !== 'REDIRECTED' || lender.hasSummary !== true) return null
  const { handOver: kind, passes, route } = partnerSite
  return {
    lender,
    provider: { name: lender.name, url: lender.redirectUrl },
    facts: { kind, passes: [...passes] },
    route,
  }
}

export const mayHandOverTo = (config: Config, ask: LenderRequirement): boolean =>
  !isStateOfKind(ask, 'hand-over') || handOverUrlOf(config, providers[ask], '') !== null

/** The lead with a fresh reference where it needs one and has none. */
export const withReference = (lead: Lead): Lead =>
  lead.journey === null || lead.journey.handOver !== null || handOverOf(lead) === null
    ? lead
    : { ...lead, journey: { ...lead.journey, handOver: { reference: newSecret(), outcome: null } } }

/** Null where there is nothing to hand over, or its address is not allowed. */
export const handOverAddressOf = (config: Config, lead: Lead): string | null => {
  const handOver = handOverOf(lead)
  const reference = lead.journey?.handOver?.reference
  return handOver === null || reference === undefined ? null : handOverUrlOf(config, handOver.provider, reference)
}

export const buildHandOver = (lead: Lead): LeadStatus['handOver'] => {
  const handOver = handOverOf(lead)
  if (handOver === null) return null
  const { provider, facts } = handOver
  return {
    ...facts,
    provider: provider.name,
    ...(provider.chargeAmount !== undefined && { chargeAmount: provider.chargeAmount }),
    outcome: lead.journey?.handOver?.outcome ?? null,
  }
}

/** The way back without success: the applicant may try again, under another reference. */
export const withFailedHandOver = (lead: Lead): Lead =>
  lead.journey === null
    ? lead
    : { ...lead, journey: { ...lead.journey, handOver: { reference: newSecret(), outcome: 'failed' } } }

/** The partner has taken the lead on. */
export const withPartnerDone = (lead: Lead): Lead =>
  lead.journey === null ? lead : { ...inState(lead, 'THANK_YOU'), journey: { ...lead.journey, handOver: null } }
