// The step of a lender as something that asks data points, so that its parts are fetched as those of a page are.
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { listSections } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import type { AskingPage } from '../../form/pageParts.ts'

/** Null where the state asks no data points. */
export const stepPageOf = (state: StateName): AskingPage | null => {
  const step = isLenderStepState(state) ? lenderSteps[state] : null
  if (step === null || !('dataPoints' in step)) return null
  const [section] = listSections(step)
  return section === undefined ? null : { key: state, section, dataPoints: step.dataPoints }
}
