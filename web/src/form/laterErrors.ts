// Loads the chunk and the texts of form errors after the form, which works without them until an error occurs.
import { noteGone } from '../lib/newRelease.ts'
import type { Texts } from '../i18n/texts.ts'
import type * as FormErrorsModule from './FormErrors.tsx'

type Errors = typeof FormErrorsModule

/** Null until loaded. */
let errors: Errors | null = null

/** The module of the error summary and its texts; null until loaded. */
export const loadedErrors = (): Errors | null => errors

/** Loads the module once. */
export const loadFormErrors = async (): Promise<Errors> => (errors ??= await import('./FormErrors.tsx'))

/** Loads the module and its texts. False when one of them does not load. */
export const loadErrors = (texts: Texts): Promise<boolean> =>
  Promise.all([loadFormErrors(), texts.loadNamespaces(['errors'])]).then(
    () => true,
    (reason: unknown) => {
      noteGone(reason)
      return false
    },
  )
