// REGON, the Polish register number of businesses (docs/countries/pl.md): nine digits, or fourteen for a local unit.
import { isAllZeros, weightedSum } from '../../../rules/checksum.ts'
import { textRule } from '../../../rules/rule.ts'

const weights = [8, 9, 2, 3, 4, 5, 6, 7]
const localWeights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]

const hasValidCheckDigit = (digits: string, of: readonly number[]): boolean =>
  (weightedSum(digits, of) % 11) % 10 === Number(digits[of.length])

/** The first nine digits of a local unit's number are the REGON of its business and have their own check digit. */
const isRegon = (regon: string): boolean =>
  !isAllZeros(regon.slice(0, 9)) &&
  hasValidCheckDigit(regon, weights) &&
  (regon.length === 9 || hasValidCheckDigit(regon, localWeights))

export const regonRule = textRule(['regon-length', 'regon-checksum'], (regon) => {
  if (!/^(?:\d{9}|\d{14})$/u.test(regon)) return { code: 'regon-length' }
  return isRegon(regon) ? null : { code: 'regon-checksum' }
})
