// The answers that a lender can dispute: those of the step in which applicants correct them.
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { LeadPath } from '@loan/domain/lead/application'
import { lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'

export const disputablePaths: readonly LeadPath[] = requireDataPoints(lenderSteps.WNIOSEK_UZUPELNIENIE, catalogue).map(
  ({ path }) => path,
)
