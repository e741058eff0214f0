// The no-break spaces that the typographic rules of a language require, as data by locale, and those between the groups of
// a number, such as a phone number, in all of them. The build inserts them, so that the locale files contain plain spaces.
import type { LocaleKey } from '@loan/domain/countries/country'

/** Spaces that must not end a line, by locale. A locale without such a rule has no row. */
const unbreakableSpaces: Readonly<Partial<Record<LocaleKey, RegExp>>> = {
  /** Polish: no line ends with a word of one letter. */
  pl: /(?<=(?:^|[\s(„])[aiouwz]) /giu,
}

const betweenDigits = /(?<=\d) (?=\d)/gu

const rules = new Map<string, RegExp | undefined>(Object.entries(unbreakableSpaces))

/** Returns the text with no-break spaces (U+00A0) in place of the spaces that must not end a line. */
export const insertNoBreakSpaces = (locale: string, text: string): string => {
  const joined = text.replaceAll(betweenDigits, '\u00A0')
  const rule = rules.get(locale)
  return rule === undefined ? joined : joined.replaceAll(rule, '\u00A0')
}

/** Parses the JSON of a locale file and inserts the no-break spaces into its texts. */
export const parseTexts = (locale: string, json: string): unknown =>
  JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? insertNoBreakSpaces(locale, value) : value))
