// The data points of a form that apply, by the stored and the typed answers.
import { filterApplicableDataPoints, type NamedDataPoint } from '@loan/domain/pages/chain'
import { useState } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'

export type ShownDataPoints = {
  readonly shown: readonly NamedDataPoint[]
  /** Does not re-render when the data points stay the same. */
  readonly updateShown: (now: readonly NamedDataPoint[]) => void
}

export const useShownDataPoints = (dataPoints: readonly NamedDataPoint[]): ShownDataPoints => {
  const { store } = useAppContext()
  const [shown, setShown] = useState<readonly NamedDataPoint[]>(() =>
    filterApplicableDataPoints(dataPoints, store.getState().leadApplication.applicationData),
  )
  const updateShown: ShownDataPoints['updateShown'] = (now) => {
    if (now.length !== shown.length || now.some(({ path }, index) => shown[index]?.path !== path)) setShown(now)
  }
  return { shown, updateShown }
}
