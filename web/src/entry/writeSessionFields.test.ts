// Session, affiliate, device, selling tier and prefill that writeSessionFields writes into the application.
import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { writeSessionFields } from './writeSessionFields.ts'
import type { UrlParameters } from './urlParameters.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const storages = () => ({
  session: openStorage('session', () => sessionStorage),
  local: openStorage('local', () => localStorage),
})

/** One page load of this browser. Pass `store` to keep the state of the tab. */
const startAt = (parameters: UrlParameters, at = now, store = createApplicationStore(), isEmbedded = false) => {
  writeSessionFields({ store, storages: storages(), product, isEmbedded }, parameters, at)
  return store.getState().leadApplication.applicationData
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the session', () => {
  // Shows spec 3.46, 3.47, 3.68
  it('is in the application and in session storage, with its start as a UTC ISO time', () => {
    const { sessionId, sessionStartedAt } = startAt({})
    expect(sessionStartedAt).toBe('2026-11-20T12:00:00.000Z')
    expect(sessionStorage.getItem('sessionId')).toBe(sessionId)
    expect(sessionStorage.getItem('sessionStartedAt')).toBe(sessionStartedAt)
    expect(sessionStorage.getItem('newSessionFlag')).toBe('true')
  })

  // Shows spec 3.48, 3.52
  it('stores its first URL without the query, and the first time of the tab', () => {
    window.history.replaceState(null, '', '/name?firstName=Anna')
    startAt({})
    window.history.replaceState(null, '', '/')
    startAt({}, hoursLater(1))
    expect(sessionStorage.getItem('sessionUrl')).toBe(`${window.location.origin}/name`)
    expect(sessionStorage.getItem('initAt')).toBe('2026-11-20T12:00:00.000Z')
  })

  // Shows spec 4.26
  it('is the same on the next page load', () => {
    const first = startAt({ refName: 'partner' })
    expect(startAt({ refName: 'partner' }, hoursLater(1))).toMatchObject({
      sessionId: first.sessionId,
      sessionStartedAt: first.sessionStartedAt,
    })
    expect(startAt({}, hoursLater(2)).sessionId).toBe(first.sessionId)
  })

  // Shows spec 4.37
  it('has a new id and start when another affiliate is named', () => {
    const first = startAt({ refName: 'partner' })
    const second = startAt({ refName: 'other' }, hoursLater(1))
    expect(second.sessionId).not.toBe(first.sessionId)
    expect(second.sessionStartedAt).toBe('2026-11-20T13:00:00.000Z')
    expect(second.affiliateReferenceParams).toEqual({ attribute: 'other', setAt: '2026-11-20T13:00:00.000Z' })
  })
})

describe('the affiliate reference', () => {
  // Shows spec 3.4, 4.38
  it('is removed from the application and both storages after 480 hours', () => {
    const store = createApplicationStore()
    const sent = { attribute: 'partner', subId: 's', transactionId: 't', setAt: now.toISOString() }
    startAt({ refName: 'partner', refSubId: 's', s_id: 't' }, now, store)
    expect(startAt({}, hoursLater(480), store).affiliateReferenceParams).toEqual(sent)
    expect(startAt({}, hoursLater(480.1), store)).not.toHaveProperty('affiliateReferenceParams')
    expect([localStorage.getItem('affiliateReference'), sessionStorage.getItem('affiliateReference')]).toEqual([
      null,
      null,
    ])
  })
})

describe('an affiliate reference with the product’s static name', () => {
  // Shows spec 4.40
  it('never expires', () => {
    const store = createApplicationStore()
    startAt({ refName: product.staticAffiliateName ?? '' }, now, store)
    const later = startAt({}, hoursLater(24 * 365), store)
    expect(later.affiliateReferenceParams).toEqual({
      attribute: product.staticAffiliateName,
      setAt: now.toISOString(),
    })
  })
})

describe('leadSource', () => {
  it.each([
    ['affiliate', { refName: 'partner', gclid: 'x' }, '?utm_source=a', false],
    ['ad-click', { gclid: 'x' }, '?utm_source=a', true],
    ['ad-click', { fbclid: 'x' }, '', false],
    ['campaign', {}, '?utm_source=a', true],
    ['embedded', {}, '', true],
    ['direct', {}, '?amount=500', false],
  ] as const)('is %s for %j at %j, in a frame: %s', (source, parameters, search, isEmbedded) => {
    window.history.replaceState(null, '', `/${search}`)
    expect(startAt(parameters, now, createApplicationStore(), isEmbedded).leadSource).toBe(source)
  })

  it('stays the same on a page load without a channel, and changes with another channel', () => {
    window.history.replaceState(null, '', '/')
    const store = createApplicationStore()
    startAt({ ttclid: 'x' }, now, store)
    expect(startAt({}, hoursLater(1), store).leadSource).toBe('ad-click')
    expect(startAt({ refName: 'partner' }, hoursLater(2), store).leadSource).toBe('affiliate')
  })
})

describe('the selling tier', () => {
  // Shows spec 3.65, 3.71, 4.46
  it('is stored in session storage and written to the application on later page loads', () => {
    expect(startAt({ sellingTierGlobalId: 'tier-1' }).sellingTierGlobalId).toBe('tier-1')
    expect(sessionStorage.getItem('sellingTierGlobalId')).toBe('tier-1')
    expect(localStorage.getItem('sellingTierGlobalId')).toBeNull()
    expect(startAt({}).sellingTierGlobalId).toBe('tier-1')
    expect(startAt({ sellingTierGlobalId: 'tier-2' }).sellingTierGlobalId).toBe('tier-2')
  })

  it.each(['', 'x'.repeat(501), 'a\u0000b'])('is ignored when the stored value is %j', (text) => {
    sessionStorage.setItem('sellingTierGlobalId', text)
    expect(startAt({})).not.toHaveProperty('sellingTierGlobalId')
  })
})

describe('the application', () => {
  // Shows spec 3.1
  it('has the device data, the tag `ui:react` and the prefill', () => {
    expect(startAt({ amount: '700', email: 'anna@example.com' })).toMatchObject({
      tags: ['ui:react'],
      amount: 700,
      deviceData: { language: navigator.language, timezoneOffset: now.getTimezoneOffset() },
      posthogParameters: {
        isLeadPrefilled: true,
        leadPrefilledFields: ['amount', 'contactDetails.email'],
        leadPreviouslyRedirected: false,
      },
    })
  })

  it('reports that this browser was redirected to a partner before', () => {
    localStorage.setItem('redirected', 'a-lead')
    expect(startAt({}).posthogParameters).toEqual({
      isLeadPrefilled: false,
      leadPrefilledFields: [],
      leadPreviouslyRedirected: true,
    })
  })
})

describe('amount and period of a link', () => {
  const link = { amount: '7000', period: '80' }
  const startWith = (
    prepareStore: (store: ReturnType<typeof createApplicationStore>) => void,
    parameters: UrlParameters = link,
  ) => {
    const store = createApplicationStore()
    prepareStore(store)
    startAt(parameters, now, store)
    const { leadApplication, dynamicPages, linkedLoan } = store.getState()
    return { application: leadApplication.applicationData, drafts: dynamicPages.drafts, linkedLoan }
  }
  /** Has the effect of the modal's button. */
  const confirm = (store: ReturnType<typeof createApplicationStore>) => {
    store.writeDrafts({ amount: '4\u00a0200', period: '65' })
    store.updateLeadApplication({ applicationData: { amount: 4200, period: 65 } })
  }

  it('are applied before the applicant confirmed a loan', () => {
    expect(startWith(() => undefined)).toMatchObject({ application: { amount: 7000, period: 80 }, linkedLoan: null })
  })

  it('are offered after a confirmation, and the confirmed loan stays', () => {
    const { application, drafts, linkedLoan } = startWith(confirm)
    expect(application).toMatchObject({ amount: 4200, period: 65 })
    expect(application.posthogParameters?.leadPrefilledFields).toEqual([])
    expect(drafts).toMatchObject({ amount: '4\u00a0200', period: '65' })
    expect(linkedLoan).toEqual({ amount: 7000, period: 80 })
  })

  it('are offered separately', () => {
    expect(startWith(confirm, { amount: '7000' }).linkedLoan).toEqual({ amount: 7000, period: 65 })
  })

  it('are not offered when the applicant chose the same', () => {
    expect(startWith(confirm, { amount: '4200', period: '65' }).linkedLoan).toBeNull()
  })

  it('do not change an application that was sent', () => {
    const { application, linkedLoan } = startWith((store) => {
      store.updateLeadApplication({ applicationData: { amount: 4200, period: 65 }, progressState: 6 })
    })
    expect(application).toMatchObject({ amount: 4200, period: 65 })
    expect(linkedLoan).toBeNull()
  })
})
