// A JPEG (ITU-T T.81) without anything a decoder does not need: no EXIF, no comments, no profiles, nothing behind its
// end. What cannot be followed from start to end is refused, never mended.
import { orientationOf, orientationSegment } from './exifOrientation.ts'
import { type Picture, readUInt16, type Stripped, unreadable } from './strippedFile.ts'

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  exif: 0xe1,
  adobe: 0xee,
  firstApplication: 0xe0,
  lastApplication: 0xef,
  comment: 0xfe,
} as const

/** SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

/** DHT, DAC, DQT, DRI: tables that decoding takes. */
const isTable = (code: number): boolean => [0xc4, 0xcc, 0xdb, 0xdd].includes(code)

/** More scans than any camera or progressive encoder writes: made to keep a decoder busy. */
const maxScans = 100

/** Adobe's colour transform, without which some pictures turn green. */
const isAdobe = (payload: Buffer): boolean => payload.length === 12 && payload.toString('latin1', 0, 5) === 'Adobe'

/** Where the next marker stands after coded data; -1 where the file ends before. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0
    const isData = code === 0 || (code >= 0xd0 && code <= 0xd7)
    if (!isData && code !== 0xff) return at
  }
  return -1
}

type Reading = {
  at: number
  scans: number
  frame: { readonly width: number; readonly height: number } | null
  orientation: number
  readonly kept: Buffer[]
}

type Segment = { readonly code: number; readonly payload: Buffer; readonly whole: Buffer; readonly end: number }

/** Null where the bytes at hand are no segment. Any number of fill bytes may stand before a marker. */
const readSegment = (bytes: Buffer, from: number): Segment | null => {
  if (bytes[from] !== 0xff) return null
  let at = from
  while (bytes[at] === 0xff) at += 1
  const code = bytes[at] ?? 0
  if (code === marker.end) return { code, payload: Buffer.alloc(0), whole: Buffer.alloc(0), end: at + 1 }
  const length = readUInt16(bytes, at + 1)
  if (code < 0xc0 || length === null || length < 2 || at + 1 + length > bytes.length) return null
  const end = at + 1 + length
  return { code, payload: bytes.subarray(at + 3, end), whole: bytes.subarray(at - 1, end), end }
}

const readFrame = (payload: Buffer): Reading['frame'] => {
  const [height, width] = [readUInt16(payload, 1), readUInt16(payload, 3)]
  return height === null || width === null || height === 0 || width === 0 ? null : { width, height }
}

/** Takes one segment in; false where the file cannot be what it says. */
const takeSegment = (bytes: Buffer, reading: Reading, { code, payload, whole, end }: Segment): boolean => {
  reading.at = end
  if (isFrame(code)) {
    if (reading.frame !== null) return false
    reading.frame = readFrame(payload)
    reading.kept.push(whole)
    return reading.frame !== null
  }
  if (code === marker.scan) {
    const scanEnd = endOfScan(bytes, end)
    reading.scans += 1
    if (reading.frame === null || scanEnd === -1 || reading.scans > maxScans) return false
    reading.kept.push(whole, bytes.subarray(end, scanEnd))
    reading.at = scanEnd
    return true
  }
  if (isTable(code) || (code === marker.adobe && isAdobe(payload))) {
    reading.kept.push(whole)
    return true
  }
  if (code === marker.exif && reading.orientation === 1) reading.orientation = orientationOf(payload)
  return (code >= marker.firstApplication && code <= marker.lastApplication) || code === marker.comment
}

export const stripJpeg = (bytes: Buffer): Stripped<Picture> => {
  const reading: Reading = { at: 2, scans: 0, frame: null, orientation: 1, kept: [] }
  for (;;) {
    const segment = readSegment(bytes, reading.at)
    if (segment === null) return unreadable
    if (segment.code === marker.end) break
    if (!takeSegment(bytes, reading, segment)) return unreadable
  }
  const { frame, scans, orientation, kept } = reading
  if (frame === null || scans === 0) return unreadable
  const parts = [
    Buffer.from([0xff, marker.start]),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
    ...kept,
    Buffer.from([0xff, marker.end]),
  ]
  return { kept: { bytes: Buffer.concat(parts), ...frame } }
}
