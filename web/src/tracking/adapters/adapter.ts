// What an adapter is: one vendor's own words for the funnel events it cares about. It may fail, be slow or never come:
// vendorLine.ts sees to it that nobody notices.
import type { Product } from '@loan/domain/products/product'
import type { Storage } from '../../lib/storage.ts'
import type { ApplicationStore } from '../../store/applicationStore.ts'
import type { Attribution } from '../attribution.ts'
import type { FunnelEvent } from '../funnelEvents.ts'

export type AdapterParts = {
  /** Of the vendor's row in domain/src/tracking/vendors.ts. */
  readonly key: string
  readonly host: string
  readonly store: ApplicationStore
  readonly product: Product
  readonly session: Storage
  readonly attribution: Attribution
}

export type Adapter = {
  /** May return a promise; nothing waits for it, and what it throws is dropped. */
  readonly send: (event: FunnelEvent) => unknown
  /** Consent was withdrawn: as silent as the vendor allows. */
  readonly stop: () => void
}

/** Loads what it needs; rejects or throws where that does not come. */
export type OpenAdapter = (parts: AdapterParts) => Promise<Adapter>
