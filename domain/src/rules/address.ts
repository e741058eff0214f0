// The lines of an address below the town (spec 5.7 to 5.9, extended to Unicode): letters and digits with limited
// punctuation, no separator at the end. A country may restrict them further.
import { type LoadedRule, textRule } from './rule.ts'

const endsInSeparator = /[\s,/\-+&(#·]$/u

/** @assumed the punctuation: characters in street names of the eight countries (`Calle 45 # 13-20`, `3 Maja`). */
const street = /^[\p{L}\p{N}'’"„“”«»(][\p{L}\p{M}\p{N} '’"„“”«».,/()&·°ºª#+-]*$/u
/** @assumed as above: `12/4`, `3-5`, `S/N`, `12 bis`, `3.º`, `#20`. */
const number = /^[\p{L}\p{N}#][\p{L}\p{M}\p{N} .,/()&°ºª#+-]*$/u

const addressRule = (
  code: 'street-characters' | 'house-number-characters' | 'flat-number-characters',
  pattern: RegExp,
): LoadedRule => textRule([code], (text) => (pattern.test(text) && !endsInSeparator.test(text) ? null : { code }))

export const streetRule = addressRule('street-characters', street)

export const houseNumberRule = addressRule('house-number-characters', number)

/** Also for blocks and floors. */
export const flatNumberRule = addressRule('flat-number-characters', number)
