// The values of a form's controls, and their drafts.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { RefObject } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { type ControlValues, getControlNames, readControls } from './controlNames.ts'
import { useStoredDrafts } from './useStoredDrafts.ts'

export type FormValues = {
  /** Values of the form's controls, and drafts that a dialog outside the form wrote. */
  readonly readValues: () => ControlValues
  /** The values before the last input: as `readValues`, with the stored drafts first. */
  readonly readDrafted: () => ControlValues
  /** Whether a field differs from its stored draft. */
  readonly hasChanged: (dataPoint: NamedDataPoint) => boolean
  /** Stores the values as drafts after a delay. */
  readonly scheduleDrafts: () => void
  /** Returns the values and cancels the pending draft, for a caller that stores the values itself. */
  readonly collectValues: () => ControlValues
}

export const useFormValues = (formRef: RefObject<HTMLFormElement | null>): FormValues => {
  const { store } = useAppContext()
  const drafts = useStoredDrafts(formRef)

  const readValues = (): ControlValues => ({
    ...store.getState().dynamicPages.drafts,
    ...(formRef.current && readControls(formRef.current)),
  })

  return {
    readValues,
    readDrafted: () => ({ ...readValues(), ...store.getState().dynamicPages.drafts }),
    hasChanged: (dataPoint) => {
      const before = store.getState().dynamicPages.drafts
      const now = readValues()
      return getControlNames(dataPoint).some((name) => before[name] !== now[name])
    },
    scheduleDrafts: drafts.schedule,
    collectValues: () => {
      drafts.cancel()
      return readValues()
    },
  }
}
