// Recognises ordinary mobile numbers of one country without a library (spec 5.21; docs/countries/README.md).
import { cleanPhoneText } from './phoneText.ts'

/** Mobile numbers of a country, by their national digits. The library accepts all of them. */
export type MobileNumbers = {
  readonly callingCode: string
  readonly national: RegExp
  /** Dialled before the number within the country (`0`). */
  readonly trunk?: string
  /** Digit between the calling code and the number before a reform, which people still type: `+52 1 222 123 4567`. */
  /** Digits between the calling code and a mobile number that are no longer dialled. Applicants still type them. */
  readonly formerMark?: string
}

/** Where the mobile numbers of a country differ from the metadata of libphonenumber. */
export type MobileNumbering = {
  /** Whether a mobile number has the trunk prefix of the metadata; absent means that it has. */
  readonly hasTrunk?: boolean
  /** Digits between the calling code and a mobile number that are no longer dialled. Applicants still type them. */
  readonly formerMark?: string
}

/** Digits with single spaces or hyphens between them; the library parses anything else. */
const plainDigits = /^\d(?:[ -]?\d)*$/u

/**
 * E.164 of an ordinary mobile number of the country; null for any other text. Accepts a repeated calling code
 * (`+48 48 512…`, typed after a prefilled one) and the zero that is dialled within a country (`+48 0 512…`).
 */
export const parseMobile = (
  text: string,
  { callingCode, national, trunk, formerMark }: MobileNumbers,
): string | null => {
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
