// Pushes a lead into any state, for whoever builds or shows a screen. Outside production only: its caller sees to that.
import type { StateName } from '@loan/domain/states'
import { buildPlan } from '../sandbox/lenders.ts'
import { resolveScenario, scenarioTagOf } from '../sandbox/scenarios.ts'
import { nextLender } from './advance.ts'
import { newJourney } from './journey.ts'
import { inState, type Lead } from './lead.ts'
import { catchUp, type Moving, productOf, storeMove, touch } from './moveLead.ts'

/** Whether a lead can be pushed there: neither into the applicant's own pages nor into a link. */
export const canPushInto = (state: StateName): boolean => state === 'NONE' || scenarioTagOf(state) !== null

/**
 * The lead starts its way anew, in the state's scenario, whatever its e-mail address says. What takes its time there
 * (one lender after the other declines) takes it here too. The caller holds the lead's lock.
 */
export const pushLead = async (moving: Moving, lead: Lead, state: StateName): Promise<Lead> => {
  const { services, now } = moving
  const product = productOf(services, lead)
  const touched = touch(product, lead, now)
  const tag = scenarioTagOf(state)
  if (tag === null) {
    const draft = { ...inState(touched, 'NONE'), journey: null, dueAt: null, submittedAt: null }
    return storeMove(moving, lead, draft)
  }
  const journey = newJourney(
    tag,
    buildPlan(product, lead.application, resolveScenario(tag)),
    lead.journey?.clientHash ?? null,
  )
  const received = { ...journey, steps: [{ kind: 'received' as const, at: now.toISOString() }] }
  const submitted = nextLender({ ...touched, submittedAt: lead.submittedAt ?? now }, received, now)
  const pushed = await storeMove(moving, lead, state === 'CHECKING' ? submitted : { ...submitted, dueAt: now })
  return catchUp(moving, pushed)
}
