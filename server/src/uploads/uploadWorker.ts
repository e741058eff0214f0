// The worker thread of uploadReader.ts. Each task reads one file.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { readUploadedFile } from './readUploadedFile.ts'
import type { FileReadResult } from './fileReadResult.ts'

export type UploadTask = { readonly bytes: Uint8Array; readonly side: UploadSide }

export const runTask = ({ bytes, side }: UploadTask): Promise<FileReadResult> =>
  readUploadedFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), side)
