// Detects the type of an uploaded file by its first bytes, not by its declared type, and validates the whole file. Runs
// in the upload worker (uploadReader.ts), because reading 10 MB can take seconds.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { validatePdf } from './validatePdf.ts'
import { reencodePicture } from './reencodePicture.ts'
import type { FileReadResult, MimeType } from './fileReadResult.ts'

const signatures: readonly (readonly [MimeType, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['application/pdf', '%PDF-'],
]

const detectType = (bytes: Buffer): MimeType | null =>
  signatures.find(([, signature]) =>
    bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1')),
  )?.[0] ?? null

/** @assumed the side `selfie` accepts no PDF, because a face is shown by a picture. */
export const readUploadedFile = async (bytes: Buffer, side: UploadSide): Promise<FileReadResult> => {
  if (bytes.length === 0) return { errorCode: 'file-empty' }
  const mimeType = detectType(bytes)
  if (mimeType === null) return { errorCode: 'file-kind' }
  if (mimeType !== 'application/pdf') return reencodePicture(bytes, mimeType)
  const errorCode = side === 'selfie' ? 'file-kind' : validatePdf(bytes)
  return errorCode === null ? { file: { mimeType, bytes } } : { errorCode }
}
