// The privacy choices, fetched after the page: nothing of them where the server names no third party.
import { vendorMetaName } from '@loan/domain/tracking/vendorMeta'
import { extraPart } from '../context/laterParts.tsx'

const hasVendors = (): boolean =>
  globalThis.document?.querySelector(`meta[name="${vendorMetaName}"]`) instanceof HTMLElement

export const PrivacyChoices = extraPart(async () =>
  hasVendors() ? (await import('../tracking/consent/PrivacyChoices.tsx')).PrivacyChoices : null,
)
