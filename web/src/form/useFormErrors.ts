// The field errors of a form: those of its last submit and those of the server. Hides an error after a correction. The
// code and the texts load after the form, because most pages are submitted without an error.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { useFormats } from '../formats/useFormats.ts'
import { afterPaint } from '../lib/afterPaint.ts'
import type { StoredFieldError } from '../store/state.ts'
import { useAllTexts } from '../texts/useTexts.ts'
import type { DisplayedError } from './displayedError.ts'
import type { InvalidDataPoint } from './buildDisplayedErrors.ts'
import { getFormErrors, loadErrors } from './lazyErrors.ts'

export type FormErrorsOptions = {
  readonly dataPoints: readonly NamedDataPoint[]
  /**
   * Errors are compared by identity: an error stays hidden after its field was corrected, until a new object arrives.
   */
  readonly serverErrors: readonly StoredFieldError[]
}

export type FormErrors = {
  /** Empty until the error texts are loaded. */
  readonly errors: readonly DisplayedError[]
  readonly hasErrors: boolean
  /** Replaces the errors of the last submit. */
  readonly showInvalid: (invalid: readonly InvalidDataPoint[]) => void
  /** Hides errors of fields that are valid now; an error of the server only after its field has changed. */
  readonly hideCorrected: (
    invalid: readonly InvalidDataPoint[],
    hasChanged: (dataPoint: NamedDataPoint) => boolean,
  ) => void
}

/** Returns undefined until the texts are loaded. Re-renders when they load while there are errors of the server. */
const useDisplayedErrorBuilder = (serverErrors: readonly StoredFieldError[]) => {
  const app = useAppContext()
  const { product, store, texts } = app
  const allTexts = useAllTexts()
  const formats = useFormats()
  const [, setLoaded] = useState(false)

  const showLoadedErrors = useEffectEvent(() => {
    if (serverErrors.length > 0) setLoaded(true)
  })

  useEffect(
    () =>
      afterPaint(() => {
        void loadErrors({ store, texts }).then(showLoadedErrors)
        // The text for a lost connection must load before the connection is lost.
        texts.loadNamespaces(['request-problem']).catch(() => undefined)
      }),
    [store, texts],
  )

  const build = getFormErrors(app).peek()?.buildDisplayedErrors
  const sources = { texts: allTexts, formats, country: product.country }
  return build && ((errors: readonly InvalidDataPoint[]) => build(errors, sources))
}

export const useFormErrors = ({ dataPoints, serverErrors }: FormErrorsOptions): FormErrors => {
  const buildErrors = useDisplayedErrorBuilder(serverErrors)
  const [invalid, setInvalid] = useState<readonly InvalidDataPoint[]>([])
  const [corrected, setCorrected] = useState<readonly StoredFieldError[]>([])

  const fromServer = serverErrors
    .filter(({ fieldName }) => !invalid.some(({ dataPoint }) => dataPoint.path === fieldName))
    .flatMap((error) => {
      const dataPoint = dataPoints.find(({ path }) => path === error.fieldName)
      return buildErrors === undefined || dataPoint === undefined || corrected.includes(error)
        ? []
        : [{ error, dataPoint }]
    })

  return {
    errors: buildErrors?.([...invalid, ...fromServer]) ?? [],
    hasErrors: invalid.length > 0 || serverErrors.length > 0,
    showInvalid: (next) => setInvalid((current) => (current.length === 0 && next.length === 0 ? current : next)),
    hideCorrected: (stillInvalid, hasChanged) => {
      const isCorrected = ({ path }: NamedDataPoint) => !stillInvalid.some(({ dataPoint }) => dataPoint.path === path)
      setInvalid((current) => {
        const remaining = current.filter(({ dataPoint }) => !isCorrected(dataPoint))
        return remaining.length === current.length ? current : remaining
      })
      const changed = fromServer.filter(({ dataPoint }) => hasChanged(dataPoint) && isCorrected(dataPoint))
      if (changed.length > 0) setCorrected((current) => [...current, ...changed.map(({ error }) => error)])
    },
  }
}
