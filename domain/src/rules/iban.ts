// IBANs of one country (docs/countries/README.md). Form, country and length are checked at once, the digits by ibantools.
import { type Rule, textRule } from './rule.ts'

type Checker = (iban: string) => boolean

/**
 * `length` of the country's IBAN. Where the national number is digits alone, it may be given without country.
 * ibantools checks the national check digits too, which many mistyped numbers that pass mod 97 fail.
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
