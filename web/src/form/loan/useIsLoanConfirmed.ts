// Whether the applicant has confirmed the loan in the dialog in front of the first page.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useApplicationState } from '../../app-context/AppContext.tsx'

/** `dataPoints` are those of the dialog. True where a page has no dialog. */
export const useIsLoanConfirmed = (dataPoints: readonly NamedDataPoint[]): boolean =>
  useApplicationState(({ dynamicPages }) => dataPoints.every(({ path }) => path in dynamicPages.drafts))
