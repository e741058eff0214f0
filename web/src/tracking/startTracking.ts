// Tracking as a whole: follows the funnel, and tells each configured vendor its purpose is agreed to. Fetched after the
// first page; without a configured vendor only the affiliate is told, through our own server.
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
  /** The query the visit came in with: gone from the address bar by the time a vendor may be told. */
  readonly search: string
  /** What stands in the store is an earlier visit's. */
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

  /** Cleared data, or another session: whoever was known by the old id is known no more. */
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
    // Only on an answer: before one nothing of theirs is ours to take away, other pages of this host may have put it.
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
