// The Spanish personal and tax number (docs/countries/es.md): a DNI, a foreigner's NIE, or a K, L or M number of a person
// who has neither. Its letter checks the digits.
import { type Rule, textRule } from '../../../rules/rule.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** X, Y and Z of a NIE stand for a leading digit; K, L and M precede seven digits that are checked alone. */
const toCheckedDigits = (nif: string): string =>
  nif
    .slice(0, 8)
    .replace(/^[XYZ]/u, (first) => String('XYZ'.indexOf(first)))
    .replace(/^[KLM]/u, '')

/** True for a number of a person, as opposed to the CIF of a company. */
export const isPersonalNif = (text: string): boolean => /^[\dXYZKLM]/u.test(text)

export const nifRule: Rule = {
  ...textRule(['nif-form', 'nif-letter'], (nif) => {
    if (!/^[\dXYZKLM]\d{7}[A-Z]$/u.test(nif)) return { code: 'nif-form' }
    return letters[Number(toCheckedDigits(nif)) % 23] === nif[8] ? null : { code: 'nif-letter' }
  }),
  /** `DNI 12345678Z` names itself. Seven digits and a letter: the leading zero was left out. */
  normalise: (text) =>
    text.replace(/^(?:DNI|NIE|NIF)?(?:ES)?(?=[\dXYZKLM]?\d{7}[A-Z]$)/u, '').replace(/^(?=\d{7}[A-Z]$)/u, '0'),
}
