// Takes from typed or pasted text what nobody means by it: invisible characters, odd spaces, full-width forms.
// Knows nothing of kinds or countries; every function gives an already cleaned text back as it is.

/** Lone surrogates and control characters; tab and line ends count as spaces. */
const unstorable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u
/** Zero-width characters, direction marks, soft hyphens. */
const invisible = /\p{Cf}/gu
const fullWidth = /[\uFF01-\uFF5E]/gu
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63]/gu
/** Accents typed where an apostrophe was meant (D´Angelo), and its other forms but the usual ’. */
const apostrophes = /[\u0060\u00B4\u02BC\u2018\u2032]/gu

/**
 * Longer text is rejected unread. Some patterns take quadratic time, so that a body full of
 * texts of 5,000 characters would block the server for 0.3 s. The longest accepted answer has 254.
 */
export const maxRawLength = 500

const toHalfWidth = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0)

/** One line of text in NFC with single spaces and plain hyphens; null where it cannot be stored, is no text or far too long. */
export const cleanLine = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > maxRawLength || unstorable.test(raw)) return null
  return raw
    .replace(invisible, '')
    .replace(fullWidth, toHalfWidth)
    .normalize('NFC')
    .replace(dashes, '-')
    .replace(/\s+/gu, ' ')
    .trim()
}

export const withPlainApostrophes = (line: string): string => line.replace(apostrophes, "'")

const grouping = /[\s.-]/gu

/** What else people write between and around the parts of a code that has none of these marks itself. */
const foreignMarks = /[/_,;:"'`´′‘’‚“”„«»‹›]/gu

/** Upper case, compatibility forms unfolded, without the spaces, hyphens and dots people group codes with. */
export const compactNumber = (line: string): string =>
  line.normalize('NFKC').toUpperCase().normalize('NFKC').replace(dashes, '-').replace(grouping, '').normalize('NFC')

/** As `compactNumber`, without slashes, commas and quotes too. */
export const compactCode = (line: string): string =>
  compactNumber(compactNumber(line.replace(foreignMarks, '')).replace(foreignMarks, ''))

/** Lower case without accents, for comparing words people type. */
export const foldWord = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
