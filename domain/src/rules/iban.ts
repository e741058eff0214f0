// IBANs of one country (docs/countries/README.md). This rule checks form, country and length, ibantools the digits.
import { type Rule, textRule } from './rule.ts'

type Checker = (iban: string) => boolean

/**
 * `length`: of the country's IBAN. A national number of digits may be given without the country code.
 * ibantools also checks the national check digits, which find mistyped numbers that pass mod 97.
 */
export const ibanRule = (countryCode: string, length: number): Rule => {
  let isValid: Checker | undefined
  const nationalDigits = new RegExp(`^\\d{${length - 2}}$`, 'u')
  return {
    ...textRule(['iban-form', 'iban-country', 'iban-length', 'iban-checksum'], (iban) => {
      if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/u.test(iban)) return { code: 'iban-form' }
      if (!iban.startsWith(countryCode)) return { code: 'iban-country', params: { country: countryCode } }
      if (iban.length !== length) return { code: 'iban-length', params: { length } }
      return isValid === undefined || isValid(iban) ? null : { code: 'iban-checksum' }
    }),
    normalise: (text) => text.replace(/^(?:IBAN:?)+/u, '').replace(nationalDigits, `${countryCode}$&`),
    load: async () => {
      isValid ??= (await import('ibantools')).isValidIBAN
    },
  }
}
