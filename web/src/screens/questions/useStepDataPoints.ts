// Loads the data points of a step, with their texts and controls, and with the texts of errors that are shown at once.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { listSections, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { StateName } from '@loan/domain/states'
import { useMemo } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { loadErrors } from '../../form/lazyErrors.ts'
import { type DataPointPage, getPageResources } from '../../form/page/pageResources.ts'
import { type LoadState, useLoaded } from '../frame/useLoaded.ts'

const none: readonly never[] = []

/** The step in the shape of a page, so that its chunks load like those of a page; null without data points. */
const findStepPage = (state: StateName): DataPointPage | null => {
  const step = isLenderStepState(state) ? lenderSteps[state] : null
  if (step === null || !('dataPoints' in step)) return null
  const [section] = listSections(step)
  return section === undefined ? null : { key: state, section, dataPoints: step.dataPoints }
}

/** Ready with an empty list when the state has no data points. Returns the same array between renders. */
export const useStepDataPoints = (state: StateName, hasErrors: boolean): LoadState<readonly NamedDataPoint[]> => {
  const app = useAppContext()
  const source = useMemo(() => {
    const page = findStepPage(state)
    const resources = getPageResources(app)
    return {
      namespaces: none,
      load: async () => {
        const [dataPoints] = await Promise.all([
          page === null ? none : resources.load(page),
          hasErrors && loadErrors(app),
        ])
        return dataPoints
      },
      found: hasErrors ? null : page === null ? none : resources.find(page),
    }
  }, [app, state, hasErrors])
  const loading = useLoaded(source)
  return source.found === null ? loading : { outcome: 'ready', loaded: source.found }
}
