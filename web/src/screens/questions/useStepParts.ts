// The data points a step may ask, with their texts and controls: on their way, there, or not to be had.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import { useMemo } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { pagePartsOf } from '../../form/pageParts.ts'
import { type Loading, useLoaded } from '../useLoaded.ts'
import { stepPageOf } from './stepPage.ts'

const none: readonly never[] = []

/** Ready with none where the state asks no data points; the same list each time. */
export const useStepParts = (state: StateName): Loading<readonly NamedDataPoint[]> => {
  const visit = useApplication()
  const wanted = useMemo(() => {
    const page = stepPageOf(state)
    const parts = pagePartsOf(visit)
    return {
      namespaces: none,
      load: async () => (page === null ? none : parts.load(page)),
      found: page === null ? none : parts.find(page),
    }
  }, [visit, state])
  const loading = useLoaded(wanted)
  return wanted.found === null ? loading : { outcome: 'ready', loaded: wanted.found }
}
