// Removes the cookies and storage keys of vendors on this host, as far as a script can read them.
import { type Purpose, vendorNames, vendors, type VendorName } from '@loan/domain/tracking/vendors'

type VendorTraces = { readonly cookies: RegExp; readonly keys: RegExp }

const none = /^$/

/** Names as the vendors document them. */
const vendorTraces: Readonly<Record<VendorName, VendorTraces>> = {
  tiktok: { cookies: /^(?:_ttp|_tt_\w+|ttcsid\w*|ttclid)$/, keys: /^(?:tt_|ttcsid)/ },
  meta: { cookies: /^_fb[cp]$/, keys: /^(?:_fb|lastExternalReferrer|topicsLastReferenceTime)/ },
  googleAds: { cookies: /^(?:_gcl_\w+|_gac_\w+)$/, keys: /^_gcl_/ },
  tagManager: { cookies: /^(?:_ga\w*|_gid|_gat\w*|_dc_gtm_\w+)$/, keys: none },
  posthog: { cookies: /^ph_/, keys: /^(?:ph_|__ph_)/ },
  logRocket: { cookies: /^_lr_/, keys: /^_lr_|^logRocket$/ },
}

const cookieNames = (): readonly string[] =>
  document.cookie.split('; ').flatMap((cookie) => (cookie === '' ? [] : [cookie.split('=')[0] ?? '']))

/** The host and every domain above it: a cookie can be removed only under the domain that it was set for. */
const domains = (): readonly string[] => {
  const labels = window.location.hostname.split('.')
  return ['', ...labels.map((_part, index) => `; domain=.${labels.slice(index).join('.')}`)]
}

const removeCookie = (name: string): void => {
  for (const domain of domains()) document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}${domain}`
}

const removeKeys = (open: () => globalThis.Storage, keys: RegExp): void => {
  const storage = open()
  for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
}

/** Never throws, also when storage is blocked. */
export const forgetVendors = (purposes: readonly Purpose[]): void => {
  for (const name of vendorNames.filter((vendor) => purposes.includes(vendors[vendor].purpose))) {
    const { cookies, keys } = vendorTraces[name]
    for (const remove of [
      () =>
        cookieNames()
          .filter((cookie) => cookies.test(cookie))
          .forEach(removeCookie),
      () => removeKeys(() => localStorage, keys),
      () => removeKeys(() => sessionStorage, keys),
    ]) {
      try {
        remove()
      } catch {
        // Blocked.
      }
    }
  }
}
