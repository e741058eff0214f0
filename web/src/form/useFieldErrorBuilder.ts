// Builds the field errors of data points. The code and the texts load after the form, because most pages are submitted
// without an error.
import { useEffect, useEffectEvent, useState } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useFormats } from '../formats/useFormats.ts'
import { useAllTexts } from '../texts/useTexts.ts'
import { afterPaint } from '../lib/afterPaint.ts'
import type { PageError } from '../store/state.ts'
import type { FieldError } from './fieldError.ts'
import type { DataPointError } from './fieldErrors.ts'
import { getFormErrors, loadErrors } from './laterErrors.ts'

export type FieldErrorBuilder = (errors: readonly DataPointError[]) => readonly FieldError[]

/** Undefined until loaded. Re-renders when it loads after an error of the server. */
export const useFieldErrorBuilder = (serverErrors: readonly PageError[]): FieldErrorBuilder | undefined => {
  const app = useAppContext()
  const { product, store, texts } = app
  const allTexts = useAllTexts()
  const formats = useFormats()
  const [, setLoaded] = useState(false)

  const showLateErrors = useEffectEvent(() => {
    if (serverErrors.length > 0) setLoaded(true)
  })

  useEffect(
    () =>
      afterPaint(() => {
        void loadErrors({ store, texts }).then(showLateErrors)
        // The text for a lost connection must load before the connection is lost.
        texts.loadNamespaces(['request-problem']).catch(() => undefined)
      }),
    [store, texts],
  )

  const build = getFormErrors(app).peek()?.buildFieldErrors
  return build && ((errors) => build(errors, { texts: allTexts, formats, country: product.country }))
}
