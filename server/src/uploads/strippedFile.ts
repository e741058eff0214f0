// What reading an uploaded file comes to: the bytes that are kept, or why it is refused.
import type { uploadLimits, UploadRefusal } from '@loan/domain/contract/documents'

export type MimeType = (typeof uploadLimits.mimeTypes)[number]

export type Picture = { readonly bytes: Buffer; readonly width: number; readonly height: number }

/** `Picture` has no dimensions where the file is a document. */
export type Stripped<Kept> = { readonly kept: Kept } | { readonly refusal: UploadRefusal }

export const unreadable = { refusal: 'file-unreadable' } as const

/** Big-endian figures out of bytes that somebody else wrote; null beyond their end. */
export const readUInt16 = (bytes: Buffer, at: number): number | null =>
  at + 2 <= bytes.length ? bytes.readUInt16BE(at) : null

export const readUInt32 = (bytes: Buffer, at: number): number | null =>
  at + 4 <= bytes.length ? bytes.readUInt32BE(at) : null
