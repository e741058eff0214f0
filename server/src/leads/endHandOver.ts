// What the other side of a hand-over says of how it went. Known by the reference alone, which works once.
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { handOverOf, lockHandedOver, withFailedHandOver, withPartnerDone } from './handOver.ts'
import { answerAsk, catchUp, type Moving, productOf, storeMove, touch } from './moveLead.ts'

export const handOverOutcomes = ['confirm', 'fail', 'leave'] as const
export type HandOverOutcome = (typeof handOverOutcomes)[number]

/**
 * The route the applicant comes back to, below the base path; null where the reference was used, or the lead has gone
 * on or expired since. `leave` tells nothing of how it went, and leaves the reference good.
 */
export const endHandOver = async (
  moving: Moving,
  reference: string,
  outcome: HandOverOutcome,
): Promise<string | null> => {
  const found = await lockHandedOver(moving.database, reference)
  if (found === null || found.expiresAt <= moving.now || found.erasedAt !== null) return null
  const lead = await catchUp(moving, found)
  const handOver = handOverOf(lead)
  if (handOver === null) return null
  if (outcome === 'leave') return handOver.route
  const touched = touch(productOf(moving.services, lead), lead, moving.now)
  if (outcome === 'fail') await storeMove(moving, lead, withFailedHandOver(touched))
  else if (handOver.route === partnerSite.route) await storeMove(moving, lead, withPartnerDone(touched))
  else await answerAsk(moving, lead)
  return handOver.route
}
