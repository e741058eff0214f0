// The no-break spaces that the typographic rules of a language require, as data by locale, and those between the groups
// of a number, such as a phone number, in all of them; and the word joiners after the hyphens that must not end a line.
// The build inserts them, so that the locale files contain plain spaces and hyphens.
import type { LocaleKey } from '@loan/domain/countries/country'

/** Spaces that must not end a line, by locale. A locale without such a rule has no row. */
const unbreakableSpaces: Readonly<Partial<Record<LocaleKey, RegExp>>> = {
  /** Polish: no line ends with a word of one letter. */
  pl: /(?<=(?:^|[\s(„])[aiouwz]) /giu,
}

/** After the hyphen of a word, before an ending of up to three letters. */
const beforeEnding = /(?<=\p{L}-)(?=\p{L}{1,3}(?!\p{L}))/gu

/** Positions after a hyphen that must not end a line, by locale. */
const unbreakableHyphens: Readonly<Partial<Record<LocaleKey, RegExp>>> = {
  /** Polish: a hyphen joins an abbreviation and its ending ("SMS-em"). */
  pl: beforeEnding,
  /** Romanian: also a verb and its short pronoun ("întrebați-ne"). */
  ro: beforeEnding,
}

/** In every language: the hyphen of "e-mail", which would leave one letter at the end of a line. */
const afterOneLetter = /(?<=(?<![\p{L}\p{N}{-])\p{L}-)(?=\p{L})/gu

const betweenDigits = /(?<=\d) (?=\d)/gu

const spaceRules = new Map<string, RegExp | undefined>(Object.entries(unbreakableSpaces))
const hyphenRules = new Map<string, RegExp | undefined>(Object.entries(unbreakableHyphens))

/** Matches nothing. */
const never = /(?!)/gu

/**
 * Returns the text with no-break spaces (U+00A0) in place of the spaces that must not end a line, and with word joiners
 * (U+2060) after such hyphens.
 */
export const insertNoBreakSpaces = (locale: string, text: string): string =>
  text
    .replaceAll(betweenDigits, '\u00A0')
    .replaceAll(spaceRules.get(locale) ?? never, '\u00A0')
    .replaceAll(hyphenRules.get(locale) ?? never, '\u2060')
    .replaceAll(afterOneLetter, '\u2060')

/** Parses the JSON of a locale file and inserts the no-break spaces into its texts. */
export const parseTexts = (locale: string, json: string): unknown =>
  JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? insertNoBreakSpaces(locale, value) : value))
