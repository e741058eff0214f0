// The HTML around the page: head, first script, root. Three of them: the prerendered first page, a shell for other
// pages and screens, and a bare one for links that resume a lead.
import { languageTagOf } from '../src/context/languageTag.ts'
import type { Product } from '@loan/domain/products/product'
import { escapeHtml } from './escapeHtml.ts'
import type { FirstScripts } from './firstScripts.ts'

export type DocumentParts = {
  readonly product: Product
  readonly basePath: string
  /** Spec 7.1: a path of the own origin, or the address of another host. */
  readonly apiBaseUrl: string
  /** What stands in the root at first; empty for the bare document. */
  readonly body: string
  readonly kind: 'page' | 'shell' | 'bare'
  readonly styles: string
  readonly scripts: {
    readonly entry: string
    readonly preloads: readonly string[]
  }
  readonly firstScripts: FirstScripts
  readonly favicon: string
  readonly noScript: string
  /** Said where the application does not load. */
  readonly startFailed: string
  readonly meta: string
}

/** React emits title and meta at the start of the body string when prerendering: they belong into the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/

const splitHoisted = (body: string): readonly [head: string, body: string] => {
  const head = hoisted.exec(body)?.[0] ?? ''
  return [head, body.slice(head.length)]
}

export const buildDocument = (parts: DocumentParts): string => {
  const { product, basePath, apiBaseUrl, kind, scripts, firstScripts } = parts
  const [head, body] = splitHoisted(parts.body)
  return [
    '<!doctype html>',
    `<html lang="${languageTagOf(product, product.locales[0])}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the styles: asked for with the first bytes of the document that come.
    ...[scripts.entry, ...scripts.preloads].map((href) => `<link rel="modulepreload" href="${href}">`),
    `<meta name="base-path" content="${basePath}">`,
    `<meta name="api-base-url" content="${escapeHtml(apiBaseUrl)}">`,
    parts.meta,
    // The screen names itself once it is there.
    head === '' ? `<title>${escapeHtml(product.displayName)}</title>` : head,
    kind === 'page' ? '' : '<meta name="robots" content="noindex">',
    `<link rel="icon" type="image/svg+xml" href="${parts.favicon}">`,
    `<style>${parts.styles}</style>`,
    `<script>${firstScripts.head}</script>`,
    '</head>',
    '<body>',
    `<div id="start-failed" role="alert" tabindex="-1" hidden>${parts.startFailed}</div>`,
    `<div id="root" data-prerendered="${kind}" data-expiry-hours="${product.expiry.applicationHours}">${body}</div>`,
    `<noscript>${parts.noScript}</noscript>`,
    `<script>${firstScripts.first}</script>`,
    // After the one that hears where it does not come.
    `<script type="module" src="${scripts.entry}"></script>`,
    '</body>',
    '</html>',
  ].join('')
}
