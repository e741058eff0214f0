// JPEG and PNG: the stored picture, and invalid files.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildJpeg, buildPng, exif, buildJpegSegment, buildPngChunk, latin1 } from '../testing/pictures.ts'
import { readErrorCode, readFront } from '../testing/readFront.ts'

const readStoredFile = async (bytes: Buffer) => {
  const outcome = await readFront(bytes)
  if ('errorCode' in outcome) throw new Error(outcome.errorCode)
  return { mimeType: outcome.file.mimeType, bytes: Buffer.from(outcome.file.bytes) }
}
const readSize = async (bytes: Buffer) => {
  const { width, height, orientation } = await sharp(bytes).metadata()
  return { width, height, orientation }
}

describe('a JPEG', () => {
  it('is stored without metadata and without data behind the picture', async () => {
    const { mimeType, bytes } = await readStoredFile(
      buildJpeg({
        beforeFrame: [
          exif(1),
          buildJpegSegment(0xe2, latin1('ICC_PROFILE of Kowalska')),
          buildJpegSegment(0xed, latin1('Photoshop, Kowalska')),
          buildJpegSegment(0xfe, latin1('<script>alert("Kowalska")</script>')),
        ],
        trailing: latin1('<html>Kowalska</html>PK\x05\x06'),
      }),
    )
    expect(mimeType).toBe('image/jpeg')
    expect(bytes.toString('latin1')).not.toMatch(/Kowalska|Exif|52\.2297|script|html|PK/u)
    expect(await readSize(bytes)).toEqual({ width: 304, height: 240, orientation: undefined })
  })

  it.each([
    [3, 304, 240],
    [6, 240, 304],
    [8, 240, 304],
  ])('has the upright size for the EXIF orientation %i', async (orientation, width, height) => {
    const { bytes } = await readStoredFile(buildJpeg({ beforeFrame: [exif(orientation)] }))
    expect(await readSize(bytes)).toEqual({ width, height, orientation: undefined })
  })

  it('is rotated by its EXIF orientation', async () => {
    const half = { width: 320, height: 120, channels: 3, background: 'black' } as const
    const picture = await sharp({ create: { ...half, height: 240, background: 'white' } })
      .composite([{ input: { create: half }, top: 0, left: 0 }])
      .jpeg()
      .toBuffer()
    const rotated = await sharp(picture).withMetadata({ orientation: 6 }).toBuffer()
    const { bytes } = await readStoredFile(rotated)
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
    expect([info.width, info.height]).toEqual([240, 320])
    expect(at(230, 160)).toBeLessThan(20)
    expect(at(10, 160)).toBeGreaterThan(235)
  })

  it('is accepted with truncated EXIF data', async () => {
    const whole = exif(6)
    for (let length = 4; length < whole.length; length += 1) {
      const cut = buildJpegSegment(0xe1, whole.subarray(4, length))
      expect(await readErrorCode(buildJpeg({ beforeFrame: [cut] })), `${length} bytes`).toBeNull()
    }
  })

  it('is rejected when it is truncated before the last blocks', async () => {
    const whole = buildJpeg({ beforeFrame: [exif(6)] })
    for (let length = 3; length < whole.length - 8; length += 1) {
      expect(await readErrorCode(whole.subarray(0, length)), `${length} bytes`).toBe('file-unreadable')
    }
  })

  it.each([
    [
      'two frames',
      { beforeFrame: [buildJpegSegment(0xc0, Buffer.from([8, 1, 0, 1, 0, 1, 1, 17, 0]))] },
      'file-unreadable',
    ],
    ['no height', { height: 0 }, 'file-unreadable'],
    ['huge declared pixels', { width: 65_000, height: 65_000 }, 'file-too-many-pixels'],
    ['too few pixels', { width: 1000, height: 199 }, 'file-too-few-pixels'],
  ] as const)('is rejected with %s', async (_what, jpeg, errorCode) => {
    expect(await readErrorCode(buildJpeg(jpeg))).toBe(errorCode)
  })
})

describe('a PNG', () => {
  it('is stored without metadata and without data behind the picture', async () => {
    const { mimeType, bytes } = await readStoredFile(
      buildPng({
        beforeData: [
          buildPngChunk('tEXt', latin1('Author\0Kowalska')),
          buildPngChunk('eXIf', latin1('II*\0 Kowalska')),
          buildPngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
          buildPngChunk('prVt', latin1('<?php Kowalska ?>')),
        ],
        trailing: latin1('PK\x03\x04 Kowalska'),
      }),
    )
    expect(mimeType).toBe('image/png')
    expect(bytes.toString('latin1')).not.toMatch(/Kowalska|tEXt|eXIf|prVt|php|PK/u)
    expect(await readSize(bytes)).toEqual({ width: 300, height: 240, orientation: undefined })
  })

  it('is stored with only its declared pixels when it has more data', async () => {
    const { bytes } = await readStoredFile(buildPng({ pixels: Buffer.alloc(60_000_000) }))
    expect(bytes.length).toBeLessThan(10_000)
  })

  it('is rejected when it is truncated', async () => {
    const whole = buildPng()
    for (let length = 8; length < whole.length - 12; length += 1) {
      expect(await readErrorCode(whole.subarray(0, length)), `${length} bytes`).toBe('file-unreadable')
    }
  })

  it.each([
    ['less data than declared', { pixels: Buffer.alloc(300 * 240) }, 'file-unreadable'],
    ['huge declared pixels', { width: 60_000, height: 60_000, pixels: Buffer.alloc(10) }, 'file-too-many-pixels'],
    ['no width', { width: 0, pixels: Buffer.alloc(10) }, 'file-unreadable'],
    ['too few pixels', { width: 199, height: 500 }, 'file-too-few-pixels'],
    ['an unknown critical chunk', { beforeData: [buildPngChunk('QQQQ', Buffer.alloc(3))] }, 'file-unreadable'],
  ] as const)('is rejected with %s', async (_what, png, errorCode) => {
    expect(await readErrorCode(buildPng(png))).toBe(errorCode)
  })
})
