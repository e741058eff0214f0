// Builds the header and the footer of the static documents as HTML.
import type { Product } from '@loan/domain/products/product'
import { escapeHtml } from './escapeHtml.ts'

type DocumentHeader = {
  readonly product: Product
  readonly basePath: string
  /** The SVG element of the brand's logo. */
  readonly logo: string
  /** The same document in the other languages. */
  readonly languages: readonly { readonly href: string; readonly tag: string; readonly name: string }[]
}

export const buildHeader = ({ product, basePath, logo, languages }: DocumentHeader): string =>
  [
    '<header class="document-header"><div>',
    `<a href="${basePath}/" aria-label="${escapeHtml(product.displayName)}" translate="no">${logo}</a>`,
    ...languages.map(({ href, tag, name }) => `<a href="${href}" hreflang="${tag}" lang="${tag}">${name}</a>`),
    '</div></header>',
  ].join('')

export const buildFooter = ({ support: { email, phone } }: Product): string =>
  [
    '<footer class="document-footer" translate="no">',
    `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    `<a href="tel:${escapeHtml(phone.replaceAll(/[^+\d]/gu, ''))}">${escapeHtml(phone)}</a>`,
    '</footer>',
  ].join('')
