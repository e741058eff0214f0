// Starts tracking: sends funnel events to the configured vendors whose purpose has consent, and to the affiliate
// through our server. Loaded after the first page.
import { purposes, type Purpose, type VendorName, vendorNames, vendors } from '@loan/domain/tracking/vendors'
import type { Application } from '../context/ApplicationContext.tsx'
import { isAllowed, subscribeToConsent } from '../store/consent.ts'
import { adapters } from './adapters/registry.ts'
import { sendAffiliateEvent } from './affiliateEvents.ts'
import { buildAttribution } from './attribution.ts'
import { openCountedSteps } from './countedSteps.ts'
import { setConsentDefaults, updateConsentSignals } from './dataLayer.ts'
import { followFunnel } from './followFunnel.ts'
import { isForRecording } from './funnelEvents.ts'
import { forgetVendors } from './forgetVendors.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { readVendorSettings } from './vendorSettings.ts'
import { openVendorLine, type VendorLine } from './vendorLine.ts'

type Tracked = Pick<Application, 'store' | 'product' | 'storages' | 'request'>

export type TrackedVisit = {
  /** The query at the start of the session, which is removed from the address bar before a vendor may read it. */
  readonly search: string
  /** The store was restored from an earlier session. */
  readonly isTakenUp: boolean
}

export const startTracking = (application: Tracked, { search, isTakenUp }: TrackedVisit): void => {
  const { store, product, storages } = application
  const settings = readVendorSettings()
  const configured = vendorNames.filter((name) => settings[name] !== undefined)
  const usesDataLayer = configured.includes('googleAds') || configured.includes('tagManager')
  const lines = new Map<VendorName, VendorLine>()
  const isAgreed = (purpose: Purpose) => isAllowed(storages.local, purpose)

  const open = (name: VendorName) => {
    const vendor = settings[name]
    if (vendor === undefined || lines.has(name)) return
    const attribution = buildAttribution(search)
    const parts = { ...vendor, store, product, session: storages.session, attribution }
    lines.set(name, openVendorLine(adapters[name], parts))
  }

  const followConsent = () => {
    if (usesDataLayer) updateConsentSignals({ advertising: isAgreed('advertising'), analytics: isAgreed('analytics') })
    for (const name of configured) {
      if (isAgreed(vendors[name].purpose)) open(name)
      else {
        lines.get(name)?.close()
        lines.delete(name)
      }
    }
  }

  const closeAll = () => {
    for (const line of lines.values()) line.close()
    lines.clear()
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
    if (configured.length > 0) forgetVendors(purposes.filter((purpose) => !isAgreed(purpose)))
  })
  store.subscribe(followSession)
  followFunnel({
    store,
    product,
    steps: openCountedSteps(storages),
    isTakenUp,
    takenLeadId: storages.session.read(storageKeys.takenLead),
    send: (event) => {
      sendAffiliateEvent(application, event)
      for (const [name, line] of lines) {
        if (!isForRecording(event) || vendors[name].purpose === 'recording') line.send(event)
      }
    },
  })
}
