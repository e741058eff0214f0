// The Content-Security-Policy of a document: what it may run, fetch and be framed by. Nothing inline counts but what our
// own build wrote, by its hash. Who the others are is configuration; nothing is decided here.
import { createHash } from 'node:crypto'

/** Where violations are told (routes/policyReports.ts). */
export const reportPath = '/policy-reports'
const reportGroup = 'policy'

/** Name of the one Trusted Types policy of the page: it makes the addresses of configured vendors' scripts. */
const vendorPolicyName = 'loan-vendors'

/** Origins of vendors that are configured, by what the page does with them; all empty without a vendor. */
export type VendorSources = Readonly<Record<'script' | 'connect' | 'image' | 'frame' | 'style', readonly string[]>> & {
  /** A vendor writes markup from strings: Trusted Types are then watched, not enforced. */
  readonly writesMarkup: boolean
}

export const noVendors: VendorSources = {
  script: [],
  connect: [],
  image: [],
  frame: [],
  style: [],
  writesMarkup: false,
}

export type PolicyParts = {
  readonly document: string
  /** Origins of pages that may show the document in a frame. */
  readonly embedders: readonly string[]
  readonly vendors: VendorSources
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gu

const hashesOf = (document: string, inline: RegExp): readonly string[] => [
  ...new Set(
    [...document.matchAll(inline)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  ),
]

type Directives = Readonly<Record<string, readonly string[]>>

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const orNone = (sources: readonly string[]): readonly string[] => (sources.length === 0 ? ["'none'"] : sources)

const reporting: Directives = { 'report-uri': [reportPath], 'report-to': [reportGroup] }

const trustedTypes = ({ script }: VendorSources): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': script.length === 0 ? ["'none'"] : [vendorPolicyName],
})

/** Headers of a page of the application. */
export const buildPagePolicy = ({ document, embedders, vendors }: PolicyParts): Readonly<Record<string, string>> => {
  const policy: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(document, inlineScript), ...vendors.script],
    'style-src': ["'self'", ...hashesOf(document, inlineStyle), ...vendors.style],
    // blob: pictures an applicant chose, shown before and after they are sent.
    'img-src': ["'self'", 'data:', 'blob:', ...vendors.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...vendors.connect],
    ...(vendors.frame.length > 0 && { 'frame-src': vendors.frame }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': orNone(embedders),
  }
  const types = trustedTypes(vendors)
  return {
    'content-security-policy': write({ ...policy, ...(!vendors.writesMarkup && types), ...reporting }),
    ...(vendors.writesMarkup && { 'content-security-policy-report-only': write({ ...types, ...reporting }) }),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
  }
}

/** Of a small page of the server's own: its one style element, and forms to ourselves. */
export const buildPlainPolicy = (document: string): string =>
  write({
    'default-src': ["'none'"],
    'style-src': orNone(hashesOf(document, inlineStyle)),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
