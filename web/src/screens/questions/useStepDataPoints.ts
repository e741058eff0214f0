// Loads the data points of a step, with their texts and controls.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import { useMemo } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getPageResources } from '../../form/pageResources.ts'
import { type Loading, useLoaded } from '../frame/useLoaded.ts'
import { findStepPage } from './findStepPage.ts'

const none: readonly never[] = []

/** Ready with an empty list when the state has no data points. Returns the same array between renders. */
export const useStepDataPoints = (state: StateName): Loading<readonly NamedDataPoint[]> => {
  const app = useAppContext()
  const source = useMemo(() => {
    const page = findStepPage(state)
    const resources = getPageResources(app)
    return {
      namespaces: none,
      load: async () => (page === null ? none : resources.load(page)),
      found: page === null ? none : resources.find(page),
    }
  }, [app, state])
  const loading = useLoaded(source)
  return source.found === null ? loading : { outcome: 'ready', loaded: source.found }
}
