// An uploaded file by what it is, not by what it calls itself: recognised by its first bytes, read to its end, measured
// and stripped.
import { uploadLimits, type UploadRefusal, type UploadSide } from '@loan/domain/contract/documents'
import { checkPdf } from './checkPdf.ts'
import type { MimeType, Picture, Stripped } from './strippedFile.ts'
import { stripJpeg } from './stripJpeg.ts'
import { stripPng } from './stripPng.ts'

export type UploadedFile = { readonly mimeType: MimeType; readonly bytes: Buffer }

const starts: readonly (readonly [MimeType, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['application/pdf', '%PDF-'],
]

const kindOf = (bytes: Buffer): MimeType | null =>
  starts.find(([, start]) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')))?.[0] ?? null

type Size = Pick<Picture, 'width' | 'height'>

const isTooLarge = ({ width, height }: Size): boolean => width * height > uploadLimits.maxPixels

const refusedSize = (size: Size): UploadRefusal | null => {
  if (isTooLarge(size)) return 'file-too-many-pixels'
  return Math.min(size.width, size.height) < uploadLimits.minPixelsAcross ? 'file-too-few-pixels' : null
}

const readPicture = async (
  mimeType: MimeType,
  stripped: Stripped<Picture> | Promise<Stripped<Picture>>,
): Promise<Stripped<UploadedFile>> => {
  const read = await stripped
  if ('refusal' in read) return read
  const refusal = refusedSize(read.kept)
  return refusal === null ? { kept: { mimeType, bytes: read.kept.bytes } } : { refusal }
}

/** @assumed a face is shown by a picture, so that side takes no PDF. */
export const readFile = async (bytes: Buffer, side: UploadSide): Promise<Stripped<UploadedFile>> => {
  if (bytes.length === 0) return { refusal: 'file-empty' }
  const mimeType = kindOf(bytes)
  switch (mimeType) {
    case 'image/jpeg':
      return readPicture(mimeType, stripJpeg(bytes))
    case 'image/png':
      return readPicture(
        mimeType,
        stripPng(bytes, (size) => !isTooLarge(size)),
      )
    case 'application/pdf': {
      const refusal = side === 'selfie' ? 'file-kind' : checkPdf(bytes)
      return refusal === null ? { kept: { mimeType, bytes } } : { refusal }
    }
    case null:
      return { refusal: 'file-kind' }
  }
}
