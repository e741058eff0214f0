// The number of a Spanish employer: the CIF of a company (docs/countries/es.md), or the NIF of a natural person.
import { isPersonalNif, nifRule } from './nif.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const checkLetters = 'JABCDEFGHI'

/** Luhn over the seven digits, with the odd positions doubled. */
const computeCheckDigit = (digits: string): number => {
  const sum = digits.split('').reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The check character is a digit for some kinds of company, a letter for others, either for the rest. */
const mayBeDigit = /^[^KNPQRSW]/u
const mayBeLetter = /^[^ABEH]/u

const cifRule = textRule(['cif-form', 'cif-checksum'], (cif) => {
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/u.test(cif)) return { code: 'cif-form' }
  const digit = computeCheckDigit(cif.slice(1, 8))
  const isValid =
    (mayBeDigit.test(cif) && cif[8] === String(digit)) || (mayBeLetter.test(cif) && cif[8] === checkLetters[digit])
  return isValid ? null : { code: 'cif-checksum' }
})

export const esTaxRegistryCodeRule: LoadedRule = {
  codes: [...cifRule.codes, ...nifRule.codes],
  check: (value, context) =>
    (typeof value === 'string' && isPersonalNif(value) ? nifRule : cifRule).check(value, context),
  /** Removes a label (`CIF A58818501`) and the country prefix of a VAT number (`ESA58818501`). */
  normalise: (text) => {
    const number = text.replace(/^(?:CIF|NIF|DNI|NIE)?(?:ES)?(?=[A-Z0-9]{9}$)/u, '')
    return nifRule.normalise?.(number) ?? number
  },
}
