// Google's data layer and the two adapters that write to it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openGoogleAds } from './adapters/google.ts'
import { buildEvent, buildParts, catchScripts, eventId, host } from './adapters/playAdapter.ts'
import { openTagManager } from './adapters/tagManager.ts'
import { pushConversion, setConsentDefaults, updateConsentSignals } from './dataLayer.ts'

const sendTo = 'AW-123456789/AbC-D_efG'
let logged: unknown[][] = []
let scripts: readonly HTMLScriptElement[] = []

const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]'
const layer = (): readonly unknown[] => {
  const found: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(found) ? found.map((entry: unknown) => (isCommand(entry) ? Array.from(entry) : entry)) : []
}

beforeEach(() => {
  logged = []
  scripts = catchScripts()
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts))
})
afterEach(() => {
  updateConsentSignals({ advertising: false, analytics: false })
  Reflect.deleteProperty(window, 'dataLayer')
  vi.restoreAllMocks()
})

describe('Consent Mode', () => {
  it('denies all four signals first, as a command tags understand', () => {
    setConsentDefaults()
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    }
    expect(layer()).toEqual([['consent', 'default', denied]])
    const raw: unknown = Reflect.get(window, 'dataLayer')
    expect(Array.isArray(raw) && isCommand(raw[0])).toBe(true)
  })

  it('is updated by each choice that differs', () => {
    setConsentDefaults()
    updateConsentSignals({ advertising: false, analytics: false })
    expect(layer()).toHaveLength(1)
    updateConsentSignals({ advertising: true, analytics: false })
    updateConsentSignals({ advertising: true, analytics: false })
    expect(layer().slice(1)).toEqual([
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

describe('a search ad’s conversion', () => {
  // Shows spec 4.60
  it('is pushed under the name conversion, once under one id, when an application is sent', async () => {
    setConsentDefaults()
    const adapter = await openGoogleAds(buildParts(sendTo))
    expect(scripts.map(({ src }) => src)).toEqual([`${host}/gtag/js?id=AW-123456789`])
    const before = layer().length
    adapter.send(buildEvent('lead-created'))
    adapter.send(buildEvent('rejected'))
    expect(layer()).toHaveLength(before)
    adapter.send(buildEvent('lead-submitted'))
    expect(layer().slice(before)).toEqual([
      { event: 'conversion', send_to: sendTo, transaction_id: eventId },
      ['event', 'conversion', { send_to: sendTo, transaction_id: eventId }],
    ])
  })

  // Shows spec 5.25, 8.17
  it.each([undefined, ''])('says so where there is no target: %s', (target) => {
    setConsentDefaults()
    pushConversion(target, eventId)
    expect(logged).toEqual([['Missing send_to parameter for conversion event.']])
    expect(layer()).toHaveLength(1)
  })

  // Shows spec 8.13
  it('says so where there is no data layer', () => {
    pushConversion(sendTo, eventId)
    expect(logged).toEqual([['dataLayer is not available on window.']])
  })
})

describe('Tag Manager', () => {
  // Shows spec 7.26
  it('loads with a valid id and is told of every event', async () => {
    setConsentDefaults()
    const adapter = await openTagManager(buildParts('GTM-ABC1234'))
    expect(scripts.map(({ src }) => src)).toEqual([`${host}/gtm.js?id=GTM-ABC1234`])
    adapter.send({ ...buildEvent('page-completed'), page: 'name' })
    expect(layer().at(-1)).toEqual({ event: 'page-completed', event_id: eventId, product: 'tukan-pl', page: 'name' })
  })

  // Shows spec 5.26, 8.12
  it.each(['', 'ABC', 'GTM-', 'UA-12345', 'GTM-ABC1234&x=1'])('does not load with "%s"', async (id) => {
    setConsentDefaults()
    const adapter = await openTagManager(buildParts(id))
    adapter.send(buildEvent('lead-created'))
    expect(logged).toEqual([['Invalid or missing Google Tag Manager ID.']])
    expect(scripts).toEqual([])
    expect(layer()).toHaveLength(1)
  })

  // Shows spec 8.14
  it('says so where its script does not come', async () => {
    setConsentDefaults()
    await openTagManager(buildParts('GTM-ABC1234'))
    scripts[0]?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(logged).toEqual([['Failed to initialize Google Tag Manager']]))
  })
})
