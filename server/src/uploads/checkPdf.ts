// Whether a PDF is whole, has a page and does nothing by itself. It is kept as it came: taking metadata out of a PDF means writing
// it anew, so what it says of its maker stays in it, sealed like the rest.
import { inflateSync } from 'node:zlib'
import type { UploadErrorCode } from '@loan/domain/contract/documents'

/** Names of what runs, calls, submits or carries something along. */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|Rendition|Movie|Sound|GoToE|Filespec)(?![A-Za-z0-9])/u

/** The longer ones alone: a scanned picture's bytes do not hold these by chance. */
const activeAnywhere = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData)/u

/** Without one there is nothing to see. `/Pages`, the tree of pages, is none. */
const page = /\/Type\s*\/Page(?![A-Za-z0-9])/u

const locked = /\/Encrypt(?![A-Za-z0-9])/u

const hash = 0x23

/** Value of a hexadecimal digit; NaN for any other byte. */
const digitOf = (byte: number | undefined): number => Number.parseInt(String.fromCharCode(byte ?? 0), 16)

/** `/J#61vaScript` is `/JavaScript`. Byte by byte, as a file may hold nothing but escapes. */
const unescapeNames = (bytes: Buffer): string => {
  if (!bytes.includes(hash)) return bytes.toString('latin1')
  const plain = Buffer.alloc(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const byte = bytes[at] ?? 0
    const code = byte === hash ? digitOf(bytes[at + 1]) * 16 + digitOf(bytes[at + 2]) : Number.NaN
    plain[length] = Number.isNaN(code) ? byte : code
    if (!Number.isNaN(code)) at += 2
  }
  return plain.toString('latin1', 0, length)
}

const maxUnpacked = 20 * 1024 * 1024

/** Everything between two streams: the objects in clear, the last one the dictionary of the stream that follows. */
type Stretch = { readonly clear: string; readonly data: Buffer | null }

const streamStart = /(?<![A-Za-z-])stream(?:\r\n|[\s\0])/gu
const streamEnd = 'endstream'

/** Null where streams lie within each other or do not end: two readers could then see two files. */
const readStretches = (bytes: Buffer, text: string): readonly Stretch[] | null => {
  const stretches: Stretch[] = []
  let from = 0
  let endsAt = 0
  for (const { index, 0: keyword } of text.matchAll(streamStart)) {
    if (index < endsAt) return null
    const start = index + keyword.length
    endsAt = text.indexOf(streamEnd, start)
    if (endsAt === -1) return null
    stretches.push({ clear: unescapeNames(bytes.subarray(from, index)), data: bytes.subarray(start, endsAt) })
    from = endsAt + streamEnd.length
  }
  return [...stretches, { clear: unescapeNames(bytes.subarray(from)), data: null }]
}

/** Whether objects are packed into the stream: its kind, or the two entries that unpacking takes. */
const holdsObjects = (clear: string): boolean =>
  /\/ObjStm(?![A-Za-z0-9])/u.test(clear) || (/\/First[\s\d]/u.test(clear) && /\/N[\s\d]/u.test(clear))

/** Null where the objects are packed in a way that is not followed here. */
const unpack = (clear: string, data: Buffer, room: number): Buffer | null => {
  if (!clear.includes('/Filter')) return data
  const isPlain = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![A-Za-z0-9])/u.test(clear)
  if (!isPlain || /\/Predictor\s*(?:[02-9]|1\d)/u.test(clear) || room <= 0) return null
  try {
    return inflateSync(data, { maxOutputLength: room })
  } catch {
    return null
  }
}

/** Every packed object in clear; null where one cannot be looked into. */
const unpackObjects = (stretches: readonly Stretch[]): readonly string[] | null => {
  const texts: string[] = []
  let room = maxUnpacked
  for (const { clear, data } of stretches) {
    if (data === null || !holdsObjects(clear)) continue
    const objects = unpack(clear, data, room)
    if (objects === null) return null
    texts.push(unescapeNames(objects))
    room -= objects.length
  }
  return texts
}

/** An archive's closing record near the end makes the file two things at once. */
const isArchiveToo = (bytes: Buffer): boolean => bytes.subarray(-66_000).includes(Buffer.from('PK\x05\x06', 'latin1'))

const isWhole = (text: string): boolean =>
  /^%PDF-[12]\.\d/u.test(text) && /startxref\s+\d+\s+%%EOF\s*$/u.test(text.slice(-1100))

/** Null where it may be kept. */
export const checkPdf = (bytes: Buffer): UploadErrorCode | null => {
  const text = bytes.toString('latin1')
  if (!isWhole(text) || isArchiveToo(bytes)) return 'file-unreadable'
  const stretches = readStretches(bytes, text)
  if (stretches === null) return 'file-unreadable'
  const clear = stretches.map((stretch) => stretch.clear)
  if (clear.some((part) => locked.test(part))) return 'file-locked'
  const packed = unpackObjects(stretches)
  if (packed === null) return 'file-unreadable'
  if (![...clear, ...packed].some((part) => page.test(part))) return 'file-unreadable'
  const isActive = activeAnywhere.test(unescapeNames(bytes)) || [...clear, ...packed].some((part) => active.test(part))
  return isActive ? 'file-active' : null
}
