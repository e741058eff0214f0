// Computes the contrast ratio of two colours as WCAG 2.2 defines it.

/** Channels of `#rgb` or `#rrggbb`, 0 to 255; null for any other notation. */
const parseHex = (colour: string): readonly number[] | null => {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/iu.exec(colour) ?? []
  const digits = long ?? short?.replaceAll(/./gu, '$&$&')
  return digits === undefined ? null : [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16))
}

const toLinear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const findLuminance = (colour: string): number | null => {
  const channels = parseHex(colour)?.map(toLinear)
  if (channels === undefined) return null
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 to 21; null when one of the colours is not in hexadecimal notation. */
export const findContrast = (one: string, other: string): number | null => {
  const first = findLuminance(one)
  const second = findLuminance(other)
  if (first === null || second === null) return null
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
