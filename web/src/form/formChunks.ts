// What a form can be read and typed into without: fetched right after it, each in a chunk of its own.
import type { Texts } from '../i18n/texts.ts'
import { loadErrorTexts } from './useErrorTexts.ts'

/** The summary comes while the first page is read, not before it can be used. */
export const loadFormErrors = () => import('./FormErrors.tsx')

/** Judging comes right after the page. */
export const loadJudging = () => import('./judgePage.ts')

/** False where the words or the summary do not come: then the network is to be tried again. */
export const loadErrors = async (texts: Texts): Promise<boolean> => {
  const [hasTexts, summary] = await Promise.all([loadErrorTexts(texts), loadFormErrors().catch(() => null)])
  return hasTexts && summary !== null
}
