// How a camera was held: the one fact of EXIF that a picture needs to be shown upright. All else in there (place, time,
// device, thumbnail) is dropped.

const header = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112
const shortType = 3
const entryBytes = 12

const readOrientation = (tiff: Buffer): number => {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = read32(4)
  const count = read16(directory)
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * entryBytes
    if (read16(at) === orientationTag && read16(at + 2) === shortType) return read16(at + 8)
  }
  return 1
}

/** 1 (upright) to 8, of the payload of an APP1 segment; 1 where it says nothing sensible. */
export const orientationOf = (payload: Buffer): number => {
  if (!payload.subarray(0, header.length).equals(header)) return 1
  try {
    const orientation = readOrientation(payload.subarray(header.length))
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  } catch {
    // A figure that points beyond the end of the segment.
    return 1
  }
}

/** An APP1 segment that says nothing but the orientation. */
export const orientationSegment = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    header,
    Buffer.from('MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 1, 1, 0x12, 0, shortType, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ])
