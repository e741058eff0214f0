// NIP, the Polish tax number (docs/countries/pl.md): ten digits, the last one a check digit.
import { isAllZeros, weightedSum } from '../../../rules/checksum.ts'
import { type LoadedRule, textRule } from '../../../rules/rule.ts'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Expects ten digits. A remainder of 10 has no digit, so such numbers are never issued. */
const hasValidCheckDigit = (nip: string): boolean =>
  !isAllZeros(nip) && weightedSum(nip, weights) % 11 === Number(nip[9])

export const nipRule: LoadedRule = {
  ...textRule(['nip-length', 'nip-checksum'], (nip) => {
    if (!/^\d{10}$/u.test(nip)) return { code: 'nip-length' }
    return hasValidCheckDigit(nip) ? null : { code: 'nip-checksum' }
  }),
  /** Removes a label (`NIP 5261040828`) and the country prefix of a VAT number (`PL5261040828`). */
  normalise: (text) => text.replace(/^(?:NIP)?(?:PL)?(?=\d{10}$)/u, ''),
}
