// The interface of an adapter, which translates funnel events into the calls of one vendor. An adapter may fail, be
// slow or never load: vendorQueue.ts isolates the application from that.
import type { Product } from '@loan/domain/products/product'
import type { Storage } from '../../lib/storage.ts'
import type { ApplicationStore } from '../../store/applicationStore.ts'
import type { Attribution } from '../attribution.ts'
import type { FunnelEvent } from '../funnelEvents.ts'

export type AdapterOptions = {
  /** The vendor's account id, configured in the format of domain/src/tracking/vendors.ts. */
  readonly key: string
  readonly host: string
  readonly store: ApplicationStore
  readonly product: Product
  readonly session: Storage
  readonly attribution: Attribution
}

export type Adapter = {
  /** May return a promise. The caller does not wait for it and ignores errors. */
  readonly send: (event: FunnelEvent) => unknown
  /** Called when consent is withdrawn: stops everything that the vendor allows to stop. */
  readonly stop: () => void
}

/** Loads the vendor's script or library. Rejects or throws when that fails. */
export type OpenAdapter = (options: AdapterOptions) => Promise<Adapter>
