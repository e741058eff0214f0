// Parses the kinds that remain text: free text, e-mail, phone and codes.
import type { CountryFormats } from './countryFormats.ts'
import { cleanLine, compactCode, compactNumber, maxRawLength, withPlainApostrophes } from '../rules/clean.ts'
import { toAddress } from '../rules/emailAddress.ts'
import { answered, empty, type RawAnswer, type Reading, invalid } from './reading.ts'

/**
 * Maximum number of characters of each kind after cleaning.
 * @assumed spec 5.23 gives 250 for phones; 254 is the longest e-mail address, the other limits are generous.
 */
const maxLengths = { text: 100, email: 254, phone: 250, code: 40 } as const

const read = (raw: RawAnswer, max: number, shape: (line: string) => string): Reading => {
  if (raw === undefined) return empty
  if (typeof raw === 'string' && raw.length > maxRawLength) return invalid('too-long', { max })
  const line = cleanLine(raw)
  if (line === null) return invalid('not-text')
  const text = shape(line)
  if (text === '') return empty
  return text.length > max ? invalid('too-long', { max }) : answered(text)
}

const withCountryLetters = (line: string, { replacedLetters }: CountryFormats): string =>
  replacedLetters === undefined
    ? line
    : Object.entries(replacedLetters).reduce((text, [letter, right]) => text.replaceAll(letter, right), line)

const withLowerCaseDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1
  return at === 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase()
}

export const readText = (raw: RawAnswer, country: CountryFormats): Reading =>
  read(raw, maxLengths.text, (line) => withCountryLetters(withPlainApostrophes(line), country))

export const readEmail = (raw: RawAnswer): Reading =>
  read(raw, maxLengths.email, (line) => withLowerCaseDomain(toAddress(line)))

/** Only cleans the text. The country's phone rule converts it to E.164. */
export const readPhone = (raw: RawAnswer): Reading => read(raw, maxLengths.phone, (line) => line)

export const readCode = (raw: RawAnswer): Reading => read(raw, maxLengths.code, compactCode)

/** A register or file number, in which slashes and underscores count. */
export const readRegisterNumber = (raw: RawAnswer): Reading => read(raw, maxLengths.code, compactNumber)
