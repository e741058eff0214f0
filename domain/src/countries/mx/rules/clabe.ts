// CLABE, the Mexican account number (docs/countries/mx.md): 18 digits, the last one a check digit. The rule uses no
// list of banks, because new banks appear every year and an outdated list would reject their customers.
import { isAllZeros } from '../../../rules/checksum.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const weights = [3, 7, 1]

const computeCheckDigit = (clabe: string): number => {
  const sum = clabe
    .slice(0, 17)
    .split('')
    .reduce((total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10), 0)
  return (10 - (sum % 10)) % 10
}

export const clabeRule: LoadedRule = {
  ...textRule(['clabe-length', 'clabe-checksum'], (clabe) => {
    if (!/^\d{18}$/u.test(clabe)) return { code: 'clabe-length' }
    return !isAllZeros(clabe) && computeCheckDigit(clabe) === Number(clabe[17]) ? null : { code: 'clabe-checksum' }
  }),
  normalise: (text) => text.replace(/^CLABE:?/u, ''),
}
