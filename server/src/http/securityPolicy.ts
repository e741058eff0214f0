// Builds the Content-Security-Policy of a document. Only the inline scripts and styles of our own build are allowed, by
// their hash. The configuration lists the embedders and the vendors.
import { createHash } from 'node:crypto'
import {
  canEnforceTrustedTypes,
  listContentSources,
  trustedTypesPolicy,
  type VendorSettings,
} from '@loan/domain/tracking/vendors'

/** The path that receives violation reports (routes/policyReports.ts). */
export const reportPath = '/policy-reports'
const reportGroup = 'policy'

export type PolicyOptions = {
  readonly document: string
  /** The origins that may embed the document in a frame. */
  readonly embedders: readonly string[]
  /** The configured third parties: the only ones that the document may contact. */
  readonly vendors: VendorSettings
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gu

const hashInlineElements = (document: string, inline: RegExp): readonly string[] => [
  ...new Set(
    [...document.matchAll(inline)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  ),
]

type Directives = Readonly<Record<string, readonly string[]>>

const formatDirectives = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const withNoneDefault = (sources: readonly string[]): readonly string[] => (sources.length === 0 ? ["'none'"] : sources)

const reporting: Directives = { 'report-uri': [reportPath], 'report-to': [reportGroup] }

/**
 * Enforces Trusted Types with our own policy, or only reports violations when a vendor's script does not support them.
 */
const buildTrustedTypes = (vendors: VendorSettings, isEnforced: boolean): Directives => ({
  'require-trusted-types-for': ["'script'"],
  ...(isEnforced && {
    'trusted-types': withNoneDefault(Object.keys(vendors).length === 0 ? [] : [trustedTypesPolicy]),
  }),
})

/** Returns the origin of the lead server when the document names one on another host; otherwise an empty list. */
const findApiOrigin = (document: string): readonly string[] => {
  const address = /<meta name="api-base-url" content="(?<address>https?:[^"]*)"/u.exec(document)?.groups?.['address']
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
}

/** Builds the policy headers of a page of the application. */
export const buildPagePolicy = ({ document, embedders, vendors }: PolicyOptions): Readonly<Record<string, string>> => {
  const vendorSources = listContentSources(vendors)
  const api = findApiOrigin(document)
  const isEnforced = canEnforceTrustedTypes(vendors)
  const types = buildTrustedTypes(vendors, isEnforced)
  const policy: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashInlineElements(document, inlineScript), ...vendorSources.script],
    'style-src': ["'self'", ...hashInlineElements(document, inlineStyle)],
    // `blob:` is for the pictures that an applicant selects. The API's origin is for the logos of lenders.
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...vendorSources.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...vendorSources.connect],
    ...(vendorSources.frame.length > 0 && { 'frame-src': vendorSources.frame }),
    ...(vendorSources.worker.length > 0 && { 'worker-src': vendorSources.worker }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': withNoneDefault(embedders),
  }
  return {
    'content-security-policy': formatDirectives({ ...policy, ...(isEnforced && types), ...reporting }),
    ...(!isEnforced && { 'content-security-policy-report-only': formatDirectives({ ...types, ...reporting }) }),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
  }
}

/** Builds the policy of a small page of the server: allows its inline styles, and forms to its own origin. */
export const buildPlainPolicy = (document: string, additional: Directives = {}): string =>
  formatDirectives({
    'default-src': ["'none'"],
    'style-src': withNoneDefault(hashInlineElements(document, inlineStyle)),
    ...additional,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })

/** Builds the policy of a tool page, which also runs its inline script, polls its own URL and frames previews. */
export const buildToolPolicy = (document: string): string =>
  buildPlainPolicy(document, {
    'script-src': withNoneDefault(hashInlineElements(document, inlineScript)),
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
  })

/** Builds the policy of a preview: a first page that runs no script and that only this server's pages may frame. */
export const buildPreviewPolicy = (document: string): string =>
  formatDirectives({
    'default-src': ["'none'"],
    'style-src': ["'self'", ...hashInlineElements(document, inlineStyle)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  })

/** The policy of an e-mail that a tool page shows in a frame: allows only its inline styles. */
export const emailSecurityPolicy = formatDirectives({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: [],
})

/** The policy of the API reference: Swagger UI runs its script, draws icons from data and calls this server's API. */
export const docsSecurityPolicy = formatDirectives({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})
