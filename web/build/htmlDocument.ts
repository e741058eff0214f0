// Builds an HTML document with head, first script and root. There are three kinds: the prerendered first page, a shell
// for other pages and screens, and a bare document for resume links.
import { toLanguageTag } from '../src/i18n/toLanguageTag.ts'
import type { Product } from '@loan/domain/products/product'
import { buildStyles } from './documentStyles.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { FirstScripts } from './firstScripts.ts'

export type DocumentOptions = {
  readonly product: Product
  readonly basePath: string
  /** Spec 7.1: a path on the same origin, or an absolute URL. */
  readonly apiBaseUrl: string
  /** The prerendered content of the root; empty for the bare document. */
  readonly body: string
  readonly kind: 'page' | 'shell' | 'bare'
  readonly styles: string
  readonly scripts: {
    readonly entry: string
    /** What the entry imports. */
    readonly preloads: readonly string[]
    /** What the second page needs, fetched behind the entry. */
    readonly later: readonly string[]
  }
  readonly firstScripts: FirstScripts
  readonly favicon: string
  /** The `theme-color` elements. */
  readonly themeColours: string
  readonly noScript: string
  /** The message for an application that does not load, as HTML. */
  readonly startFailed: string
  readonly meta: string
}

/** React emits title, meta and link at the start of the prerendered string. They belong in the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/

const splitHoisted = (body: string): readonly [head: string, body: string] => {
  const head = hoisted.exec(body)?.[0] ?? ''
  return [head, body.slice(head.length)]
}

export const buildDocument = (options: DocumentOptions): string => {
  const { product, basePath, apiBaseUrl, kind, scripts, firstScripts } = options
  const [head, body] = splitHoisted(options.body)
  return [
    '<!doctype html>',
    `<html lang="${toLanguageTag(product, product.locales[0])}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the styles, so that the first bytes of the document start these requests.
    ...[scripts.entry, ...scripts.preloads].map((href) => `<link rel="modulepreload" href="${href}">`),
    // As data: a browser may remember a module that failed to load (`src/loading/importFetched.ts`).
    ...scripts.later.map((href) => `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${href}">`),
    `<meta name="base-path" content="${basePath}">`,
    `<meta name="api-base-url" content="${escapeHtml(apiBaseUrl)}">`,
    options.meta,
    // The screen sets its own title after it has rendered.
    head === '' ? `<title>${escapeHtml(product.displayName)}</title>` : head,
    kind === 'page' ? '' : '<meta name="robots" content="noindex">',
    `<link rel="icon" type="image/svg+xml" href="${options.favicon}">`,
    options.themeColours,
    buildStyles(options.styles),
    `<script>${firstScripts.head}</script>`,
    '</head>',
    '<body>',
    `<div id="start-failed" role="alert" tabindex="-1" hidden>${options.startFailed}</div>`,
    `<noscript>${options.noScript}</noscript>`,
    `<div id="root" data-prerendered="${kind}" data-expiry-hours="${product.expiry.applicationHours}">${body}</div>`,
    `<script>${firstScripts.first}</script>`,
    // After the script that listens for its error event.
    `<script type="module" src="${scripts.entry}"></script>`,
    '</body>',
    '</html>',
  ].join('')
}
