// The environment variables that enable vendors (domain/src/tracking/vendors.ts): a key, and a host that replaces the
// default one. config.ts spreads them.
import { type VendorName, vendorNames, vendors, type VendorSettings } from '@loan/domain/tracking/vendors'
import * as v from 'valibot'

const keyOf = (name: VendorName) => {
  const { pattern, example } = vendors[name].key
  return v.optional(v.pipe(v.string(), v.regex(pattern, `a key like ${example}`)))
}

/** Stricter than a URL, because it becomes part of a security policy. */
const origin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/u

const hostOf = (name: VendorName) =>
  v.optional(v.pipe(v.string(), v.regex(origin, `an origin like ${vendors[name].host.default}`)))

export const vendorVariables = {
  TIKTOK_PIXEL_ID: keyOf('tiktok'),
  TIKTOK_HOST: hostOf('tiktok'),
  META_PIXEL_ID: keyOf('meta'),
  META_HOST: hostOf('meta'),
  GOOGLE_ADS_SEND_TO: keyOf('googleAds'),
  GOOGLE_ADS_HOST: hostOf('googleAds'),
  TAG_MANAGER_ID: keyOf('tagManager'),
  TAG_MANAGER_HOST: hostOf('tagManager'),
  POSTHOG_KEY: keyOf('posthog'),
  POSTHOG_HOST: hostOf('posthog'),
  LOGROCKET_ID: keyOf('logRocket'),
  LOGROCKET_HOST: hostOf('logRocket'),
} as const

/** Returns the vendors whose key is set. */
export const readVendors = (environment: Readonly<Record<string, unknown>>): VendorSettings =>
  Object.fromEntries(
    vendorNames.flatMap((name) => {
      const { key, host } = vendors[name]
      const value = environment[key.variable]
      const own = environment[host.variable]
      return typeof value === 'string'
        ? [[name, { key: value, host: typeof own === 'string' ? own : host.default }]]
        : []
    }),
  )
