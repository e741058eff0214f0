// The Spanish personal and tax number: a DNI, or a foreigner's NIE (countries.md §1.4); its letter checks the digits.
import { type Rule, textRule } from './rule.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

export const nifRule: Rule = {
  ...textRule(['nif-form', 'nif-letter'], (nif) => {
    if (!/^[\dXYZ]\d{7}[A-Z]$/u.test(nif)) return { code: 'nif-form' }
    const digits = nif.slice(0, 8).replace(/^[XYZ]/u, (first) => String('XYZ'.indexOf(first)))
    return letters[Number(digits) % 23] === nif[8] ? null : { code: 'nif-letter' }
  }),
  /** Seven digits and a letter: the leading zero was left out. */
  normalise: (text) => text.replace(/^(?=\d{7}[A-Z]$)/u, '0'),
}
