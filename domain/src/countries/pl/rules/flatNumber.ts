// The Polish flat number (spec 5.2).
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

/**
 * Digits, optionally followed by letters (spec 5.2).
 * @assumed `m. 5` and `12 A` are the same as 5 and 12A, and stored as these.
 */
export const plFlatNumberRule: LoadedRule = {
  ...textRule(['flat-number-characters'], (text) =>
    /^\d+\p{L}*$/u.test(text) ? null : { code: 'flat-number-characters' },
  ),
  normalise: (text) => text.replace(/^(?:m|lok)\.? ?(?=\d)/iu, '').replace(/^(\d+) (?=\p{L}+$)/u, '$1'),
}
