// Validates the size and the declared media type of a file before the upload. The server validates the content.
import { type UploadErrorCode, uploadErrorCodes } from '@loan/domain/contract/documents'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { findRejectedFields } from '../../api/rejectedFields.ts'
import type { RequestFailure } from '../../api/request.ts'
import { hasProblemType } from '../../errors/findProblemName.ts'

export type FileError = UploadErrorCode | 'file-too-large'

type UploadLimits = Pick<NonNullable<LeadStatus['upload']>, 'mimeTypes' | 'maxBytes'>

/** Returns the accepted media types of a side. A selfie must be an image. */
export const getMimeTypes = ({ mimeTypes }: UploadLimits, side: UploadSide): readonly string[] =>
  side === 'selfie' ? mimeTypes.filter((type) => type.startsWith('image/')) : mimeTypes

export const validateFile = (file: File, limits: UploadLimits, side: UploadSide): FileError | null => {
  if (file.size === 0) return 'file-empty'
  if (!getMimeTypes(limits, side).includes(file.type)) return 'file-kind'
  return file.size > limits.maxBytes ? 'file-too-large' : null
}

const isUploadErrorCode = (code: string | undefined): code is UploadErrorCode =>
  uploadErrorCodes.some((error) => error === code)

/** Returns why the applicant must choose another file; null when the same file can be sent again. */
export const toFileError = (failure: RequestFailure): FileError | null => {
  if (failure.outcome !== 'http') return null
  if (failure.httpStatus === 413) return 'file-too-large'
  if (!hasProblemType(failure, 'refused')) return null
  const [rejected] = findRejectedFields(failure)
  const code = rejected?.code
  return isUploadErrorCode(code) ? code : 'file-unreadable'
}
