// CUI, the register number of Romanian companies (docs/countries/ro.md): 2 to 10 digits, the last one a check digit.
import { isAllZeros, weightedSum } from '../../../rules/checksum.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const weights = [7, 5, 3, 2, 1, 7, 5, 3, 2]

const hasValidCheckDigit = (cui: string): boolean => {
  const digits = cui.padStart(10, '0')
  return !isAllZeros(digits) && ((weightedSum(digits, weights) * 10) % 11) % 10 === Number(digits[9])
}

export const cuiRule: LoadedRule = {
  ...textRule(['cui-form', 'cui-checksum'], (cui) => {
    if (!/^\d{2,10}$/u.test(cui)) return { code: 'cui-form' }
    return hasValidCheckDigit(cui) ? null : { code: 'cui-checksum' }
  }),
  /** Removes a label (`CUI 14399840`), the country prefix of a VAT number (`RO14399840`) and leading zeros. */
  normalise: (text) => text.replace(/^(?:CUI|CIF)?:?(?:RO)?0*(?=\d{2,10}$)/u, ''),
}
