// NIT, the Colombian tax number of employers (docs/countries/co.md): up to fifteen digits and a check digit.
import { isAllZeros, weightedSum } from '../../../rules/checksum.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

/** From the right, without the check digit. */
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

const hasValidCheckDigit = (nit: string): boolean => {
  const digits = nit.slice(0, -1).split('').reverse().join('').padEnd(weights.length, '0')
  const remainder = weightedSum(digits, weights) % 11
  return !isAllZeros(nit) && (remainder < 2 ? remainder : 11 - remainder) === Number(nit.at(-1))
}

export const nitRule: LoadedRule = {
  ...textRule(['nit-form', 'nit-checksum'], (nit) => {
    if (!/^\d{8,16}$/u.test(nit)) return { code: 'nit-form' }
    return hasValidCheckDigit(nit) ? null : { code: 'nit-checksum' }
  }),
  normalise: (text) => text.replace(/^NIT:?(?=\d)/u, ''),
}
