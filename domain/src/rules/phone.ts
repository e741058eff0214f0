// Phone numbers of one country, by libphonenumber with the metadata of that country (spec 5.21 to 5.23;
// docs/countries/README.md). A pattern recognises ordinary mobile numbers. The first other number loads the library;
// before that, the rule rejects nothing.
import type { MetadataJson, PhoneNumber, PhoneNumberType, CountryCode } from 'libphonenumber-js/core'
import type { ErrorCode } from './errorCodes.ts'
import type * as phoneLibrary from './phoneLibrary.ts'
import { cleanPhoneText } from './phoneText.ts'
import { type Rule, textRule } from './rule.ts'

type Library = typeof phoneLibrary
type LengthFault = NonNullable<ReturnType<Library['validatePhoneNumberLength']>>

/** The four results of spec 5.22; the library's INVALID_LENGTH (between two allowed lengths) counts as too short. */
const codes = {
  NOT_A_NUMBER: 'phone-not-a-number',
  TOO_SHORT: 'phone-too-short',
  TOO_LONG: 'phone-too-long',
  INVALID_COUNTRY: 'phone-invalid-country',
  INVALID_LENGTH: 'phone-too-short',
} as const satisfies Record<LengthFault, ErrorCode>

/**
 * Types of numbers at which a person can be called.
 * @assumed the specification requires a valid number; pagers, premium and toll-free lines are valid, but do not reach
 * an applicant.
 */
const personal: ReadonlySet<PhoneNumberType | undefined> = new Set([
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
  'PERSONAL_NUMBER',
])

/** `(+48) 512 345 678`, which the library does not parse. */
const bracketedPrefix = /^\(\+(\d{1,3})\)/u

/** Mobile numbers of a country, by their national digits. The library accepts all of them. */
export type MobileNumbers = {
  readonly callingCode: string
  readonly national: RegExp
  /** Dialled before the number within the country (`0`). */
  readonly trunk?: string
  /** Digit between the calling code and the number before a reform, which people still type: `+52 1 222 123 4567`. */
  readonly formerMark?: string
}

/** Digits with single spaces or hyphens between them; the library parses anything else. */
const plainDigits = /^\d(?:[ -]?\d)*$/u

/**
 * E.164 of an ordinary mobile number of the country; null for any other text. Accepts a repeated calling code
 * (`+48 48 512…`, typed after a prefilled one) and the zero that is dialled within a country (`+48 0 512…`).
 */
const parseMobile = (text: string, { callingCode, national, trunk, formerMark }: MobileNumbers): string | null => {
  const line = cleanPhoneText(text)
  const international = [`(+${callingCode})`, `+${callingCode}`, `00${callingCode}`, callingCode]
  const former =
    formerMark === undefined ? [] : international.flatMap((code) => [code + formerMark, `${code} ${formerMark}`])
  const followed = international.flatMap((code) => [code + callingCode, `${code} ${callingCode}`, `${code} 0`])
  const prefixes = [...former, ...followed, ...international, ...(trunk === undefined ? [] : [trunk]), '']
  for (const prefix of prefixes) {
    const rest = line.slice(prefix.length).replace(/^[ -]/u, '')
    const digits = rest.replaceAll(/[ -]/gu, '')
    if (line.startsWith(prefix) && plainDigits.test(rest) && national.test(digits)) return `+${callingCode}${digits}`
  }
  return null
}

/**
 * True for a number with the former mark but without the calling code (`1 222 123 4567` in Mexico). The mark was never
 * dialled within the country, so the number has a digit too many.
 */
const hasOnlyFormerMark = (text: string, { formerMark, national }: MobileNumbers): boolean => {
  const digits = cleanPhoneText(text).replaceAll(/[^\d+]/gu, '')
  return formerMark !== undefined && digits.startsWith(formerMark) && national.test(digits.slice(formerMark.length))
}

/** True for the beginning of a mobile number. Landlines may be shorter, so the library accepts its length. */
const lacksDigits = (text: string, mobiles: MobileNumbers): boolean =>
  ['0', '00', '000'].some((missing) => parseMobile(text + missing, mobiles) !== null)

/** `loadMetadata` imports the metadata of the country only, so the rule rejects numbers of other countries. */
export const phoneRule = (
  country: CountryCode,
  mobiles: MobileNumbers,
  loadMetadata: () => Promise<{ readonly metadata: MetadataJson }>,
): Rule => {
  let checker: { readonly library: Library; readonly metadata: MetadataJson } | undefined

  const needsNoLibrary = (text: string): boolean => text.trim() === '' || parseMobile(text, mobiles) !== null

  const parse = (text: string): PhoneNumber | undefined =>
    checker?.library.parsePhoneNumber(
      cleanPhoneText(text).replace(bracketedPrefix, '+$1 '),
      { defaultCountry: country, extract: false },
      checker.metadata,
    )

  return {
    ...textRule([...new Set(Object.values(codes)), 'phone-invalid'], (text) => {
      if (checker === undefined || parseMobile(text, mobiles) !== null) return null
      if (hasOnlyFormerMark(text, mobiles)) return { code: 'phone-too-long' }
      const fault = checker.library.validatePhoneNumberLength(cleanPhoneText(text), country, checker.metadata)
      if (fault !== undefined) return { code: codes[fault] }
      const phone = parse(text)
      if (phone === undefined || phone.ext !== undefined) return { code: 'phone-not-a-number' }
      if (personal.has(phone.getType())) return null
      return { code: lacksDigits(text, mobiles) ? 'phone-too-short' : 'phone-invalid' }
    }),
    /** E.164 (`+48512345678`); the unchanged text if it has an extension or cannot be parsed. */
    normalise: (text) => {
      const mobile = parseMobile(text, mobiles)
      if (mobile !== null) return mobile
      if (hasOnlyFormerMark(text, mobiles)) return text
      const phone = parse(text)
      return phone === undefined || phone.ext !== undefined ? text : phone.number
    },
    isLandline: (text) => parseMobile(text, mobiles) === null && parse(text)?.getType() === 'FIXED_LINE',
    load: async (text) => {
      if (checker !== undefined || (text !== undefined && needsNoLibrary(text))) return
      const [library, { metadata }] = await Promise.all([import('./phoneLibrary.ts'), loadMetadata()])
      checker = { library, metadata }
    },
  }
}
