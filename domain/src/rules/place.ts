// Towns, suburbs, districts, municipalities, and names of authorities and banks: letters and digits with limited
// punctuation, at least one letter, no hyphen or space at the end (spec 5.10, 5.11).
import { textRule } from './rule.ts'

const pattern = /^['’]?[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,/()&·\- ]*$/u

export const placeRule = textRule(['place-characters'], (text) =>
  pattern.test(text) && /\p{L}/u.test(text) && !/[ ,/(&-]$/u.test(text) ? null : { code: 'place-characters' },
)
