// The Spanish personal and tax number (docs/countries/es.md): a DNI, a foreigner's NIE, or a K, L or M number of a
// person who has neither. The last letter is the check character of the digits.
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** X, Y and Z of a NIE replace a leading digit; K, L and M are not part of the checked digits. */
const toCheckedDigits = (nif: string): string =>
  nif
    .slice(0, 8)
    .replace(/^[XYZ]/u, (first) => String('XYZ'.indexOf(first)))
    .replace(/^[KLM]/u, '')

/** True for the number of a person, false for the CIF of a company. */
export const isPersonalNif = (text: string): boolean => /^[\dXYZKLM]/u.test(text)

export const nifRule: LoadedRule = {
  ...textRule(['nif-form', 'nif-letter'], (nif) => {
    if (!/^[\dXYZKLM]\d{7}[A-Z]$/u.test(nif)) return { code: 'nif-form' }
    return letters[Number(toCheckedDigits(nif)) % 23] === nif[8] ? null : { code: 'nif-letter' }
  }),
  /**
   * Removes a label (`DNI 12345678Z`) and adds the leading zero to seven digits and a letter. Until 2008 a NIE had
   * eight digits of which the first was 0 (`X-01234567-L`): it remains valid and has seven digits today.
   */
  normalise: (text) =>
    text
      .replace(/X0(?=\d{7}[A-Z]$)/u, 'X')
      .replace(/^(?:DNI|NIE|NIF)?(?:ES)?(?=[\dXYZKLM]?\d{7}[A-Z]$)/u, '')
      .replace(/^(?=\d{7}[A-Z]$)/u, '0'),
}
