// Google's data layer, and the two adapters that write to it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openGoogleAds } from './adapters/google.ts'
import { buildEvent, buildAdapterOptions, captureScripts, eventId, host } from './testing/adapterFixtures.ts'
import { openTagManager } from './adapters/tagManager.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { pushConversion, setConsentDefaults, updateConsentSignals } from './dataLayer.ts'

const sendTo = 'AW-123456789/AbC-D_efG'
let logged: unknown[][] = []
let scripts: readonly HTMLScriptElement[] = []

const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]'
const readLayer = (): readonly unknown[] => {
  const found: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(found) ? found.map((entry: unknown) => (isCommand(entry) ? Array.from(entry) : entry)) : []
}

beforeEach(() => {
  logged = []
  scripts = captureScripts()
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args))
})
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
  vi.restoreAllMocks()
})

describe('Consent Mode', () => {
  it('denies all four signals by default, in an `arguments` object', () => {
    setConsentDefaults()
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    }
    expect(readLayer()).toEqual([['consent', 'default', denied]])
    const raw: unknown = Reflect.get(window, 'dataLayer')
    expect(Array.isArray(raw) && isCommand(raw[0])).toBe(true)
  })

  it('is updated only by a choice that differs', () => {
    const owner = { store: createApplicationStore() }
    setConsentDefaults()
    updateConsentSignals(owner, { advertising: false, analytics: false })
    expect(readLayer()).toHaveLength(1)
    updateConsentSignals(owner, { advertising: true, analytics: false })
    updateConsentSignals(owner, { advertising: true, analytics: false })
    expect(readLayer().slice(1)).toEqual([
      [
        'consent',
        'update',
        {
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
          analytics_storage: 'denied',
        },
      ],
    ])
  })
})

describe('a conversion of Google Ads', () => {
  // Shows spec 4.60
  it('is pushed under the name conversion, with one id, when an application is submitted', async () => {
    setConsentDefaults()
    const adapter = await openGoogleAds(buildAdapterOptions(sendTo))
    expect(scripts.map(({ src }) => src)).toEqual([`${host}/gtag/js?id=AW-123456789`])
    const before = readLayer().length
    adapter.send(buildEvent('lead-created'))
    adapter.send(buildEvent('rejected'))
    expect(readLayer()).toHaveLength(before)
    adapter.send(buildEvent('lead-submitted'))
    expect(readLayer().slice(before)).toEqual([
      { event: 'conversion', send_to: sendTo, transaction_id: eventId },
      ['event', 'conversion', { send_to: sendTo, transaction_id: eventId }],
    ])
  })

  // Shows spec 5.25, 8.17
  it.each([undefined, ''])('logs a missing target: %s', (target) => {
    setConsentDefaults()
    pushConversion(target, eventId)
    expect(logged).toEqual([['Missing send_to parameter for conversion event.']])
    expect(readLayer()).toHaveLength(1)
  })

  // Shows spec 8.13
  it('logs a missing data layer', () => {
    pushConversion(sendTo, eventId)
    expect(logged).toEqual([['dataLayer is not available on window.']])
  })
})

describe('Tag Manager', () => {
  // Shows spec 7.26
  it('loads with a valid id and receives every event', async () => {
    setConsentDefaults()
    const adapter = await openTagManager(buildAdapterOptions('GTM-ABC1234'))
    expect(scripts.map(({ src }) => src)).toEqual([`${host}/gtm.js?id=GTM-ABC1234`])
    adapter.send({ ...buildEvent('page-completed'), page: 'name' })
    expect(readLayer().at(-1)).toEqual({
      event: 'page-completed',
      event_id: eventId,
      product: 'tukan-pl',
      page: 'name',
    })
  })

  // Shows spec 5.26, 8.12
  it.each(['', 'ABC', 'GTM-', 'UA-12345', 'GTM-ABC1234&x=1'])('does not load with "%s"', async (id) => {
    setConsentDefaults()
    const adapter = await openTagManager(buildAdapterOptions(id))
    adapter.send(buildEvent('lead-created'))
    expect(logged).toEqual([['Invalid or missing Google Tag Manager ID.']])
    expect(scripts).toEqual([])
    expect(readLayer()).toHaveLength(1)
  })

  // Shows spec 8.14
  it('logs a script that does not load', async () => {
    setConsentDefaults()
    await openTagManager(buildAdapterOptions('GTM-ABC1234'))
    scripts[0]?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(logged).toEqual([['Failed to initialize Google Tag Manager']]))
  })
})
