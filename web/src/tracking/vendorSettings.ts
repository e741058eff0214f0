// Reads and validates the configured vendors, which the server writes into the page's head.
import { vendorMetaName } from '@loan/domain/tracking/vendorMeta'
import { type VendorSettings, vendorSettingsSchema } from '@loan/domain/tracking/vendors'
import * as v from 'valibot'
import { parseStored } from '../lib/parseStored.ts'

/** Empty when the head contains none, or an invalid value. */
export const readVendorSettings = (): VendorSettings => {
  const content = document.querySelector(`meta[name="${vendorMetaName}"]`)?.getAttribute('content') ?? null
  const parsed = v.safeParse(vendorSettingsSchema, parseStored(content))
  return parsed.success ? parsed.output : {}
}
