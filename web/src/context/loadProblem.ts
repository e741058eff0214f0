// What to say where a part of the page has not loaded: only a lost connection is called one.
import { TextsNotLoaded } from '../i18n/texts.ts'
import { findLoadErrorKind } from '../lib/loadFailure.ts'

/** A key of `common`; null where the reason is another than loading. */
export const findLoadProblemText = (reason: unknown): 'requestProblems>offline' | 'loadFailed' | null => {
  const kind = findLoadErrorKind(reason)
  // A module that was fetched and then not imported.
  const isImport = reason instanceof TypeError && reason.message.includes('import')
  if (kind === 'offline' || (isImport && !navigator.onLine)) return 'requestProblems>offline'
  if (reason instanceof TextsNotLoaded) return navigator.onLine ? 'loadFailed' : 'requestProblems>offline'
  return kind !== null || isImport ? 'loadFailed' : null
}
