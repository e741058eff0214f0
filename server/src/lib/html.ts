// Builds HTML from templates that escape every value.

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
