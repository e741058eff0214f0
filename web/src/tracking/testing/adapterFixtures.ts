// Builds fake dependencies and events of adapters for tests, and catches the scripts that they load.
import type { LeadApplication } from '@loan/domain/lead/application'
import { product } from '@loan/domain/products/tukan-pl'
import { createApplicationStore } from '../../store/applicationStore.ts'
import { createFakeStorage } from '../../testing/createFakeStorage.ts'
import type { FunnelEvent, FunnelName } from '../funnelEvents.ts'
import type { AdapterOptions } from '../adapters/adapter.ts'

export const host = 'https://vendor.example'

export const buildAdapterOptions = (key: string, applicationData: LeadApplication = {}): AdapterOptions => {
  const store = createApplicationStore()
  store.updateLeadApplication({ applicationData })
  return { key, host, store, product, session: createFakeStorage(), attribution: {} }
}

export const eventId = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

export const buildEvent = (name: FunnelName): FunnelEvent => ({ name, id: eventId, product: product.id })

/** Collects the scripts that are appended to the head, without loading them. */
export const captureScripts = (): readonly HTMLScriptElement[] => {
  const scripts: HTMLScriptElement[] = []
  document.head.append = (...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  }
  return scripts
}
