// The policies to which a product requests consent, with the versions of their texts in a country.

/** A text to agree to. The policies call serves the text; the build does not contain it. */
export type PolicyRow = {
  readonly key: string
  readonly version: string
  /** Path of the data point that records the consent. */
  readonly path: 'generalPolicies' | `contactDetails.marketingConsents.${'email' | 'phone' | 'text' | 'post'}`
  readonly required: boolean
  /** The key in `Product.paths` of the page that contains the policy. */
  readonly document?: 'terms' | 'privacy'
}

const version = '2026-11-20'

/**
 * One consent box per purpose; only the first is required (docs/countries/README.md, E4 and E10). @assumed the keys.
 */
export const consumerPolicies: readonly PolicyRow[] = [
  { key: 'general', version, path: 'generalPolicies', required: true, document: 'terms' },
  { key: 'marketing-email', version, path: 'contactDetails.marketingConsents.email', required: false },
  { key: 'marketing-phone', version, path: 'contactDetails.marketingConsents.phone', required: false },
  { key: 'marketing-text', version, path: 'contactDetails.marketingConsents.text', required: false },
  { key: 'marketing-post', version, path: 'contactDetails.marketingConsents.post', required: false },
]

/** The policies where the text of some has a later version than the default, by key. */
export const withVersions = (versions: Readonly<Record<string, string>>): readonly PolicyRow[] =>
  consumerPolicies.map((policy) => ({ ...policy, version: versions[policy.key] ?? policy.version }))
