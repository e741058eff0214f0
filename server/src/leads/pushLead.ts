// Puts a lead into any state, for development and demonstrations. The caller ensures that it is not production.
import type { StateName } from '@loan/domain/states'
import { buildPlan } from '../sandbox/lenders.ts'
import { resolveScenario, scenarioTagOf } from '../sandbox/scenarios.ts'
import { nextLender } from './advance.ts'
import { newJourney } from './journey.ts'
import { inState, type Lead } from './lead.ts'
import { catchUp, type Moving, productOf, storeMove, touch } from './moveLead.ts'

/** Whether a lead can be put into the state: `NONE`, or a state with a sandbox scenario. */
export const canPushInto = (state: StateName): boolean => state === 'NONE' || scenarioTagOf(state) !== null

/**
 * Restarts the lender journey in the scenario of the state and ignores the tag of the e-mail address. Delays of the
 * scenario apply (such as lenders that decline one after the other). The caller holds the row lock.
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
