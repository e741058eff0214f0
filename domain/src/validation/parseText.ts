// Parses the kinds that remain text: free text, e-mail, phone and codes.
import type { ValidationCountry } from './validationCountry.ts'
import { cleanLine, compactCode, compactNumber, maxRawLength, replaceApostrophes } from '../rules/clean.ts'
import { extractEmailAddress } from '../rules/extractEmailAddress.ts'
import { answered, empty, type RawAnswer, type ParseResult, invalid } from '../rules/parseResult.ts'

/**
 * Maximum number of characters of each kind after cleaning.
 * @assumed spec 5.23 gives 250 for phones; 254 is the longest e-mail address, the other limits are generous.
 */
const maxLengths = { text: 100, email: 254, phone: 250, code: 40 } as const

const parseLine = (raw: RawAnswer, max: number, shape: (line: string) => string): ParseResult => {
  if (raw === undefined) return empty
  if (typeof raw === 'string' && raw.length > maxRawLength) return invalid('too-long', { max })
  const line = cleanLine(raw)
  if (line === null) return invalid('not-text')
  const text = shape(line)
  if (text === '') return empty
  return text.length > max ? invalid('too-long', { max }) : answered(text)
}

const replaceLetters = (line: string, { replacedLetters }: ValidationCountry): string =>
  replacedLetters === undefined
    ? line
    : Object.entries(replacedLetters).reduce((text, [letter, right]) => text.replaceAll(letter, right), line)

const lowerCaseEmailDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1
  return at === 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase()
}

export const parseText = (raw: RawAnswer, country: ValidationCountry): ParseResult =>
  parseLine(raw, maxLengths.text, (line) => replaceLetters(replaceApostrophes(line), country))

export const parseEmail = (raw: RawAnswer): ParseResult =>
  parseLine(raw, maxLengths.email, (line) => lowerCaseEmailDomain(extractEmailAddress(line)))

/** Only cleans the text. The country's phone rule converts it to E.164. */
export const parsePhone = (raw: RawAnswer): ParseResult => parseLine(raw, maxLengths.phone, (line) => line)

export const parseCode = (raw: RawAnswer): ParseResult => parseLine(raw, maxLengths.code, compactCode)

/** A register or file number, in which slashes and underscores count. */
export const parseRegisterNumber = (raw: RawAnswer): ParseResult => parseLine(raw, maxLengths.code, compactNumber)
