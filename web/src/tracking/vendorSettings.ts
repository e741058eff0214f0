// Which third parties are configured: what the server wrote into the page's head, parsed like anything from outside.
import { vendorMetaName } from '@loan/domain/tracking/vendorMeta'
import { type VendorSettings, vendorSettingsSchema } from '@loan/domain/tracking/vendors'
import * as v from 'valibot'
import { parseStored } from '../lib/parseStored.ts'

/** Nobody where the head names nobody, or cannot be read. */
export const readVendorSettings = (): VendorSettings => {
  const content = document.querySelector(`meta[name="${vendorMetaName}"]`)?.getAttribute('content') ?? null
  const parsed = v.safeParse(vendorSettingsSchema, parseStored(content))
  return parsed.success ? parsed.output : {}
}
