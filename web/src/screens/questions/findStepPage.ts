// Converts a lender step to the shape of a page, so that its chunks load like those of a page.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { listSections } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import type { DataPointPage } from '../../form/page/pageResources.ts'

/** Null when the state has no data points. */
export const findStepPage = (state: StateName): DataPointPage | null => {
  const step = isLenderStepState(state) ? lenderSteps[state] : null
  if (step === null || !('dataPoints' in step)) return null
  const [section] = listSections(step)
  return section === undefined ? null : { key: state, section, dataPoints: step.dataPoints }
}
