// Validates a PDF: it is complete, has a page and has no active content. The file is stored unchanged, because removing
// its metadata would mean writing a new file. The metadata is encrypted with the file.
import { inflateSync } from 'node:zlib'
import type { UploadErrorCode } from '@loan/domain/contract/documents'

/** The PDF names of scripts, actions, submissions, embedded files, and links to files elsewhere. */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Rendition|Movie|Sound|GoToE|GoToR|Filespec)(?![A-Za-z0-9])/u

/** Only the longer names, because the bytes of a scanned picture do not contain them by chance. */
const activeAnywhere = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData)/u

/** A document needs at least one page. `/Pages`, the tree of pages, does not count. */
const page = /\/Type\s*\/Page(?![A-Za-z0-9])/u

const locked = /\/Encrypt(?![A-Za-z0-9])/u

const hash = 0x23

/** Returns the value of a hexadecimal digit; NaN for any other byte. */
const parseHexDigit = (byte: number | undefined): number => Number.parseInt(String.fromCharCode(byte ?? 0), 16)

/** Decodes escapes: `/J#61vaScript` is `/JavaScript`. Works byte by byte, because a file can consist of escapes. */
const unescapeNames = (bytes: Buffer): string => {
  if (!bytes.includes(hash)) return bytes.toString('latin1')
  const plain = Buffer.alloc(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const byte = bytes[at] ?? 0
    const code = byte === hash ? parseHexDigit(bytes[at + 1]) * 16 + parseHexDigit(bytes[at + 2]) : Number.NaN
    plain[length] = Number.isNaN(code) ? byte : code
    if (!Number.isNaN(code)) at += 2
  }
  return plain.toString('latin1', 0, length)
}

const maxDecompressedBytes = 20 * 1024 * 1024

/** The plain text between two streams, which ends with the dictionary of `data`, and the bytes of that stream. */
type PdfSegment = { readonly plainText: string; readonly data: Buffer | null }

const streamStart = /(?<![A-Za-z-])stream(?:\r\n|[\s\0])/gu
const streamEnd = 'endstream'

/** Returns null for nested or unterminated streams, because two PDF readers could interpret them differently. */
const readSegments = (bytes: Buffer, text: string): readonly PdfSegment[] | null => {
  const segments: PdfSegment[] = []
  let from = 0
  let endsAt = 0
  for (const { index, 0: keyword } of text.matchAll(streamStart)) {
    if (index < endsAt) return null
    const start = index + keyword.length
    endsAt = text.indexOf(streamEnd, start)
    if (endsAt === -1) return null
    segments.push({ plainText: unescapeNames(bytes.subarray(from, index)), data: bytes.subarray(start, endsAt) })
    from = endsAt + streamEnd.length
  }
  return [...segments, { plainText: unescapeNames(bytes.subarray(from)), data: null }]
}

/** Whether the stream contains compressed objects: by its type, or by the two entries that decoding needs. */
const containsObjects = (plainText: string): boolean =>
  /\/ObjStm(?![A-Za-z0-9])/u.test(plainText) || (/\/First[\s\d]/u.test(plainText) && /\/N[\s\d]/u.test(plainText))

/** Decompresses a stream up to a limit of bytes; null for an unsupported filter, a predictor or too much data. */
const decompress = (plainText: string, data: Buffer, maxBytes: number): Buffer | null => {
  if (!plainText.includes('/Filter')) return data
  const isPlain = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![A-Za-z0-9])/u.test(plainText)
  if (!isPlain || /\/Predictor\s*(?:[02-9]|1\d)/u.test(plainText) || maxBytes <= 0) return null
  try {
    return inflateSync(data, { maxOutputLength: maxBytes })
  } catch {
    return null
  }
}

/** Returns the decompressed objects of all object streams; null when one cannot be decompressed. */
const decompressObjects = (segments: readonly PdfSegment[]): readonly string[] | null => {
  const texts: string[] = []
  let maxBytes = maxDecompressedBytes
  for (const { plainText, data } of segments) {
    if (data === null || !containsObjects(plainText)) continue
    const objects = decompress(plainText, data, maxBytes)
    if (objects === null) return null
    texts.push(unescapeNames(objects))
    maxBytes -= objects.length
  }
  return texts
}

/** The end record of a ZIP archive near the end makes the file both a PDF and an archive. */
const isArchive = (bytes: Buffer): boolean => bytes.subarray(-66_000).includes(Buffer.from('PK\x05\x06', 'latin1'))

const isComplete = (text: string): boolean =>
  /^%PDF-[12]\.\d/u.test(text) && /startxref\s+\d+\s+%%EOF\s*$/u.test(text.slice(-1100))

/** Returns null for a valid file. */
export const validatePdf = (bytes: Buffer): UploadErrorCode | null => {
  const text = bytes.toString('latin1')
  if (!isComplete(text) || isArchive(bytes)) return 'file-unreadable'
  const segments = readSegments(bytes, text)
  if (segments === null) return 'file-unreadable'
  const plainText = segments.map((segment) => segment.plainText)
  if (plainText.some((chunk) => locked.test(chunk))) return 'file-locked'
  const decompressed = decompressObjects(segments)
  if (decompressed === null) return 'file-unreadable'
  if (![...plainText, ...decompressed].some((chunk) => page.test(chunk))) return 'file-unreadable'
  const isActive =
    activeAnywhere.test(unescapeNames(bytes)) || [...plainText, ...decompressed].some((chunk) => active.test(chunk))
  return isActive ? 'file-active' : null
}
