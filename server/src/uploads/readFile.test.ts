import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildJpeg, buildPdf, buildPng, exif, jpegSegment, pdfStream, pngChunk } from '../testing/pictures.ts'
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

describe('a PDF', () => {
  const action = '<< /S /JavaScript /JS (app.alert(1)) >>'
  const packedObjects = (dictionary: string, text: string) =>
    buildPdf([pdfStream(`${dictionary} /Filter /FlateDecode`, deflateSync(latin1(text)))])

  it('is kept as it came', async () => {
    const image = pdfStream('/Subtype /Image /Filter /DCTDecode', Buffer.from(buildJpeg()))
    const objects = pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(latin1('4 0 << /A 1 >>')))
    for (const pdf of [buildPdf(), buildPdf([image]), buildPdf([objects])]) {
      expect(await read(pdf)).toEqual({ kept: { mimeType: 'application/pdf', bytes: pdf } })
    }
  })

  it.each([
    ['a script', buildPdf([`3 0 obj\n${action}\nendobj\n`])],
    ['a script with an escaped name', buildPdf(['3 0 obj\n<< /S /J#61vaScript >>\nendobj\n'])],
    ['a script packed away', packedObjects('/Type /ObjStm /N 1 /First 4', `4 0 ${action}`)],
    ['a script packed away under an escaped name', packedObjects('/Type /Obj#53tm /N 1 /First 4', `4 0 ${action}`)],
    ['a script packed away without a kind', packedObjects('/N 1 /First 4', `4 0 ${action}`)],
    ['a launch action', buildPdf(['3 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'])],
    ['a file within', buildPdf(['3 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n'])],
    ['a form that submits', buildPdf(['3 0 obj\n<< /S /SubmitForm >>\nendobj\n'])],
    ['an XFA form', buildPdf(['3 0 obj\n<< /XFA 4 0 R >>\nendobj\n'])],
  ])('is refused with %s', async (_what, pdf) => {
    expect(await refusalOf(pdf)).toBe('file-active')
  })

  it('is refused behind a password', async () => {
    expect(await refusalOf(buildPdf(['trailer << /Encrypt 5 0 R >>\n']))).toBe('file-locked')
  })

  it.each([
    ['objects packed in another way', buildPdf([pdfStream('/Type /ObjStm /Filter /LZWDecode', latin1('xyz'))])],
    ['objects that unpack without end', packedObjects('/Type /ObjStm', ' '.repeat(30_000_000))],
    ['a stream within a stream', buildPdf(['% stream \n', pdfStream('/Type /ObjStm', latin1('4 0'))])],
    ['a stream that does not end', buildPdf(['3 0 obj << >>\nstream\n'])],
    ['an archive behind it', buildPdf([], 'PK\x05\x06'.padEnd(22, '\0'))],
    ['an archive with it as a comment', buildPdf(['PK\x05\x06'])],
    ['its end cut off', buildPdf().subarray(0, -20)],
    ['half of it cut off', buildPdf().subarray(0, 100)],
    ['a page behind it', buildPdf([], '<html></html>')],
  ])('is refused with %s', async (_what, pdf) => {
    expect(await refusalOf(pdf)).toBe('file-unreadable')
  })

  it('is no picture of a face', async () => {
    expect(await readFile(buildPdf(), 'selfie')).toEqual({ refusal: 'file-kind' })
  })
})

describe('any other file', () => {
  it.each([
    ['nothing', '', 'file-empty'],
    ['a GIF', 'GIF89a', 'file-kind'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'file-kind'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'file-kind'],
    ['HEIC', '\0\0\0\x18ftypheic', 'file-kind'],
    ['an archive', 'PK\x03\x04', 'file-kind'],
    ['a program', 'MZ\x90\0', 'file-kind'],
    ['the test virus', String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`, 'file-kind'],
    ['a page that starts like a PDF further down', ' %PDF-1.7', 'file-kind'],
    ['a page that starts like a JPEG', '\xff\xd8\xff<script>alert(1)</script>', 'file-unreadable'],
    ['a page that starts like a PNG', '\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'file-unreadable'],
    ['a page that starts like a PDF', '%PDF-1.7<script>alert(1)</script>', 'file-unreadable'],
  ])('is refused: %s', async (_what, text, refusal) => {
    expect(await refusalOf(latin1(text))).toBe(refusal)
  })

  const tenMegabytes = 10 * 1024 * 1024
  it.each([
    ['a JPEG of fill bytes', Buffer.concat([latin1('\xff\xd8'), Buffer.alloc(tenMegabytes, 0xff)])],
    [
      'a JPEG of empty segments',
      Buffer.concat([latin1('\xff\xd8'), Buffer.alloc(tenMegabytes, latin1('\xff\xe5\0\x02'))]),
    ],
    [
      'a PNG of empty chunks',
      Buffer.concat([buildPng().subarray(0, 33), Buffer.alloc(tenMegabytes, pngChunk('tEXt', Buffer.alloc(0)))]),
    ],
    ['a PDF of stream keywords', buildPdf([Buffer.alloc(tenMegabytes, '>>stream\n')])],
    ['a PDF of short streams', buildPdf([Buffer.alloc(tenMegabytes, '/N 1 /First 4 stream\nendstream\n')])],
    ['a PDF of escapes', buildPdf([Buffer.alloc(tenMegabytes, '#41')])],
    ['a PDF of blanks', buildPdf([Buffer.alloc(tenMegabytes, ' ')])],
    ['a PDF of names', buildPdf([Buffer.alloc(tenMegabytes, '/Filter ')])],
  ])('of 10 MB does not keep the server busy: %s', { timeout: 20_000 }, async (_what, bytes) => {
    expect(Object.keys(await read(bytes))).toHaveLength(1)
  })
})
