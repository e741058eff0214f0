// Decodes a picture, rotates it upright and encodes it again. The uploaded bytes are not stored, so metadata and data
// after the picture are dropped. Runs in the upload worker.
import { uploadLimits } from '@loan/domain/contract/documents'
import sharp from 'sharp'
import type { FileReadResult } from './fileReadResult.ts'

// Each worker decodes one file at a time, and no pixels of an applicant stay in a cache.
sharp.concurrency(1)
sharp.cache(false)

export type PictureType = 'image/jpeg' | 'image/png'

const unreadable = { errorCode: 'file-unreadable' } as const

/** `sequentialRead` limits memory use. sharp does not copy metadata by default. */
const openPicture = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: uploadLimits.maxPixels, sequentialRead: true })

const readSize = async (bytes: Buffer) => {
  // No pixel limit here, so that a picture that is too large gets its own error code.
  const { width, height, format } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: false,
    unlimited: true,
  }).metadata()
  return { width, height, format }
}

const formats: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpeg', 'image/png': 'png' }

/** The JPEG quality keeps an identity document legible. The PNG compression is low because that is fast. */
const encode = (bytes: Buffer, mimeType: PictureType): Promise<Buffer> => {
  const upright = openPicture(bytes).autoOrient().toColourspace('srgb')
  return mimeType === 'image/jpeg'
    ? upright.jpeg({ quality: 90 }).toBuffer()
    : upright.png({ compressionLevel: 3 }).toBuffer()
}

export const reencodePicture = async (bytes: Buffer, mimeType: PictureType): Promise<FileReadResult> => {
  try {
    const { width, height, format } = await readSize(bytes)
    if (format !== formats[mimeType]) return unreadable
    if (width * height > uploadLimits.maxPixels) return { errorCode: 'file-too-many-pixels' }
    if (Math.min(width, height) < uploadLimits.minPixelsAcross) return { errorCode: 'file-too-few-pixels' }
    return { file: { mimeType, bytes: await encode(bytes, mimeType) } }
  } catch {
    // sharp throws plain errors with the message of the decoder.
    return unreadable
  }
}
