// The result of reading an uploaded file.
import type { uploadLimits, UploadErrorCode } from '@loan/domain/contract/documents'

/** An accepted type, as detected from the first bytes of the file. */
export type MimeType = (typeof uploadLimits.mimeTypes)[number]

/** A valid file as it is stored: a picture is encoded again, a PDF is unchanged. */
export type UploadedFile = { readonly mimeType: MimeType; readonly bytes: Uint8Array }

/** The file to store, or the reason for its rejection. */
export type FileReadResult = { readonly file: UploadedFile } | { readonly errorCode: UploadErrorCode }
