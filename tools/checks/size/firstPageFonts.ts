// Finds the fonts that a browser loads for given texts: the faces of the page's styles whose characters occur in them.

export type FontFile = {
  /** Relative to the build output, such as `assets/latin-1.woff2`. */
  readonly file: string
  /** First and last code points. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const parseRanges = (face: string): FontFile['ranges'] =>
  [...face.matchAll(/U\+(?<first>[\dA-F?]+)(?:-(?<last>[\dA-F]+))?/giu)].map(({ groups }) => {
    const { first = '', last = first } = groups ?? {}
    // Minifiers write U+1E00-1EFF as U+1E??.
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)]
  })

/** Throws for a font that is not part of the build. */
const parseFace = (face: string): readonly FontFile[] => {
  const address = /url\(["']?(?<address>[^"')]+)["']?\)/u.exec(face)?.groups?.['address']
  if (address === undefined) return []
  const file = /\/(?<file>assets\/[^/]+\.woff2)$/u.exec(address)?.groups?.['file']
  if (file === undefined) throw new Error(`The font ${address} is not one of the build`)
  return [{ file, ranges: parseRanges(face) }]
}

/** A face without ranges is loaded for every text. */
export const firstPageFonts = (css: string, texts: string): readonly string[] => {
  const codePoints = new Set(Array.from(texts, (character) => character.codePointAt(0) ?? 0))
  const isShown = ({ ranges }: FontFile): boolean =>
    ranges.length === 0 ||
    [...codePoints].some((point) => ranges.some(([first, last]) => point >= first && point <= last))
  return [...css.matchAll(/@font-face\s*\{(?<face>[^}]*)\}/gu)]
    .flatMap(({ groups }) => parseFace(groups?.['face'] ?? ''))
    .filter(isShown)
    .map(({ file }) => file)
}
