// Third parties that may receive events, as one table: the purpose, the environment variables that enable each, and the
// hosts it needs. The adapters in `web/src/tracking/adapters` send the events.
import * as v from 'valibot'

/** Purposes that an applicant accepts or declines (docs/countries/README.md, E9). */
export const purposes = ['advertising', 'analytics', 'recording'] as const
export type Purpose = (typeof purposes)[number]

/** Directives of a Content-Security-Policy that name hosts, without their `-src`. */
const sourceKinds = ['script', 'connect', 'img', 'frame', 'worker'] as const
type SourceKind = (typeof sourceKinds)[number]

type VendorRow = {
  readonly purpose: Purpose
  /** The vendor is absent without this variable. */
  readonly key: { readonly variable: string; readonly pattern: RegExp; readonly example: string }
  /** A custom host (a proxy, a fake in tests) replaces all hosts of the vendor. */
  readonly host: { readonly variable: string; readonly default: string }
  /** Directives that list the vendor's `host`. `others` lists its further hosts by directive. */
  readonly uses: readonly SourceKind[]
  readonly others: Readonly<Partial<Record<SourceKind, readonly string[]>>>
  /** Whether its host serves a script. Such scripts do not support Trusted Types. */
  readonly hasScript: boolean
}

const rows = {
  tiktok: {
    purpose: 'advertising',
    key: { variable: 'TIKTOK_PIXEL_ID', pattern: /^[A-Z0-9]{8,40}$/u, example: 'C4A1EXAMPLE00PIXEL00' },
    host: { variable: 'TIKTOK_HOST', default: 'https://analytics.tiktok.com' },
    uses: ['script', 'connect', 'img'],
    others: {},
    hasScript: true,
  },
  meta: {
    purpose: 'advertising',
    key: { variable: 'META_PIXEL_ID', pattern: /^\d{6,20}$/u, example: '1234567890123456' },
    host: { variable: 'META_HOST', default: 'https://connect.facebook.net' },
    uses: ['script', 'connect', 'img'],
    others: { connect: ['https://www.facebook.com'], img: ['https://www.facebook.com'] },
    hasScript: true,
  },
  googleAds: {
    purpose: 'advertising',
    /** `send_to` of a conversion: account and label. */
    key: { variable: 'GOOGLE_ADS_SEND_TO', pattern: /^AW-\d{6,14}\/[\w-]{4,40}$/u, example: 'AW-123456789/AbC-D_efG' },
    host: { variable: 'GOOGLE_ADS_HOST', default: 'https://www.googletagmanager.com' },
    uses: ['script', 'connect', 'img'],
    others: {
      script: ['https://www.googleadservices.com'],
      connect: ['https://www.google.com', 'https://googleads.g.doubleclick.net', 'https://www.googleadservices.com'],
      img: ['https://www.google.com', 'https://googleads.g.doubleclick.net', 'https://www.googleadservices.com'],
      frame: ['https://td.doubleclick.net'],
    },
    hasScript: true,
  },
  tagManager: {
    purpose: 'advertising',
    key: { variable: 'TAG_MANAGER_ID', pattern: /^GTM-[A-Z0-9]{4,12}$/u, example: 'GTM-ABC1234' },
    host: { variable: 'TAG_MANAGER_HOST', default: 'https://www.googletagmanager.com' },
    uses: ['script', 'connect', 'img'],
    others: {},
    hasScript: true,
  },
  posthog: {
    purpose: 'analytics',
    key: { variable: 'POSTHOG_KEY', pattern: /^phc_[A-Za-z0-9]{8,60}$/u, example: 'phc_EXAMPLEexample00' },
    host: { variable: 'POSTHOG_HOST', default: 'https://eu.i.posthog.com' },
    uses: ['connect'],
    others: {},
    hasScript: false,
  },
  logRocket: {
    purpose: 'recording',
    key: { variable: 'LOGROCKET_ID', pattern: /^[a-z0-9]{4,12}\/[a-z0-9-]{1,60}$/u, example: 'abc123/loans' },
    host: { variable: 'LOGROCKET_HOST', default: 'https://cdn.logr-in.com' },
    uses: ['script', 'connect'],
    others: { connect: ['https://r.logr-in.com'], worker: ['blob:'] },
    hasScript: true,
  },
} as const satisfies Record<string, VendorRow>

export type VendorName = keyof typeof rows

export const vendors: Readonly<Record<VendorName, VendorRow>> = rows

const isVendorName = (name: string): name is VendorName => Object.hasOwn(rows, name)

export const vendorNames = Object.keys(rows).filter(isVendorName)

/**
 * The configured vendors by name, as the head of the served page contains them (vendorMeta.ts). `host` is an origin
 * without a trailing slash.
 */
export const vendorSettingsSchema = v.record(v.string(), v.strictObject({ key: v.string(), host: v.string() }))
/** A page ignores a vendor that its release does not have. */
export type VendorSettings = Readonly<Partial<Record<VendorName, { readonly key: string; readonly host: string }>>>

/** The Trusted Types policy with which our loader creates the URLs of scripts. */
export const trustedTypesPolicy = 'loan-vendors'

/** Sources that a Content-Security-Policy must allow for the configured vendors, by directive without `-src`. */
export const listContentSources = (settings: VendorSettings): Readonly<Record<SourceKind, readonly string[]>> => {
  const sources = (kind: SourceKind): readonly string[] =>
    vendorNames.flatMap((name) => {
      const configured = settings[name]
      if (configured === undefined) return []
      const { host, uses, others } = vendors[name]
      // blob: is not a host, so a custom host does not replace it.
      const furtherSources = (others[kind] ?? []).filter(
        (source) => configured.host === host.default || source === 'blob:',
      )
      return [...(uses.includes(kind) ? [configured.host] : []), ...furtherSources]
    })
  const unique = (kind: SourceKind) => [...new Set(sources(kind))]
  return {
    script: unique('script'),
    connect: unique('connect'),
    img: unique('img'),
    frame: unique('frame'),
    worker: unique('worker'),
  }
}

/**
 * Whether Trusted Types can be enforced. Scripts of third parties assign the URLs of further scripts as plain text and
 * would break. If false, the header only reports.
 */
export const canEnforceTrustedTypes = (settings: VendorSettings): boolean =>
  !vendorNames.some((name) => vendors[name].hasScript && settings[name] !== undefined)
