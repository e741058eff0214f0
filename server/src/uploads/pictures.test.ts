// JPEG and PNG: what is kept of them, and wherever they are broken.
import { describe, expect, it } from 'vitest'
import { buildJpeg, buildPng, exif, jpegSegment, pngChunk } from '../testing/pictures.ts'
import { readFile } from './readFile.ts'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const read = (bytes: Buffer) => readFile(bytes, 'front')
const refusalOf = async (bytes: Buffer) => {
  const outcome = await read(bytes)
  return 'refusal' in outcome ? outcome.refusal : null
}
const keptOf = async (bytes: Buffer) => {
  const outcome = await read(bytes)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.kept
}

describe('a JPEG', () => {
  it('is kept without what it tells beyond the picture', async () => {
    const original = buildJpeg({
      beforeFrame: [
        exif(1),
        jpegSegment(0xe2, latin1('ICC_PROFILE of Kowalska')),
        jpegSegment(0xed, latin1('Photoshop, Kowalska')),
        jpegSegment(0xfe, latin1('<script>alert("Kowalska")</script>')),
      ],
      behind: latin1('<html>Kowalska</html>'),
    })
    const { mimeType, bytes } = await keptOf(original)
    expect(mimeType).toBe('image/jpeg')
    expect(bytes.toString('latin1')).not.toMatch(/Kowalska|Exif|JFIF|52\.2297|ICC|script/u)
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
    expect((await keptOf(bytes)).bytes).toEqual(bytes)
  })

  it('keeps what decoding takes, byte by byte', async () => {
    const plain = buildJpeg()
    const { bytes } = await keptOf(plain)
    const jfifBytes = 18
    expect(bytes).toEqual(Buffer.concat([plain.subarray(0, 2), plain.subarray(2 + jfifBytes)]))
  })

  it.each([3, 6, 8])('keeps the way the camera was held (%i), and nothing else of EXIF', async (orientation) => {
    const { bytes } = await keptOf(buildJpeg({ beforeFrame: [exif(orientation)] }))
    expect(bytes.toString('latin1')).not.toMatch(/52\.2297|Kowalskiej/u)
    expect(bytes.subarray(2, 6)).toEqual(Buffer.from([0xff, 0xe1, 0, 34]))
    expect(bytes.readUInt16BE(2 + 4 + 6 + 8 + 2 + 8)).toBe(orientation)
    expect((await keptOf(bytes)).bytes).toEqual(bytes)
  })

  it('keeps the colour transform of Adobe, and only in its own form', async () => {
    const adobe = jpegSegment(0xee, latin1('Adobe\0d\0\0\0\0\x01'))
    expect((await keptOf(buildJpeg({ beforeFrame: [adobe] }))).bytes.includes(adobe)).toBe(true)
    const other = jpegSegment(0xee, latin1('Adobe and a letter from Kowalska'))
    expect((await keptOf(buildJpeg({ beforeFrame: [other] }))).bytes.includes(latin1('Kowalska'))).toBe(false)
  })

  it('survives any EXIF', async () => {
    const whole = exif(6)
    for (let length = 4; length < whole.length; length += 1) {
      const cut = jpegSegment(0xe1, whole.subarray(4, length))
      expect(await refusalOf(buildJpeg({ beforeFrame: [cut] }))).toBeNull()
    }
  })

  it('is refused wherever it is cut', async () => {
    const whole = buildJpeg({ beforeFrame: [exif(6)] })
    for (let length = 3; length < whole.length; length += 1) {
      expect(await refusalOf(whole.subarray(0, length)), `${length} bytes`).toBe('file-unreadable')
    }
  })

  it.each([
    ['two frames', { beforeFrame: [jpegSegment(0xc0, Buffer.from([8, 1, 0, 1, 0, 1, 1, 17, 0]))] }, 'file-unreadable'],
    ['a marker that no picture has', { beforeFrame: [jpegSegment(0xf0, latin1('?'))] }, 'file-unreadable'],
    ['no height', { height: 0 }, 'file-unreadable'],
    ['huge declared pixels', { width: 65_535, height: 65_535 }, 'file-too-many-pixels'],
    ['too few pixels', { width: 1000, height: 199 }, 'file-too-few-pixels'],
  ] as const)('is refused with %s', async (_what, jpeg, refusal) => {
    expect(await refusalOf(buildJpeg(jpeg))).toBe(refusal)
  })

  it('is refused with scans without end', async () => {
    const scan = Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([1, 2, 3])])
    const whole = buildJpeg()
    const many = (count: number) =>
      Buffer.concat([whole.subarray(0, -2), ...Array.from({ length: count }, () => scan), whole.subarray(-2)])
    expect(await refusalOf(many(20))).toBeNull()
    expect(await refusalOf(many(1000))).toBe('file-unreadable')
  })
})

describe('a PNG', () => {
  it('is kept without what it tells beyond the picture', async () => {
    const original = buildPng({
      beforeData: [
        pngChunk('tEXt', latin1('Author\0Kowalska')),
        pngChunk('eXIf', latin1('II*\0 Kowalska')),
        pngChunk('iCCP', latin1('profile of Kowalska')),
        pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
        pngChunk('prVt', latin1('<?php Kowalska ?>')),
      ],
      behind: latin1('PK\x03\x04 Kowalska'),
    })
    const { mimeType, bytes } = await keptOf(original)
    expect(mimeType).toBe('image/png')
    expect(bytes.toString('latin1')).not.toMatch(/Kowalska|tEXt|eXIf|iCCP|prVt|php/u)
    expect(bytes.includes(latin1('gAMA'))).toBe(true)
    expect((await keptOf(bytes)).bytes).toEqual(bytes)
  })

  it('is refused wherever it is cut', async () => {
    const whole = buildPng()
    for (let length = 8; length < whole.length; length += 1) {
      expect(await refusalOf(whole.subarray(0, length)), `${length} bytes`).toBe('file-unreadable')
    }
  })

  it('is refused with a single wrong bit', async () => {
    for (let at = 8; at < 60; at += 1) {
      const broken = Buffer.from(buildPng())
      broken[at] = (broken[at] ?? 0) ^ 1
      expect(await refusalOf(broken), `byte ${at}`).toBe('file-unreadable')
    }
  })

  it.each([
    ['less data than declared', { pixels: Buffer.alloc(300 * 240) }, 'file-unreadable'],
    ['more data than declared', { pixels: Buffer.alloc(400 * 240) }, 'file-unreadable'],
    ['a bomb behind a small picture', { pixels: Buffer.alloc(60_000_000) }, 'file-unreadable'],
    ['huge declared pixels', { width: 60_000, height: 60_000, pixels: Buffer.alloc(10) }, 'file-too-many-pixels'],
    ['no width', { width: 0, pixels: Buffer.alloc(10) }, 'file-unreadable'],
    ['too few pixels', { width: 199, height: 500 }, 'file-too-few-pixels'],
    ['an unknown critical chunk', { beforeData: [pngChunk('QQQQ', Buffer.alloc(3))] }, 'file-unreadable'],
  ] as const)('is refused with %s', async (_what, png, refusal) => {
    expect(await refusalOf(buildPng(png))).toBe(refusal)
  })
})
