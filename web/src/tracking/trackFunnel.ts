// Subscribes to the store and sends each funnel step once. Components send no events.
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { inBackground } from '../lib/afterPaint.ts'
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
  readonly claimedLeadId: string | null
  readonly send: (event: FunnelEvent) => void
}

/**
 * True when only pages changed. After a change of the session or the lead the browser may leave the document, so its
 * steps are sent at once.
 */
const isPageNavigation = (
  { leadApplication: now }: ApplicationState,
  { leadApplication: before }: ApplicationState,
): boolean =>
  now.lead === before.lead &&
  now.progressState === before.progressState &&
  now.applicationData.sessionId === before.applicationData.sessionId

/** Drafts, writes and other changes that no step depends on, such as a key press. */
const hasSameSteps = (now: ApplicationState, before: ApplicationState): boolean =>
  now.dynamicPages.completed === before.dynamicPages.completed && isPageNavigation(now, before)

/**
 * True when a resume link or another tab put this lead into the store, so that its steps were reported elsewhere.
 * When this tab creates a lead, the store has a pending write before.
 */
const isLeadFromElsewhere = (
  { leadApplication: now }: ApplicationState,
  { leadApplication: before }: ApplicationState,
): boolean => now.lead !== null && now.lead.id !== before.lead?.id && before.pendingWrite === null

/** Reported for every session, also when it resumes an application. */
const isSessionStep = ({ name }: FunnelStep): boolean => name === 'visit-started'

export const trackFunnel = ({ store, product, steps, isResumed, claimedLeadId, send }: FunnelOptions): (() => void) => {
  /** Prevents that a lead step is sent twice when the applicant clears the storage in between. */
  const countedInDocument = new Set<string>()
  /** Counts the step, and sends its event unless it was counted before or was reported elsewhere (`isReported`). */
  const emitOnce = ({ key, isLeadStep = false, ...details }: FunnelStep, isReported = false) => {
    const id = steps.count(key, isLeadStep)
    const isRepeated = countedInDocument.has(key)
    if (isLeadStep) countedInDocument.add(key)
    if (id === null || isReported || isRepeated) return
    const event = v.safeParse(funnelEventSchema, { ...details, id, product: product.id })
    if (event.success) send(event.output)
  }
  const hasReached = (key: string): boolean => steps.has(key) || countedInDocument.has(key)
  const emitSteps = (state: ApplicationState, isReported?: (step: FunnelStep) => boolean) => {
    for (const step of collectSteps(state, hasReached)) emitOnce(step, isReported?.(step))
  }
  /** All states whose steps are not sent yet, because the state may change several times within the delay. */
  const pendingStates: ApplicationState[] = []
  let cancelDelay: (() => void) | undefined
  const emitPendingStates = () => {
    cancelDelay?.()
    cancelDelay = undefined
    for (const state of pendingStates.splice(0)) emitSteps(state)
  }
  const handlePageHide = () => {
    emitPendingStates()
    if (isUnsent(store.getState())) emitOnce({ key: 'visit-abandoned', name: 'visit-abandoned' })
  }
  const isClaimedLead = claimedLeadId !== null && store.getState().leadApplication.lead?.id === claimedLeadId
  emitSteps(store.getState(), (step) => (isResumed || isClaimedLead) && !isSessionStep(step))
  if (isResumed) emitOnce({ key: 'visit-returned', name: 'visit-returned' })
  const unsubscribe = store.subscribe((state, before) => {
    if (isLeadFromElsewhere(state, before)) {
      emitPendingStates()
      return emitSteps(state, (step) => !isSessionStep(step))
    }
    if (hasSameSteps(state, before)) return
    pendingStates.push(state)
    if (isPageNavigation(state, before)) cancelDelay ??= inBackground(emitPendingStates)
    else emitPendingStates()
  })
  window.addEventListener('pagehide', handlePageHide)
  return () => {
    cancelDelay?.()
    unsubscribe()
    window.removeEventListener('pagehide', handlePageHide)
  }
}
