// Compares the script and style sizes of a product with the budget. The lower limit detects a measurement of the wrong
// files.

export type Budget = { readonly floorBytes: number; readonly ceilingBytes: number }

/** Budget for the JavaScript to the first usable page, after brotli. react and react-dom alone are 58 kB. */
export const scriptBudget: Budget = { floorBytes: 70_000, ceilingBytes: 95_000 }

/** Budget for the fonts of a session: those that the texts of the product need, in every language of the product. */
const fontBudget: Budget = { floorBytes: 10_000, ceilingBytes: 35_000 }

/** With fewer bytes of styles, the first page is unstyled. */
const leastStyleBytes = 1_000

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The finding, or null when the bytes are within the budget. */
export const checkSize = (product: string, bytes: number, { floorBytes, ceilingBytes }: Budget): string | null => {
  if (bytes > ceilingBytes) {
    return `${product}: ${kilobytes(bytes)} of script before the first page is usable, at most ${kilobytes(ceilingBytes)}`
  }
  return bytes < floorBytes
    ? `${product}: only ${kilobytes(bytes)} of script found, less than ${kilobytes(floorBytes)} cannot be the whole page`
    : null
}

/** The finding when the first page has no styles, or null. */
export const checkStyles = (product: string, bytes: number): string | null =>
  bytes < leastStyleBytes ? `${product}: the first page has ${kilobytes(bytes)} of styles: it is unstyled` : null

/** The finding when a session loads too many bytes of fonts, or so few that the brand's font is missing; or null. */
export const checkFonts = (product: string, bytes: number): string | null => {
  if (bytes > fontBudget.ceilingBytes) {
    return `${product}: ${kilobytes(bytes)} of fonts in a session, at most ${kilobytes(fontBudget.ceilingBytes)}`
  }
  return bytes < fontBudget.floorBytes
    ? `${product}: ${kilobytes(bytes)} of fonts: the font of the brand is missing`
    : null
}
