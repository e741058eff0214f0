// Resolves the marketing channel of a lead (`leadSource`, spec 3.1), for statistics. Names and ids of campaigns are in
// other fields.
import type { UrlParameters } from './urlParameters.ts'

export type LeadSource = 'affiliate' | 'ad-click' | 'campaign' | 'embedded' | 'direct'

const clickIdNames = ['gclid', 'wbraid', 'gbraid', 'fbclid', 'ttclid'] as const

type EntryData = {
  readonly hasAffiliate: boolean
  readonly parameters: UrlParameters
  /** Query string of the page, for the `utm_` parameters. */
  readonly search: string
  readonly isEmbedded: boolean
  /** The stored value of an earlier session. */
  readonly before: string | undefined
}

/**
 * The first channel of affiliate, ad click and campaign that applies, else the stored one, else `embedded` or `direct`.
 * @assumed the values and their order: the specification names only the field. Affiliates are paid for each lead, so
 * they are first.
 */
export const resolveLeadSource = ({ hasAffiliate, parameters, search, isEmbedded, before }: EntryData): string => {
  const shown: LeadSource | undefined = hasAffiliate
    ? 'affiliate'
    : clickIdNames.some((name) => parameters[name] !== undefined)
      ? 'ad-click'
      : [...new URLSearchParams(search).keys()].some((name) => name.startsWith('utm_'))
        ? 'campaign'
        : undefined
  return shown ?? before ?? (isEmbedded ? 'embedded' : 'direct')
}
