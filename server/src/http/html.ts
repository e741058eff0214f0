// Builds the server's own small HTML pages (documentation, sandbox). Every value is escaped; the pages have no script.
import { buildPlainPolicy } from './securityPolicy.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe to send. Only `html` creates it. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Piece = Html | string | number | readonly Html[]

const renderPiece = (piece: Piece): string => {
  if (piece instanceof Html) return piece.markup
  if (typeof piece === 'object') return piece.map(({ markup }) => markup).join('\n')
  return String(piece).replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '')
}

/** A template tag that escapes every value except `Html`. */
export const html = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(texts.map((text, index) => text + (index < pieces.length ? renderPiece(pieces[index] ?? '') : '')).join(''))

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1f23; }
  h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2rem; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .4rem .6rem; border: 1px solid #c9ced6; vertical-align: top; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
  pre { background: #f3f5f8; padding: .75rem; } summary { cursor: pointer; } a { color: #0b5394; }
`

export const buildPage = (title: string, body: Html): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.markup
  }\n`

/** The policy of every page that `buildPage` returns: all of them have the same style element. */
export const pageSecurityPolicy = buildPlainPolicy(buildPage('', html``))
