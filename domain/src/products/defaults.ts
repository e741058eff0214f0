// Defaults that products share: expiries and paths of the specification, and the policies.
import type { PolicyRow, Product } from './product.ts'

/** Spec 9.17 to 9.19. */
export const specExpiry = {
  applicationHours: 24,
  affiliateReferenceHours: 480,
  clickIdDays: 90,
} as const satisfies Product['expiry']

/** Spec 9.22: policy addresses are relative paths. @assumed their names. */
export const relativePaths = {
  lead: '/v3/lead',
  policies: '/policies',
  terms: 'terms',
  privacy: 'privacy',
  accessibility: 'accessibility',
} as const satisfies Product['paths']

const version = '2026-11-20'

/** One consent box per purpose; only the first is required (docs/countries/README.md, E4 and E10). @assumed the keys. */
export const consumerPolicies: readonly PolicyRow[] = [
  { key: 'general', version, path: 'generalPolicies', required: true, document: 'terms' },
  { key: 'marketing-email', version, path: 'contactDetails.marketingConsents.email', required: false },
  { key: 'marketing-phone', version, path: 'contactDetails.marketingConsents.phone', required: false },
  { key: 'marketing-text', version, path: 'contactDetails.marketingConsents.text', required: false },
  { key: 'marketing-post', version, path: 'contactDetails.marketingConsents.post', required: false },
]

/**
 * The policies where the box for text messages also names a messaging app. The payload has exactly four marketing
 * consents (spec 3.7, 3.28), so a messaging app cannot have a box of its own.
 */
export const withMessagingApp = (policies: readonly PolicyRow[]): readonly PolicyRow[] =>
  policies.map((policy) => (policy.key === 'marketing-text' ? { ...policy, version: '2026-11-25' } : policy))
