// A product's scripts against the budget. The floor is there for the day the measure looks at the wrong files.

export type Budget = { readonly floorBytes: number; readonly ceilingBytes: number }

/** ARCHITECTURE: JavaScript to the first usable page, brotli; react and react-dom alone are 58 kB. */
export const scriptBudget: Budget = { floorBytes: 70_000, ceilingBytes: 95_000 }

/** Less style than this and the first page is bare. */
const leastStyleBytes = 1_000

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The complaint, or null where the bytes lie inside the budget. */
export const checkSize = (product: string, bytes: number, { floorBytes, ceilingBytes }: Budget): string | null => {
  if (bytes > ceilingBytes) {
    return `${product}: ${kilobytes(bytes)} of script before the first page is usable, at most ${kilobytes(ceilingBytes)}`
  }
  return bytes < floorBytes
    ? `${product}: only ${kilobytes(bytes)} of script found, less than ${kilobytes(floorBytes)} cannot be the whole page`
    : null
}

/** The complaint where the first page comes without its styles. */
export const checkStyles = (product: string, bytes: number): string | null =>
  bytes < leastStyleBytes ? `${product}: the first page has ${kilobytes(bytes)} of styles: it is bare` : null
