// Loads the privacy choices after the page. Loads nothing when the server configures no vendor.
import { optionalComponent } from '../loading/lazyComponents.tsx'
import { readVendorMeta } from '../tracking/vendorMeta.ts'

export const PrivacyChoices = optionalComponent(async () =>
  readVendorMeta() === null ? null : (await import('../tracking/consent/PrivacyChoices.tsx')).PrivacyChoices,
)
