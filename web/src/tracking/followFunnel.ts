// Follows the store and tells each funnel step once, as it is reached. No component tells of events itself.
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { afterTurn } from '../lib/afterTurn.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { CountedSteps } from './countedSteps.ts'
import type { ApplicationState } from '../store/state.ts'
import { type FunnelEvent, funnelEventSchema, type FunnelStep, isUnsent, stepsOf } from './funnelEvents.ts'

export type FunnelParts = {
  readonly store: ApplicationStore
  readonly product: Product
  readonly steps: CountedSteps
  /** What stands in the store comes from an earlier visit: it was told then. */
  readonly isTakenUp: boolean
  /** The lead another device began, where it was opened before anything was followed. */
  readonly takenLeadId: string | null
  readonly send: (event: FunnelEvent) => void
}

/** Nothing but pages was turned: neither another applicant, nor news of the lead, which may lead away at once. */
const isTurn = ({ leadApplication: now }: ApplicationState, { leadApplication: before }: ApplicationState): boolean =>
  now.lead === before.lead &&
  now.progressState === before.progressState &&
  now.applicationData.sessionId === before.applicationData.sessionId

/**
 * The lead was not created here: a resume link or another tab brought it, and its steps so far were reported where they
 * happened. A lead created here had its write in the store before.
 */
const isBroughtLead = (
  { leadApplication: now }: ApplicationState,
  { leadApplication: before }: ApplicationState,
): boolean => now.lead !== null && now.lead.id !== before.lead?.id && before.pendingWrite === null

/** Told of every visit, also of one that takes up an earlier one. */
const isOfVisit = ({ name }: FunnelStep): boolean => name === 'visit-started'

export const followFunnel = ({ store, product, steps, isTakenUp, takenLeadId, send }: FunnelParts): (() => void) => {
  /** Steps of a lead that this page counted: the browser's storage may be cleared under it. */
  const countedHere = new Set<string>()
  const emitOnce = ({ key, isOfLead = false, ...facts }: FunnelStep, isOld = false) => {
    const id = steps.count(key, isOfLead)
    const isRepeated = countedHere.has(key)
    if (isOfLead) countedHere.add(key)
    if (id === null || isOld || isRepeated) return
    const event = v.safeParse(funnelEventSchema, { ...facts, id, product: product.id })
    if (event.success) send(event.output)
  }
  const hasReached = (key: string): boolean => steps.has(key) || countedHere.has(key)
  const follow = (state: ApplicationState, isOld?: (step: FunnelStep) => boolean) => {
    for (const step of stepsOf(state, hasReached)) emitOnce(step, isOld?.(step))
  }
  /** Every state there was since the last telling: the next one may come soon. */
  const passed: ApplicationState[] = []
  let callOff: (() => void) | undefined
  const emitPassed = () => {
    callOff?.()
    callOff = undefined
    for (const state of passed.splice(0)) follow(state)
  }
  const leave = () => {
    emitPassed()
    if (isUnsent(store.getState())) emitOnce({ key: 'visit-abandoned', name: 'visit-abandoned' })
  }
  const isTakenLead = takenLeadId !== null && store.getState().leadApplication.lead?.id === takenLeadId
  follow(store.getState(), (step) => (isTakenUp || isTakenLead) && !isOfVisit(step))
  if (isTakenUp) emitOnce({ key: 'visit-returned', name: 'visit-returned' })
  const unsubscribe = store.subscribe((state, before) => {
    if (isBroughtLead(state, before)) {
      emitPassed()
      return follow(state, (step) => !isOfVisit(step))
    }
    passed.push(state)
    if (isTurn(state, before)) callOff ??= afterTurn(emitPassed)
    else emitPassed()
  })
  window.addEventListener('pagehide', leave)
  return () => {
    callOff?.()
    unsubscribe()
    window.removeEventListener('pagehide', leave)
  }
}
