// Follows the store and tells each funnel step once, as it is reached. No component tells of events itself.
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { CountedSteps } from './countedSteps.ts'
import { type FunnelEvent, funnelEventSchema, type FunnelStep, isUnsent, stepsOf } from './funnelEvents.ts'

export type FunnelParts = {
  readonly store: ApplicationStore
  readonly product: Product
  readonly steps: CountedSteps
  /** What stands in the store comes from an earlier visit: it was told then. */
  readonly isTakenUp: boolean
  readonly tell: (event: FunnelEvent) => void
}

/** Told of every visit, also of one that takes up an earlier one. */
const isOfVisit = ({ name }: FunnelStep): boolean => name === 'visit-started'

export const followFunnel = ({ store, product, steps, isTakenUp, tell }: FunnelParts): (() => void) => {
  const tellOnce = ({ key, ...facts }: FunnelStep, isOld = false) => {
    const id = steps.count(key)
    if (id === null || isOld) return
    const event = v.safeParse(funnelEventSchema, { ...facts, id, product: product.id })
    if (event.success) tell(event.output)
  }
  const follow = (isOld: (step: FunnelStep) => boolean) => {
    for (const step of stepsOf(store.getState(), steps.has)) tellOnce(step, isOld(step))
  }
  const leave = () => {
    if (isUnsent(store.getState())) tellOnce({ key: 'visit-abandoned', name: 'visit-abandoned' })
  }
  follow((step) => isTakenUp && !isOfVisit(step))
  if (isTakenUp) tellOnce({ key: 'visit-returned', name: 'visit-returned' })
  const unsubscribe = store.subscribe(() => follow(() => false))
  window.addEventListener('pagehide', leave)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', leave)
  }
}
