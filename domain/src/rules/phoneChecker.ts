// Validates phone numbers with libphonenumber and the metadata of one country (spec 5.22). `phone.ts` loads this module
// with the first number that is not an ordinary mobile number. Only these two functions of the library are imported,
// because the whole package would double the size.
import {
  type CountryCode,
  default as parsePhoneNumber,
  type MetadataJson,
  type PhoneNumberType,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import type { ErrorCode } from './errorCodes.ts'
import { type MobileNumbers, parseMobile } from './mobileNumbers.ts'
import { cleanPhoneText } from './phoneText.ts'
import type { AnswerError } from './rule.ts'

type LengthFault = NonNullable<ReturnType<typeof validatePhoneNumberLength>>

/** The four results of spec 5.22; the library's INVALID_LENGTH (between two allowed lengths) counts as too short. */
const lengthFaults = {
  NOT_A_NUMBER: 'phone-not-a-number',
  TOO_SHORT: 'phone-too-short',
  TOO_LONG: 'phone-too-long',
  INVALID_COUNTRY: 'phone-invalid-country',
  INVALID_LENGTH: 'phone-too-short',
} as const satisfies Record<LengthFault, ErrorCode>

export type PhoneErrorCode = (typeof lengthFaults)[LengthFault] | 'phone-invalid'

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

/**
 * True for a number with the former prefix but without the calling code (`1 222 123 4567` in Mexico). The prefix was
 * never dialled within the country, so the number has a digit too many.
 */
const hasOnlyFormerPrefix = (text: string, { formerPrefix, national }: MobileNumbers): boolean => {
  const digits = cleanPhoneText(text).replaceAll(/[^\d+]/gu, '')
  if (formerPrefix === undefined || !digits.startsWith(formerPrefix)) return false
  return national.test(digits.slice(formerPrefix.length))
}

/** True for the beginning of a mobile number. Landlines may be shorter, so the library accepts its length. */
const lacksDigits = (text: string, mobileNumbers: MobileNumbers): boolean =>
  ['0', '00', '000'].some((missing) => parseMobile(text + missing, mobileNumbers) !== null)

/** For numbers that are not ordinary mobile numbers. */
export type PhoneChecker = {
  /** E.164 (`+48221234567`); the unchanged text if it has an extension or cannot be parsed. */
  readonly normalise: (text: string) => string
  readonly findError: (text: string) => AnswerError<PhoneErrorCode> | null
  readonly isLandline: (text: string) => boolean
}

export const createPhoneChecker = (
  country: CountryCode,
  mobileNumbers: MobileNumbers,
  metadata: MetadataJson,
): PhoneChecker => {
  const parse = (text: string) =>
    parsePhoneNumber(
      cleanPhoneText(text).replace(bracketedPrefix, '+$1 '),
      { defaultCountry: country, extract: false },
      metadata,
    )
  return {
    normalise: (text) => {
      if (hasOnlyFormerPrefix(text, mobileNumbers)) return text
      const phone = parse(text)
      return phone === undefined || phone.ext !== undefined ? text : phone.number
    },
    findError: (text) => {
      if (hasOnlyFormerPrefix(text, mobileNumbers)) return { code: 'phone-too-long' }
      const fault = validatePhoneNumberLength(cleanPhoneText(text), country, metadata)
      if (fault !== undefined) return { code: lengthFaults[fault] }
      const phone = parse(text)
      if (phone === undefined || phone.ext !== undefined) return { code: 'phone-not-a-number' }
      if (personal.has(phone.getType())) return null
      return { code: lacksDigits(text, mobileNumbers) ? 'phone-too-short' : 'phone-invalid' }
    },
    isLandline: (text) => parse(text)?.getType() === 'FIXED_LINE',
  }
}
