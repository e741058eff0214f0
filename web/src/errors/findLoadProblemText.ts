// Maps a load error to the text that the page shows.
import { TextsNotLoaded } from '../i18n/texts.ts'
import { findLoadErrorKind } from '../lib/loadFailure.ts'

/** A key of the namespace `common`; null when the reason is not a load error. */
export const findLoadProblemText = (reason: unknown): 'requestProblems>offline' | 'loadFailed' | null => {
  const kind = findLoadErrorKind(reason)
  // The browser reports a failed dynamic import as a TypeError.
  const isImport = reason instanceof TypeError && reason.message.includes('import')
  if (kind === 'offline' || (isImport && !navigator.onLine)) return 'requestProblems>offline'
  if (reason instanceof TextsNotLoaded) return navigator.onLine ? 'loadFailed' : 'requestProblems>offline'
  return kind !== null || isImport ? 'loadFailed' : null
}
