// The steps that a lender can require by HTTP, and the screens of its offers.
import { lenderSteps, listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
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

/** The screen of one offer that cannot be adjusted, when the lender names none. */
export const defaultOfferScreen = 'PROFICREDIT_OFFER' satisfies OfferState

/** The screens of one offer that cannot be adjusted. */
export const offerScreens: readonly OfferState[] = listStatesOfKind('offers').filter((state) => {
  const { isChoice, isAdjustable } = lenderSteps[state]
  return isChoice !== true && isAdjustable !== true
})
