// Detects the type of an uploaded file by its first bytes, not by its declared type, and validates the whole file. Runs
// in the upload worker (uploadReader.ts), because reading 10 MB can take seconds.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { checkPdf } from './checkPdf.ts'
import { readPicture } from './readPicture.ts'
import type { FileReading, MimeType } from './fileReading.ts'

const starts: readonly (readonly [MimeType, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['application/pdf', '%PDF-'],
]

const kindOf = (bytes: Buffer): MimeType | null =>
  starts.find(([, start]) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')))?.[0] ?? null

/** @assumed the side `selfie` accepts no PDF, because a face is shown by a picture. */
export const readFile = async (bytes: Buffer, side: UploadSide): Promise<FileReading> => {
  if (bytes.length === 0) return { errorCode: 'file-empty' }
  const mimeType = kindOf(bytes)
  if (mimeType === null) return { errorCode: 'file-kind' }
  if (mimeType !== 'application/pdf') return readPicture(bytes, mimeType)
  const errorCode = side === 'selfie' ? 'file-kind' : checkPdf(bytes)
  return errorCode === null ? { file: { mimeType, bytes } } : { errorCode }
}
