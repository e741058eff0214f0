// Defaults that products share: expiries and paths of the specification.
import type { Product } from './product.ts'

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
