// PDF files, and files of other kinds.
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildJpeg, buildPdf, buildPdfStream, latin1 } from '../testing/pictures.ts'
import { readErrorCode, readFront } from '../testing/readFront.ts'
import { readUploadedFile } from './readUploadedFile.ts'

describe('a PDF', () => {
  const action = '<< /S /JavaScript /JS (app.alert(1)) >>'
  const packedObjects = (dictionary: string, text: string) =>
    buildPdf([buildPdfStream(`${dictionary} /Filter /FlateDecode`, deflateSync(latin1(text)))])

  it('is stored unchanged', async () => {
    const image = buildPdfStream('/Subtype /Image /Filter /DCTDecode', Buffer.from(buildJpeg()))
    const objects = buildPdfStream(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      deflateSync(latin1('4 0 << /A 1 >>')),
    )
    for (const pdf of [buildPdf(), buildPdf([image]), buildPdf([objects])]) {
      expect(await readFront(pdf)).toEqual({ file: { mimeType: 'application/pdf', bytes: pdf } })
    }
  })

  it.each([
    ['a script', buildPdf([`3 0 obj\n${action}\nendobj\n`])],
    ['a script with an escaped name', buildPdf(['3 0 obj\n<< /S /J#61vaScript >>\nendobj\n'])],
    ['a compressed script', packedObjects('/Type /ObjStm /N 1 /First 4', `4 0 ${action}`)],
    ['a compressed script with an escaped name', packedObjects('/Type /Obj#53tm /N 1 /First 4', `4 0 ${action}`)],
    ['a compressed script without a type', packedObjects('/N 1 /First 4', `4 0 ${action}`)],
    ['a launch action', buildPdf(['3 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'])],
    ['an embedded file', buildPdf(['3 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n'])],
    ['a form that submits', buildPdf(['3 0 obj\n<< /S /SubmitForm >>\nendobj\n'])],
    ['a link to a file elsewhere', buildPdf(['3 0 obj\n<< /S /GoToR /F (//host/share) /D [0 /Fit] >>\nendobj\n'])],
    ['an XFA form', buildPdf(['3 0 obj\n<< /XFA 4 0 R >>\nendobj\n'])],
  ])('is rejected with %s', async (_what, pdf) => {
    expect(await readErrorCode(pdf)).toBe('file-active')
  })

  it('is rejected with a password', async () => {
    expect(await readErrorCode(buildPdf(['trailer << /Encrypt 5 0 R >>\n']))).toBe('file-locked')
  })

  it.each([
    [
      'objects with an unsupported filter',
      buildPdf([buildPdfStream('/Type /ObjStm /Filter /LZWDecode', latin1('xyz'))]),
    ],
    ['objects that decompress to 30 MB', packedObjects('/Type /ObjStm', ' '.repeat(30_000_000))],
    [
      'no page',
      Buffer.from(buildPdf().toString('latin1').replace('/Type /Page /Parent', '/Type /Font /Parent'), 'latin1'),
    ],
    ['a stream within a stream', buildPdf(['% stream \n', buildPdfStream('/Type /ObjStm', latin1('4 0'))])],
    ['a stream that does not end', buildPdf(['3 0 obj << >>\nstream\n'])],
    ['an archive after it', buildPdf([], 'PK\x05\x06'.padEnd(22, '\0'))],
    ['an archive with it as a comment', buildPdf(['PK\x05\x06'])],
    ['a missing end', buildPdf().subarray(0, -20)],
    ['a missing second part', buildPdf().subarray(0, 100)],
    ['an HTML page after it', buildPdf([], '<html></html>')],
  ])('is rejected with %s', async (_what, pdf) => {
    expect(await readErrorCode(pdf)).toBe('file-unreadable')
  })

  it('is rejected as a picture of the face', async () => {
    expect(await readUploadedFile(buildPdf(), 'selfie')).toEqual({ errorCode: 'file-kind' })
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
  ])('is rejected: %s', async (_what, text, errorCode) => {
    expect(await readErrorCode(latin1(text))).toBe(errorCode)
  })
})
