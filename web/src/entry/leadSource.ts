// The channel a lead came through (`leadSource`, spec 3.1): one word for statistics. Names and ids have fields of their
// own.
import type { UrlParameters } from './urlParameters.ts'

export type LeadSource = 'affiliate' | 'ad-click' | 'campaign' | 'embedded' | 'direct'

const clickIdNames = ['gclid', 'wbraid', 'gbraid', 'fbclid', 'ttclid'] as const

type Arrival = {
  readonly hasAffiliate: boolean
  readonly parameters: UrlParameters
  /** Query of the page's address, for the campaign's parameters. */
  readonly search: string
  readonly isEmbedded: boolean
  /** What an earlier visit stored. */
  readonly before: string | undefined
}

/**
 * The strongest channel this visit shows; the stored one where it shows none.
 * @assumed all of it: the specification names the field alone. Affiliates are paid by the lead, so they come first.
 */
export const resolveLeadSource = ({ hasAffiliate, parameters, search, isEmbedded, before }: Arrival): string => {
  const shown: LeadSource | undefined = hasAffiliate
    ? 'affiliate'
    : clickIdNames.some((name) => parameters[name] !== undefined)
      ? 'ad-click'
      : [...new URLSearchParams(search).keys()].some((name) => name.startsWith('utm_'))
        ? 'campaign'
        : undefined
  return shown ?? before ?? (isEmbedded ? 'embedded' : 'direct')
}
