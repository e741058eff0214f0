// A PNG without anything a decoder does not need: no text, no EXIF, no profiles, nothing behind its end. Every chunk's
// checksum is checked and the picture's data is unpacked to its declared size, so that nothing cut or swollen stays.
import { Readable } from 'node:stream'
import { crc32, createInflate } from 'node:zlib'
import { type Picture, readUInt32, type Stripped, unreadable } from './strippedFile.ts'

const signatureBytes = 8
/** Critical chunks, transparency, and the small ones that say how colours are meant. */
const keptTypes: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']

type Chunk = { readonly type: string; readonly data: Buffer; readonly whole: Buffer }

/** Null where the bytes at hand are no whole chunk, or its checksum is wrong. */
const readChunk = (bytes: Buffer, at: number): Chunk | null => {
  const length = readUInt32(bytes, at)
  if (length === null || at + 12 + length > bytes.length) return null
  const typeAndData = bytes.subarray(at + 4, at + 8 + length)
  if (readUInt32(bytes, at + 8 + length) !== crc32(typeAndData)) return null
  const type = typeAndData.toString('latin1', 0, 4)
  return /^[A-Za-z]{4}$/u.test(type)
    ? { type, data: typeAndData.subarray(4), whole: bytes.subarray(at, at + 12 + length) }
    : null
}

/** More than any encoder cuts 10 MB into. */
const maxChunks = 20_000

/** Up to and with IEND; null where the file ends before, a chunk is broken, or there are too many. */
const readChunks = (bytes: Buffer): readonly Chunk[] | null => {
  const chunks: Chunk[] = []
  for (let at = signatureBytes; ;) {
    const chunk = readChunk(bytes, at)
    if (chunk === null || chunks.length >= maxChunks) return null
    chunks.push(chunk)
    if (chunk.type === 'IEND') return chunks
    at += chunk.whole.length
  }
}

const channelsByColourType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

type Header = Pick<Picture, 'width' | 'height'> & { readonly bitsPerPixel: number; readonly isInterlaced: boolean }

const readHeader = (chunk: Chunk | undefined): Header | null => {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return null
  const [width, height] = [chunk.data.readUInt32BE(0), chunk.data.readUInt32BE(4)]
  const [depth = 0, colourType = 0, compression, filter, interlace] = chunk.data.subarray(8)
  const channels = channelsByColourType[colourType]
  if (width === 0 || height === 0 || channels === undefined || ![1, 2, 4, 8, 16].includes(depth)) return null
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return null
  return { width, height, bitsPerPixel: channels * depth, isInterlaced: interlace === 1 }
}

/** First column and row, and the distance to the next, of each pass of Adam7. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Bytes of the unpacked picture: each row of each pass with its filter byte. */
const unpackedBytes = ({ width, height, bitsPerPixel, isInterlaced }: Header): number => {
  const sizeOf = (columns: number, rows: number) =>
    columns <= 0 || rows <= 0 ? 0 : rows * (1 + Math.ceil((columns * bitsPerPixel) / 8))
  if (!isInterlaced) return sizeOf(width, height)
  return passes
    .map(([x, y, dx, dy]) => sizeOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)))
    .reduce((sum, size) => sum + size, 0)
}

/** Unpacks without keeping anything, and stops where more comes than was declared. */
const unpacksTo = async (packed: readonly Buffer[], expected: number): Promise<boolean> => {
  let size = 0
  const unpacking = Readable.from(packed).pipe(createInflate())
  try {
    for await (const part of unpacking) {
      size += Buffer.isBuffer(part) ? part.length : 0
      if (size > expected) return false
    }
  } catch {
    return false
  }
  return size === expected
}

const isUnknownCritical = ({ type }: Chunk): boolean => /^[A-Z]/u.test(type) && !keptTypes.includes(type)

/** `mayUnpack` is asked before anything is unpacked. */
export const stripPng = async (
  bytes: Buffer,
  mayUnpack: (size: Pick<Picture, 'width' | 'height'>) => boolean,
): Promise<Stripped<Picture>> => {
  const chunks = readChunks(bytes)
  const header = readHeader(chunks?.[0])
  if (chunks === null || header === null || chunks.some(isUnknownCritical)) return unreadable
  const { width, height } = header
  const kept = chunks.filter(({ type }) => keptTypes.includes(type))
  const data = kept.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)
  const picture = {
    bytes: Buffer.concat([bytes.subarray(0, signatureBytes), ...kept.map(({ whole }) => whole)]),
    width,
    height,
  }
  // Too large a picture is refused for its size by whoever asked.
  if (!mayUnpack(header)) return { kept: picture }
  return (await unpacksTo(data, unpackedBytes(header))) ? { kept: picture } : unreadable
}
