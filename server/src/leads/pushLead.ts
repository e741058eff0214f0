// Puts a lead into any state, for development and demonstrations. The caller ensures that it is not production.
import type { StateName } from '@loan/domain/states'
import { buildPlan } from '../sandbox/lenders.ts'
import { resolveScenario, findStateScenarioTag } from '../sandbox/scenarios.ts'
import { requestNextLender } from './requestNextLender.ts'
import { createJourney } from './journey.ts'
import { withState, type Lead } from './lead.ts'
import { applyDueTransitions, type TransitionContext, requireProduct, saveTransition, touch } from './saveTransition.ts'

/** Whether a lead can be put into the state: `NONE`, or a state with a sandbox scenario. */
export const canPushInto = (state: StateName): boolean => state === 'NONE' || findStateScenarioTag(state) !== null

/**
 * Restarts the lender journey in the scenario of the state and ignores the tag of the e-mail address. Delays of the
 * scenario apply (such as lenders that decline one after the other). The caller holds the row lock.
 */
export const pushLead = async (transitionContext: TransitionContext, lead: Lead, state: StateName): Promise<Lead> => {
  const { services, now } = transitionContext
  const product = requireProduct(services, lead)
  const touched = touch(product, lead, now)
  const tag = findStateScenarioTag(state)
  if (tag === null) {
    const draft = { ...withState(touched, 'NONE'), journey: null, dueAt: null, submittedAt: null }
    return saveTransition(transitionContext, lead, draft)
  }
  const journey = createJourney(
    tag,
    buildPlan(product, lead.application, resolveScenario(tag)),
    lead.journey?.clientHash ?? null,
  )
  const received = { ...journey, steps: [{ kind: 'received' as const, at: now.toISOString() }] }
  const submitted = requestNextLender({ ...touched, submittedAt: lead.submittedAt ?? now }, received, now)
  const pushed = await saveTransition(
    transitionContext,
    lead,
    state === 'CHECKING' ? submitted : { ...submitted, dueAt: now },
  )
  return applyDueTransitions(transitionContext, pushed)
}
