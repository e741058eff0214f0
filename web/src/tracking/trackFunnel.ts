// Subscribes to the store and sends each funnel step once. Components send no events.
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { afterPaint } from '../lib/afterPaint.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { CountedSteps } from './countedSteps.ts'
import type { ApplicationState } from '../store/state.ts'
import { type FunnelEvent, funnelEventSchema, type FunnelStep, isUnsent, collectSteps } from './funnelEvents.ts'

export type FunnelOptions = {
  readonly store: ApplicationStore
  readonly product: Product
  readonly steps: CountedSteps
  /** The store was restored from an earlier session, which has reported its steps. */
  readonly isResumed: boolean
  /** The id of a lead of another device that a resume link opened in this tab; null without one. */
  readonly takenLeadId: string | null
  readonly send: (event: FunnelEvent) => void
}

/** Only pages changed: neither the session nor the lead, whose changes may redirect away from the document. */
const isPageNavigation = (
  { leadApplication: now }: ApplicationState,
  { leadApplication: before }: ApplicationState,
): boolean =>
  now.lead === before.lead &&
  now.progressState === before.progressState &&
  now.applicationData.sessionId === before.applicationData.sessionId

/**
 * A resume link or another tab put this lead into the store. Its previous steps were reported elsewhere. A lead that
 * this tab creates has a pending write before.
 */
const isLeadFromElsewhere = (
  { leadApplication: now }: ApplicationState,
  { leadApplication: before }: ApplicationState,
): boolean => now.lead !== null && now.lead.id !== before.lead?.id && before.pendingWrite === null

/** Reported for every session, also when it resumes an application. */
const isSessionStep = ({ name }: FunnelStep): boolean => name === 'visit-started'

export const trackFunnel = ({ store, product, steps, isResumed, takenLeadId, send }: FunnelOptions): (() => void) => {
  /** Steps of a lead that this document counted, because the storage may be cleared. */
  const countedHere = new Set<string>()
  const emitOnce = ({ key, isLeadStep = false, ...details }: FunnelStep, isOld = false) => {
    const id = steps.count(key, isLeadStep)
    const isRepeated = countedHere.has(key)
    if (isLeadStep) countedHere.add(key)
    if (id === null || isOld || isRepeated) return
    const event = v.safeParse(funnelEventSchema, { ...details, id, product: product.id })
    if (event.success) send(event.output)
  }
  const hasReached = (key: string): boolean => steps.has(key) || countedHere.has(key)
  const follow = (state: ApplicationState, isOld?: (step: FunnelStep) => boolean) => {
    for (const step of collectSteps(state, hasReached)) emitOnce(step, isOld?.(step))
  }
  /** All states since the last report, because further changes may follow within the delay. */
  const passedStates: ApplicationState[] = []
  let cancelDelay: (() => void) | undefined
  const emitPassedStates = () => {
    cancelDelay?.()
    cancelDelay = undefined
    for (const state of passedStates.splice(0)) follow(state)
  }
  const handlePageHide = () => {
    emitPassedStates()
    if (isUnsent(store.getState())) emitOnce({ key: 'visit-abandoned', name: 'visit-abandoned' })
  }
  const isTakenLead = takenLeadId !== null && store.getState().leadApplication.lead?.id === takenLeadId
  follow(store.getState(), (step) => (isResumed || isTakenLead) && !isSessionStep(step))
  if (isResumed) emitOnce({ key: 'visit-returned', name: 'visit-returned' })
  const unsubscribe = store.subscribe((state, before) => {
    if (isLeadFromElsewhere(state, before)) {
      emitPassedStates()
      return follow(state, (step) => !isSessionStep(step))
    }
    passedStates.push(state)
    if (isPageNavigation(state, before)) cancelDelay ??= afterPaint(emitPassedStates)
    else emitPassedStates()
  })
  window.addEventListener('pagehide', handlePageHide)
  return () => {
    cancelDelay?.()
    unsubscribe()
    window.removeEventListener('pagehide', handlePageHide)
  }
}
