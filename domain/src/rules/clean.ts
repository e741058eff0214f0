// Cleans typed or pasted text: removes invisible characters, odd spaces and full-width forms.
// Independent of kinds and countries. Every function is idempotent.

/** Lone surrogates and control characters; tab and line ends count as spaces. */
const unstorable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u
/** Zero-width characters, direction marks, soft hyphens. */
const invisible = /\p{Cf}/gu
const fullWidth = /[\uFF01-\uFF5E]/gu
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63]/gu
/** Accents typed where an apostrophe was meant (D´Angelo), and its other forms except the usual ’. */
const apostrophes = /[\u0060\u00B4\u02BC\u2018\u2032]/gu

/** Digits of Arabic and Persian keyboards. The last hexadecimal digit of a code point is the value. */
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/gu

export const replaceArabicDigits = (text: string): string =>
  text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))

/**
 * Longer text is rejected before cleaning, because some patterns take quadratic time. A body full of texts of 5,000
 * characters would block the server for 0.3 s. The longest accepted answer has 254.
 */
export const maxRawLength = 500

const toHalfWidth = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0)

/**
 * One line of text in NFC with single spaces, plain hyphens and the digits 0 to 9; null if it is not text, unstorable
 * or too long.
 */
export const cleanLine = (raw: unknown): string | null => {
  if (typeof raw !== 'string' || raw.length > maxRawLength || unstorable.test(raw)) return null
  return replaceArabicDigits(raw)
    .replace(invisible, '')
    .replace(fullWidth, toHalfWidth)
    .normalize('NFC')
    .replace(dashes, '-')
    .replace(/\s+/gu, ' ')
    .trim()
}

export const replaceApostrophes = (line: string): string => line.replace(apostrophes, "'")

const grouping = /[\s.-]/gu

/** Other punctuation that people type between and around the groups of a code and that no code contains. */
const ignoredPunctuation = /[/_,;:"'`´′‘’‚“”„«»‹›]/gu

/** Upper case, with compatibility forms replaced, without the spaces, hyphens and dots that group a code. */
export const compactNumber = (line: string): string =>
  line.normalize('NFKC').toUpperCase().normalize('NFKC').replace(dashes, '-').replace(grouping, '').normalize('NFC')

/** Like `compactNumber`; also removes slashes, commas and quotes. */
export const compactCode = (line: string): string =>
  compactNumber(compactNumber(line.replace(ignoredPunctuation, '')).replace(ignoredPunctuation, ''))

/** Lower case without accents, for comparing typed words. */
export const foldWord = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
