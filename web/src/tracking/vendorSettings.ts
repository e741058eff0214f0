// Parses the configured vendors.
import { parseJson } from '@loan/domain/parseJson'
import { type VendorSettings, vendorSettingsSchema } from '@loan/domain/tracking/vendors'
import * as v from 'valibot'
import { readVendorMeta } from './vendorMeta.ts'

/** Empty when the head contains none, or an invalid value. */
export const readVendorSettings = (): VendorSettings => {
  const parsed = v.safeParse(vendorSettingsSchema, parseJson(readVendorMeta() ?? ''))
  return parsed.success ? parsed.output : {}
}
