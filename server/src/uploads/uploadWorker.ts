// The worker thread of uploadReader.ts: one file per task.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { type FileReading, readFile } from './readFile.ts'

export type UploadTask = { readonly bytes: Uint8Array; readonly side: UploadSide }

export const runUploadTask = ({ bytes, side }: UploadTask): Promise<FileReading> =>
  readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), side)
