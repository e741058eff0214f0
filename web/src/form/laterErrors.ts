// What a form can be filled in and handed on without: the errors, fetched right after it.
import { noteGone } from '../lib/newRelease.ts'
import type { Texts } from '../i18n/texts.ts'
import type * as FormErrorsModule from './FormErrors.tsx'

type Errors = typeof FormErrorsModule

/** Null until it has come. */
let errors: Errors | null = null

/** The summary of errors and the words for them, where they have come. */
export const loadedErrors = (): Errors | null => errors

/** They come while the first page is read, not before it can be used. */
export const loadFormErrors = async (): Promise<Errors> => (errors ??= await import('./FormErrors.tsx'))

/** False where one of them does not come: then the network is to be tried again. */
export const loadErrors = (texts: Texts): Promise<boolean> =>
  Promise.all([loadFormErrors(), texts.loadNamespaces(['errors'])]).then(
    () => true,
    (reason: unknown) => {
      noteGone(reason)
      return false
    },
  )
