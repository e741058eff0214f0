// Starts tracking: sends funnel events to the configured vendors whose purpose has consent, and to the affiliate
// through our server. Loaded after the first page.
import { purposes, type Purpose, type VendorName, vendorNames, vendors } from '@loan/domain/tracking/vendors'
import type { AppContext } from '../app-context/AppContext.tsx'
import { isAllowed, subscribeToConsent } from '../store/consent.ts'
import { adapters } from './adapters/registry.ts'
import { sendAffiliateEvent } from './affiliateEvents.ts'
import { buildAttribution } from './attribution.ts'
import { openCountedSteps } from './countedSteps.ts'
import { setConsentDefaults, updateConsentSignals } from './dataLayer.ts'
import { trackFunnel } from './trackFunnel.ts'
import { isForRecording } from './funnelEvents.ts'
import { forgetVendors } from './forgetVendors.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { readVendorSettings } from './vendorSettings.ts'
import { openVendorQueue, type VendorQueue } from './vendorQueue.ts'

type TrackedApplication = Pick<AppContext, 'store' | 'product' | 'storages' | 'request'>

export type SessionStart = {
  /** The query at the start of the session, which is removed from the address bar before a vendor may read it. */
  readonly search: string
  /** The store was restored from an earlier session. */
  readonly isResumed: boolean
}

export const startTracking = (application: TrackedApplication, { search, isResumed }: SessionStart): void => {
  const { store, product, storages } = application
  const settings = readVendorSettings()
  const configured = vendorNames.filter((name) => settings[name] !== undefined)
  const usesDataLayer = configured.includes('googleAds') || configured.includes('tagManager')
  const queues = new Map<VendorName, VendorQueue>()
  const hasConsent = (purpose: Purpose) => isAllowed(application, purpose)

  const open = (name: VendorName) => {
    const vendor = settings[name]
    if (vendor === undefined || queues.has(name)) return
    const attribution = buildAttribution(search)
    const options = { ...vendor, store, product, session: storages.session, attribution }
    queues.set(name, openVendorQueue(adapters[name], options))
  }

  const followConsent = () => {
    if (usesDataLayer)
      updateConsentSignals(application, { advertising: hasConsent('advertising'), analytics: hasConsent('analytics') })
    for (const name of configured) {
      if (hasConsent(vendors[name].purpose)) open(name)
      else {
        queues.get(name)?.close()
        queues.delete(name)
      }
    }
  }

  const closeAll = () => {
    for (const queue of queues.values()) queue.close()
    queues.clear()
    if (configured.length > 0) forgetVendors(purposes)
  }

  /** Closes all vendors when the session id changes, so that none links the old and the new session. */
  let sessionId = store.getState().leadApplication.applicationData.sessionId
  const followSession = () => {
    const before = sessionId
    sessionId = store.getState().leadApplication.applicationData.sessionId
    if (sessionId === before) return
    if (before !== undefined) closeAll()
    if (sessionId !== undefined) followConsent()
  }

  if (usesDataLayer) setConsentDefaults()
  followConsent()
  subscribeToConsent(() => {
    followConsent()
    // Only after an answer: before, other pages of this host may own the cookies and keys of the vendors.
    if (configured.length > 0) forgetVendors(purposes.filter((purpose) => !hasConsent(purpose)))
  })
  store.subscribe(followSession)
  trackFunnel({
    store,
    product,
    steps: openCountedSteps(storages),
    isResumed,
    claimedLeadId: storages.session.read(storageKeys.takenLead),
    send: (event) => {
      sendAffiliateEvent(application, event)
      for (const [name, queue] of queues) {
        if (!isForRecording(event) || vendors[name].purpose === 'recording') queue.send(event)
      }
    },
  })
}
