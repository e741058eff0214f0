// Texts about files: the accepted kinds, and the reason for a rejected file.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { type FileError, getMimeTypes } from './validateFile.ts'

/** Formats a media type as the common name: `image/jpeg` becomes `JPG`. */
const formatMimeType = (mimeType: string): string => mimeType.replace(/^.*\//u, '').replace('jpeg', 'jpg').toUpperCase()

export type FileTexts = {
  /** The accepted kinds and the maximum size, in one sentence. */
  readonly kinds: string
  readonly formatError: (error: FileError, side: UploadSide) => string
}

export const useFileTexts = (uploadRequest: NonNullable<LeadStatus['upload']>): FileTexts => {
  const t = useTexts('id-upload')
  const { number } = useLazyFormats()
  const max = number(Math.floor((uploadRequest.maxBytes / 1024 / 1024) * 10) / 10)
  const formatKinds = (mimeTypes: readonly string[]): string => mimeTypes.map(formatMimeType).join(', ')
  return {
    kinds: t('kinds', { kinds: formatKinds(uploadRequest.mimeTypes), max }),
    formatError: (error, side) =>
      t(`rejected>${error}`, { kinds: formatKinds(getMimeTypes(uploadRequest, side)), max }),
  }
}
