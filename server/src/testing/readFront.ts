// Reads a file as the front of a document. For tests only.
import { readUploadedFile } from '../uploads/readUploadedFile.ts'

export const readFront = (bytes: Buffer) => readUploadedFile(bytes, 'front')

/** Null when the file is accepted. */
export const readErrorCode = async (bytes: Buffer) => {
  const outcome = await readFront(bytes)
  return 'errorCode' in outcome ? outcome.errorCode : null
}
