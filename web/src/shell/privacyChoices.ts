// Loads the privacy choices after the page. Loads nothing when the server configures no vendor.
import { vendorMetaName } from '@loan/domain/tracking/vendorMeta'
import { optionalComponent } from '../loading/lazyComponents.tsx'

const hasVendors = (): boolean =>
  globalThis.document?.querySelector(`meta[name="${vendorMetaName}"]`) instanceof HTMLElement

export const PrivacyChoices = optionalComponent(async () =>
  hasVendors() ? (await import('../tracking/consent/PrivacyChoices.tsx')).PrivacyChoices : null,
)
