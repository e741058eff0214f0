// Reads the meta tag in the page's head into which the server writes the configured vendors.
import { vendorMetaName } from '@loan/domain/tracking/vendorMeta'

/** The JSON of the vendors; null when the server configures none, and in the prerender. */
export const readVendorMeta = (): string | null =>
  globalThis.document?.querySelector(`meta[name="${vendorMetaName}"]`)?.getAttribute('content') ?? null
