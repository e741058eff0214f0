// The steps that a lender can require by HTTP, and the screens of its offers.
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { LenderRequirement, OfferState } from '../../lenders/lenderProfile.ts'

export const requiredSteps: readonly LenderRequirement[] = [
  'MOBILE_VERIFICATION',
  'CHANGE_MOBILE_NUMBER',
  ...listStatesOfKind('questions'),
  ...listStatesOfKind('consents'),
  ...listStatesOfKind('upload'),
  ...listStatesOfKind('debts'),
  ...listStatesOfKind('hand-over'),
]

/** The screens of one offer that cannot be adjusted. The first one is the default. */
export const offerScreens = [
  'PROFICREDIT_OFFER',
  'COFIDIS_OFFER',
  'INSTABANK_OFFER',
] as const satisfies readonly OfferState[]
