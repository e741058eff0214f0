// Removes the cookies and storage keys of vendors on this host, as far as a script can read them.
import { type Purpose, vendorNames, vendors, type VendorName } from '@loan/domain/tracking/vendors'

type VendorTraces = { readonly cookies: RegExp; readonly keys: RegExp }

const noNames = /^$/

/** Names of cookies and of storage keys, as the vendors document them. */
const vendorTraces: Readonly<Record<VendorName, VendorTraces>> = {
  tiktok: { cookies: /^(?:_ttp|_tt_\w+|ttcsid\w*|ttclid)$/, keys: /^(?:tt_|ttcsid)/ },
  meta: { cookies: /^_fb[cp]$/, keys: /^(?:_fb|lastExternalReferrer|topicsLastReferenceTime)/ },
  googleAds: { cookies: /^(?:_gcl_\w+|_gac_\w+)$/, keys: /^_gcl_/ },
  tagManager: { cookies: /^(?:_ga\w*|_gid|_gat\w*|_dc_gtm_\w+)$/, keys: noNames },
  posthog: { cookies: /^ph_/, keys: /^(?:ph_|__ph_)/ },
  logRocket: { cookies: /^_lr_/, keys: /^_lr_|^logRocket$/ },
}

const listCookieNames = (): readonly string[] =>
  document.cookie.split('; ').flatMap((cookie) => (cookie === '' ? [] : [cookie.split('=')[0] ?? '']))

/**
 * No `Domain` attribute, and those of the host and of every domain above it. A cookie is removed only with the
 * attribute that it was set with, and scripts cannot read that attribute.
 */
const listDomainAttributes = (): readonly string[] => {
  const labels = window.location.hostname.split('.')
  return ['', ...labels.map((_label, index) => `; domain=.${labels.slice(index).join('.')}`)]
}

const removeCookie = (name: string): void => {
  const expired = `${name}=; path=/; expires=${new Date(0).toUTCString()}`
  for (const domain of listDomainAttributes()) document.cookie = `${expired}${domain}`
}

const removeKeys = (getStorage: () => globalThis.Storage, keys: RegExp): void => {
  const storage = getStorage()
  for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
}

/** Removes the cookies and keys of the vendors with these purposes. Does not throw when the browser blocks storage. */
export const forgetVendors = (purposes: readonly Purpose[]): void => {
  for (const name of vendorNames.filter((vendor) => purposes.includes(vendors[vendor].purpose))) {
    const { cookies, keys } = vendorTraces[name]
    for (const remove of [
      () =>
        listCookieNames()
          .filter((cookie) => cookies.test(cookie))
          .forEach(removeCookie),
      () => removeKeys(() => localStorage, keys),
      () => removeKeys(() => sessionStorage, keys),
    ]) {
      try {
        remove()
      } catch {
        // The browser blocks cookies or this storage.
      }
    }
  }
}
