// Loads the data points of a step, with their texts and controls.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import { useMemo } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { pagePartsOf } from '../../form/pageParts.ts'
import { type Loading, useLoaded } from '../useLoaded.ts'
import { stepPageOf } from './stepPage.ts'

const none: readonly never[] = []

/** Ready with an empty list when the state has no data points. Returns the same array between renders. */
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
