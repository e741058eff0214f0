// Recognises ordinary mobile numbers of one country without a library (spec 5.21; docs/countries/README.md).
import { cleanPhoneText } from './phoneText.ts'

/** How the mobile numbers of a country are written. The library accepts all that match. */
export type MobileNumbers = {
  /** Digits, without `+`. */
  readonly callingCode: string
  /** Matches the digits after the calling code or the trunk prefix. */
  readonly national: RegExp
  /** The trunk prefix: dialled before the number within the country (`0`). */
  readonly trunk?: string
  /**
   * Digits between the calling code and a mobile number that are no longer dialled and that applicants still type: the
   * `1` of `+52 1 222 123 4567`.
   */
  readonly formerPrefix?: string
}

/** Where the mobile numbers of a country differ from the metadata of libphonenumber. */
export type MobileNumbering = {
  /** Whether a mobile number has the trunk prefix of the metadata; absent means that it has. */
  readonly hasTrunk?: boolean
  readonly formerPrefix?: MobileNumbers['formerPrefix']
}

/** Digits with single spaces or hyphens between them; the library parses anything else. */
const plainDigits = /^\d(?:[ -]?\d)*$/u

/**
 * E.164 of an ordinary mobile number of the country; null for any other text. Accepts a repeated calling code
 * (`+48 48 512…`, typed after a prefilled one) and the zero that is dialled within a country (`+48 0 512…`).
 */
export const parseMobile = (
  text: string,
  { callingCode, national, trunk, formerPrefix }: MobileNumbers,
): string | null => {
  const line = cleanPhoneText(text)
  const international = [`(+${callingCode})`, `+${callingCode}`, `00${callingCode}`, callingCode]
  const former =
    formerPrefix === undefined ? [] : international.flatMap((code) => [code + formerPrefix, `${code} ${formerPrefix}`])
  const followed = international.flatMap((code) => [code + callingCode, `${code} ${callingCode}`, `${code} 0`])
  const prefixes = [...former, ...followed, ...international, ...(trunk === undefined ? [] : [trunk]), '']
  for (const prefix of prefixes) {
    const rest = line.slice(prefix.length).replace(/^[ -]/u, '')
    const digits = rest.replaceAll(/[ -]/gu, '')
    if (line.startsWith(prefix) && plainDigits.test(rest) && national.test(digits)) return `+${callingCode}${digits}`
  }
  return null
}
