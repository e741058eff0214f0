// The result of reading an uploaded file.
import type { uploadLimits, UploadErrorCode } from '@loan/domain/contract/documents'

export type MimeType = (typeof uploadLimits.mimeTypes)[number]

/** The bytes to store. */
export type UploadedFile = { readonly mimeType: MimeType; readonly bytes: Uint8Array }

export type FileReading = { readonly file: UploadedFile } | { readonly errorCode: UploadErrorCode }
