// People's names: letters of any script with spaces or hyphens between them (spec 5.5), made Unicode.
import { patternRule } from './rule.ts'

const word = String.raw`['’]?\p{L}[\p{L}\p{M}]*`

/**
 * Between two words: a dot, apostrophe or middle dot, a comma (`dela Cruz, Jr.`), a space or a hyphen.
 * No text matches it in two ways: with many separators that would take exponential time.
 */
const separator = String.raw`(?:[.'’·](?: ?[,-] ?| )?| ?[,-] ?| )`

const name = String.raw`${word}(?:${separator}${word})*\.?`

/**
 * @assumed apostrophes, dots and the Catalan middle dot too, and `Kowalska - Nowak`: O’Neil, St. John, M.ª,
 * ’t Hooft, Gal·la are names (docs/countries/README.md); so is a comma before a suffix, and one name in brackets for a birth
 * name: `Schmidt (geb. Müller)`, `Anna (Nowak) Kowalska`. Every separator stands between letters, only a dot or a
 * bracket may end.
 */
export const nameRule = patternRule(
  'name-characters',
  new RegExp(String.raw`^${name}(?: ?[([] ?${name} ?[)\]](?: ${name})?)?$`, 'u'),
)
