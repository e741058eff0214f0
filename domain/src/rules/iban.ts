// IBANs of one country (docs/countries/README.md). This rule checks form, country and length, ibantools the digits.
// Before ibantools has loaded, the rule rejects a wrong form and has no result for any other text.
import { type AnswerError, type LazyRule, type LoadedRule, textRule } from './rule.ts'

type Checker = (iban: string) => boolean

const codes = ['iban-form', 'iban-country', 'iban-length', 'iban-checksum'] as const

/**
 * `length`: of the country's IBAN. A national number of digits may be given without the country code.
 * ibantools also checks the national check digits, which find mistyped numbers that pass mod 97.
 */
export const ibanRule = (countryCode: string, length: number): LazyRule => {
  let loaded: LoadedRule | null = null
  const nationalDigits = new RegExp(`^\\d{${length - 2}}$`, 'u')

  const findFormError = (iban: string): AnswerError<(typeof codes)[number]> | null => {
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/u.test(iban)) return { code: 'iban-form' }
    if (!iban.startsWith(countryCode)) return { code: 'iban-country', params: { country: countryCode } }
    return iban.length === length ? null : { code: 'iban-length', params: { length } }
  }
  const buildRule = (isValid: Checker): LoadedRule =>
    textRule(codes, (iban) => findFormError(iban) ?? (isValid(iban) ? null : { code: 'iban-checksum' }))
  const formRule = textRule(codes, findFormError)

  return {
    codes,
    normalise: (text) => text.replace(/^(?:IBAN:?)+/u, '').replace(nationalDigits, `${countryCode}$&`),
    load: async () => {
      loaded ??= buildRule((await import('ibantools')).isValidIBAN)
    },
    findLoaded: (iban) => loaded ?? (findFormError(iban) === null ? null : formRule),
  }
}
