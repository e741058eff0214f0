// People's names: letters of any script with spaces or hyphens between them (spec 5.5), extended to Unicode.
import { textRule } from './rule.ts'

/**
 * A word of text in which each letter is an `L` and each combining mark an `M`. The pattern would repeat the classes of
 * Unicode eighteen times. V8 would then take ten times as long to compile it, while the applicant types a name.
 */
const word = "['’]?L[LM]*"

/**
 * Between two words: a dot, apostrophe or middle dot, a comma (`dela Cruz, Jr.`), a space or a hyphen.
 * It is unambiguous, because an ambiguous pattern takes exponential time for many separators.
 */
const separator = String.raw`(?:[.'’·](?: ?[,-] ?| )?| ?[,-] ?| )`

const name = String.raw`${word}(?:${separator}${word})*\.?`

const pattern = new RegExp(String.raw`^${name}(?: ?[([] ?${name} ?[)\]](?: ${name})?)?$`, 'u')

const replaceLetters = (text: string): string => text.replaceAll(/\p{L}/gu, 'L').replaceAll(/\p{M}/gu, 'M')

/**
 * @assumed names also contain apostrophes, dots, the Catalan middle dot and spaced hyphens: O’Neil, St. John, M.ª, ’t
 * Hooft, Gal·la, `Kowalska - Nowak` (docs/countries/README.md). A comma may precede a suffix, and one name may be in
 * brackets as a birth name: `Schmidt (geb. Müller)`, `Anna (Nowak) Kowalska`. Every separator is between letters; only
 * a dot or a bracket may end a name.
 */
export const nameRule = textRule(['name-characters'], (text) =>
  pattern.test(replaceLetters(text)) ? null : { code: 'name-characters' },
)
