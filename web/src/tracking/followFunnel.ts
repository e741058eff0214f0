// Subscribes to the store and sends each funnel step once. Components send no events.
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
  /** The store was restored from an earlier session, which has reported its steps. */
  readonly isTakenUp: boolean
  /** The id of a lead of another device that a resume link opened in this tab; null without one. */
  readonly takenLeadId: string | null
  readonly send: (event: FunnelEvent) => void
}

/** Only pages changed: neither the session nor the lead, whose changes may redirect away from the document. */
const isTurn = ({ leadApplication: now }: ApplicationState, { leadApplication: before }: ApplicationState): boolean =>
  now.lead === before.lead &&
  now.progressState === before.progressState &&
  now.applicationData.sessionId === before.applicationData.sessionId

/**
 * A resume link or another tab put this lead into the store. Its previous steps were reported elsewhere. A lead that
 * this tab creates has a pending write before.
 */
const isBroughtLead = (
  { leadApplication: now }: ApplicationState,
  { leadApplication: before }: ApplicationState,
): boolean => now.lead !== null && now.lead.id !== before.lead?.id && before.pendingWrite === null

/** Reported for every session, also when it resumes an application. */
const isOfVisit = ({ name }: FunnelStep): boolean => name === 'visit-started'

export const followFunnel = ({ store, product, steps, isTakenUp, takenLeadId, send }: FunnelParts): (() => void) => {
  /** Steps of a lead that this document counted, because the storage may be cleared. */
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
  /** All states since the last report, because further changes may follow within the delay. */
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
