// Phone numbers of one country, by libphonenumber with that country's metadata alone (spec 5.21 to 5.23;
// docs/countries/README.md). An ordinary mobile number is known by one pattern; the library comes with the first number
// that is not, and until then nothing is refused here.
import type { MetadataJson, PhoneNumber, PhoneNumberType, CountryCode } from 'libphonenumber-js/core'
import type { ErrorCode } from './errorCodes.ts'
import type * as phoneLibrary from './phoneLibrary.ts'
import { cleanPhoneText } from './phoneText.ts'
import { type Rule, textRule } from './rule.ts'

type Library = typeof phoneLibrary
type LengthFault = NonNullable<ReturnType<Library['validatePhoneNumberLength']>>

/** The four results of spec 5.22; the library's INVALID_LENGTH (between two allowed lengths) reads as too short. */
const codes = {
  NOT_A_NUMBER: 'phone-not-a-number',
  TOO_SHORT: 'phone-too-short',
  TOO_LONG: 'phone-too-long',
  INVALID_COUNTRY: 'phone-invalid-country',
  INVALID_LENGTH: 'phone-too-short',
} as const satisfies Record<LengthFault, ErrorCode>

/**
 * Numbers at which a person can be called.
 * @assumed the specification asks for a valid number; a pager, a premium or a free-call line is one, yet reaches no
 * applicant.
 */
const personal: ReadonlySet<PhoneNumberType | undefined> = new Set([
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
  'PERSONAL_NUMBER',
])

/** `(+48) 512 345 678`, which the library does not take. */
const bracketedPrefix = /^\(\+(\d{1,3})\)/u

/** Mobile numbers of a country, by their national digits: what the library takes for one, no more. */
export type MobileNumbers = {
  readonly callingCode: string
  readonly national: RegExp
  /** Dialled before the number within the country (`0`). */
  readonly trunk?: string
  /** Stood between the calling code and the number until a reform, and is typed still: `+52 1 222 123 4567`. */
  readonly formerMark?: string
}

/** Digits with single spaces or hyphens between them; anything else is for the library to read. */
const plainDigits = /^\d(?:[ -]?\d)*$/u

/**
 * E.164 of an ordinary mobile number of the country; null for every other text. The calling code may be given twice
 * (`+48 48 512…`, typed after what a form filled in), or with the zero that is dialled within a country (`+48 0 512…`).
 */
const readMobile = (text: string, { callingCode, national, trunk, formerMark }: MobileNumbers): string | null => {
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
 * True for a number with the former mark but without the calling code (`1 222 123 4567` in Mexico): the mark was never
 * dialled within the country, so a digit too many was typed.
 */
const hasMarkAlone = (text: string, { formerMark, national }: MobileNumbers): boolean => {
  const digits = cleanPhoneText(text).replaceAll(/[^\d+]/gu, '')
  return formerMark !== undefined && digits.startsWith(formerMark) && national.test(digits.slice(formerMark.length))
}

/** The beginning of a mobile number: landlines may be shorter, so that its length alone is no fault. */
const lacksDigits = (text: string, mobiles: MobileNumbers): boolean =>
  ['0', '00', '000'].some((missing) => readMobile(text + missing, mobiles) !== null)

/** `loadMetadata` brings `phone-metadata/<country>`; numbers of other countries are unknown to it, and refused. */
export const phoneRule = (
  country: CountryCode,
  mobiles: MobileNumbers,
  loadMetadata: () => Promise<{ readonly metadata: MetadataJson }>,
): Rule => {
  let checker: { readonly library: Library; readonly metadata: MetadataJson } | undefined

  const isEasy = (text: string): boolean => text.trim() === '' || readMobile(text, mobiles) !== null

  const parse = (text: string): PhoneNumber | undefined =>
    checker?.library.parsePhoneNumber(
      cleanPhoneText(text).replace(bracketedPrefix, '+$1 '),
      { defaultCountry: country, extract: false },
      checker.metadata,
    )

  return {
    ...textRule([...new Set(Object.values(codes)), 'phone-invalid'], (text) => {
      if (checker === undefined || readMobile(text, mobiles) !== null) return null
      if (hasMarkAlone(text, mobiles)) return { code: 'phone-too-long' }
      const fault = checker.library.validatePhoneNumberLength(cleanPhoneText(text), country, checker.metadata)
      if (fault !== undefined) return { code: codes[fault] }
      const phone = parse(text)
      if (phone === undefined || phone.ext !== undefined) return { code: 'phone-not-a-number' }
      if (personal.has(phone.getType())) return null
      return { code: lacksDigits(text, mobiles) ? 'phone-too-short' : 'phone-invalid' }
    }),
    /** E.164 (`+48512345678`); with an extension, or where nothing can be parsed, the text as it is. */
    normalise: (text) => {
      const mobile = readMobile(text, mobiles)
      if (mobile !== null) return mobile
      if (hasMarkAlone(text, mobiles)) return text
      const phone = parse(text)
      return phone === undefined || phone.ext !== undefined ? text : phone.number
    },
    isLandline: (text) => readMobile(text, mobiles) === null && parse(text)?.getType() === 'FIXED_LINE',
    load: async (text) => {
      if (checker !== undefined || (text !== undefined && isEasy(text))) return
      const [library, { metadata }] = await Promise.all([import('./phoneLibrary.ts'), loadMetadata()])
      checker = { library, metadata }
    },
  }
}
