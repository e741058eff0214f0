// Reading the kinds that stay text: free text, e-mail, phone and codes.
import type { Country } from '../countries/country.ts'
import { cleanLine, compactCode, compactNumber, maxRawLength, withPlainApostrophes } from './clean.ts'
import { answered, empty, type RawAnswer, type Reading, refused } from './reading.ts'

/**
 * Most characters of each kind after cleaning.
 * @assumed SPEC.md §5 gives 250 for phones; 254 is the longest e-mail address, the others leave ample room.
 */
const maxLengths = { text: 100, email: 254, phone: 250, code: 40 } as const

const read = (raw: RawAnswer, max: number, shape: (line: string) => string): Reading => {
  if (raw === undefined) return empty
  if (typeof raw === 'string' && raw.length > maxRawLength) return refused('too-long', { max })
  const line = cleanLine(raw)
  if (line === null) return refused('not-text')
  const text = shape(line)
  if (text === '') return empty
  return text.length > max ? refused('too-long', { max }) : answered(text)
}

const withCountryLetters = (line: string, { replacedLetters }: Country): string =>
  replacedLetters === undefined
    ? line
    : Object.entries(replacedLetters).reduce((text, [letter, right]) => text.replaceAll(letter, right), line)

/**
 * `jan@x.pl` out of `mailto:jan@x.pl`, `Jan Nowak <jan@x.pl>`, `e-mail: jan@x.pl`, a list with a dot or semicolon after
 * it, quotes around it, or spaces that a phone's keyboard put beside the at sign and the dots.
 */
export const toAddress = (line: string): string => {
  const [start, end] = [line.lastIndexOf('<'), line.lastIndexOf('>')]
  const address = start >= 0 && end > start ? line.slice(start + 1, end) : line
  return address
    .replace(/^[\s"'“”„«<([]*(?:(?:mailto|e-?mail):(?:\/\/)? ?)?/iu, '')
    .replace(/\?(?:subject|body|cc|bcc)=.*$/iu, '')
    .replaceAll(/ ?@ ?/gu, '@')
    .replaceAll(/ ?[.。] ?/gu, '.')
    .replace(/[\s.,;:"'“”»>)\]]+$/u, '')
}

const withLowerCaseDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1
  return at === 0 ? address : address.slice(0, at) + address.slice(at).toLowerCase()
}

export const readText = (raw: RawAnswer, country: Country): Reading =>
  read(raw, maxLengths.text, (line) => withCountryLetters(withPlainApostrophes(line), country))

export const readEmail = (raw: RawAnswer): Reading =>
  read(raw, maxLengths.email, (line) => withLowerCaseDomain(toAddress(line)))

/** Only cleaned here; the country's phone rule brings it into E.164. */
export const readPhone = (raw: RawAnswer): Reading => read(raw, maxLengths.phone, (line) => line)

export const readCode = (raw: RawAnswer): Reading => read(raw, maxLengths.code, compactCode)

/** A number of a register or a file, in which slashes and underscores count. */
export const readRegisterNumber = (raw: RawAnswer): Reading => read(raw, maxLengths.code, compactNumber)
