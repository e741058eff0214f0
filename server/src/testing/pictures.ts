// Builds small valid files of each kind byte by byte, so that a test can corrupt single bytes. For tests only.
import { crc32, deflateSync } from 'node:zlib'

const encodeUint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

export const buildPngChunk = (type: string, data: Buffer): Buffer => {
  const typeAndData = Buffer.concat([latin1(type), data])
  return Buffer.concat([encodeUint32(data.length), typeAndData, encodeUint32(crc32(typeAndData))])
}

const pngSignature = latin1('\x89PNG\r\n\x1a\n')

type Png = {
  readonly width?: number
  readonly height?: number
  /** The uncompressed bytes; a black picture by default. */
  readonly pixels?: Buffer
  readonly beforeData?: readonly Buffer[]
  readonly trailing?: Buffer
}

/** Builds a greyscale picture with one byte for each pixel. */
export const buildPng = ({ width = 300, height = 240, pixels, beforeData = [], trailing }: Png = {}): Buffer =>
  Buffer.concat([
    pngSignature,
    buildPngChunk('IHDR', Buffer.concat([encodeUint32(width), encodeUint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...beforeData,
    buildPngChunk('IDAT', deflateSync(pixels ?? Buffer.alloc((width + 1) * height))),
    buildPngChunk('IEND', Buffer.alloc(0)),
    trailing ?? Buffer.alloc(0),
  ])

export const buildJpegSegment = (code: number, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, code, (payload.length + 2) >> 8, (payload.length + 2) & 0xff]), payload])

/** Builds EXIF data like a phone writes it: the orientation and the location of the picture. */
export const exif = (orientation: number): Buffer => {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const tiff = Buffer.concat([
    latin1('II*\0\x08\0\0\0\x02\0'),
    entry(0x0112, 3, 1, orientation),
    entry(0x8825, 4, 1, 38),
    Buffer.alloc(4),
    latin1('52.2297N 21.0122E Aparat Kowalskiej'),
  ])
  return buildJpegSegment(0xe1, Buffer.concat([latin1('Exif\0\0'), tiff]))
}

type Jpeg = {
  readonly width?: number
  readonly height?: number
  readonly beforeFrame?: readonly Buffer[]
  readonly trailing?: Buffer
}

/** Builds a Huffman table with a single one-bit code for the symbol 0: no difference, end of block. */
const buildHuffmanTable = (id: number): Buffer =>
  buildJpegSegment(0xc4, Buffer.concat([Buffer.from([id, 1]), Buffer.alloc(15), Buffer.from([0])]))

/**
 * Two zero bits for each block of 8 x 8 grey pixels. The data is capped, because a reader rejects a huge picture first.
 */
const buildGreyBlocks = (width: number, height: number): Buffer => {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  return Buffer.alloc(Math.min(Math.ceil(blocks / 4), 1_000_000))
}

/** Builds a grey picture that every decoder can read. */
export const buildJpeg = ({ width = 304, height = 240, beforeFrame = [], trailing }: Jpeg = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    buildJpegSegment(0xe0, latin1('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    ...beforeFrame,
    buildJpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    buildJpegSegment(0xc0, Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0])),
    buildHuffmanTable(0x00),
    buildHuffmanTable(0x10),
    buildJpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    buildGreyBlocks(width, height),
    Buffer.from([0xff, 0xd9]),
    trailing ?? Buffer.alloc(0),
  ])

/** Builds a document with one page. `objects` are appended unchanged. */
export const buildPdf = (objects: readonly (string | Buffer)[] = [], end = ''): Buffer =>
  Buffer.concat([
    latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    latin1('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    latin1('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'),
    ...objects.map((object) => (typeof object === 'string' ? latin1(object) : object)),
    latin1(`\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n${end}`),
  ])

export const buildPdfStream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    latin1(`9 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    latin1('\nendstream\nendobj\n'),
  ])
