import type { LeadApplication } from '@loan/domain/lead/application'
import { specExpiry } from '@loan/domain/products/defaults'
import { product } from '@loan/domain/products/tukan-pl'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { storageKeys } from './storageKeys.ts'
import { restore } from './restore.ts'
import { initialState, type LeadHandle } from './state.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const longAgoAt = new Date(now.getTime() - specExpiry.applicationHours * 3_600_000 - 1000).toISOString()
const lead: LeadHandle = {
  id: '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d',
  token: 'secret',
  revision: 4,
  leadStatus: 'draft',
  expiresAt: '2026-11-21T10:00:00.000Z',
}
const application: LeadApplication = {
  amount: 5000,
  generalPolicies: true,
  policies: [],
  leadSource: 'x',
  googleCaptchaToken: 'y',
  id: 'z',
  sessionStartedAt: '2026-11-20T00:00:00.000Z',
  sessionId: 's',
  personalDetails: { firstName: 'Łucja' },
  otherDetails: { ibanConsent: true, education: 'x' },
  contactDetails: { marketingConsents: { email: true } },
}
const leadApplication = { ...initialState.leadApplication, applicationData: application, lead }
const dynamicPages = {
  ...initialState.dynamicPages,
  drafts: { generalPolicies: 'true', 'otherDetails.ibanConsent': 'true', 'personalDetails.firstName': 'Ł' },
  completed: ['initial-details', 'name', 'education'],
}

const untickedConsents = Object.fromEntries(product.policies.map(({ path }) => [path, 'false']))
const nested = (value: unknown, times: number): string => {
  let text = JSON.stringify(value)
  for (let wraps = 1; wraps < times; wraps += 1) text = JSON.stringify(text)
  return text
}

type StoredApplication = Readonly<Record<string, string>>

const createFilledStorage = (stored: StoredApplication) => {
  const values = new Map(Object.entries(stored))
  const browser = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return { values, storage: openStorage('session', () => browser) }
}

const restoreFrom = (session: StoredApplication, local: StoredApplication = {}) => {
  const store = createApplicationStore()
  const tab = createFilledStorage(session)
  const device = createFilledStorage(local)
  restore(store, { session: tab.storage, local: device.storage }, now, product)
  return { ...store.getState(), session: tab.values, local: device.values }
}

const tabWith = (change: object = {}): StoredApplication => ({
  leadApplication: JSON.stringify({ ...leadApplication, ...change }),
  dynamicPages: JSON.stringify(dynamicPages),
})
const copyWith = (change: object = {}): StoredApplication => ({
  storedLoanApplication: JSON.stringify({ leadApplication: { ...leadApplication, ...change }, dynamicPages }),
})

describe('stored JSON', () => {
  // Shows spec 9.34
  it.each([1, 2, 10])('is unwrapped %i times', (times) => {
    const stored = { leadApplication: nested(leadApplication, times), dynamicPages: nested(dynamicPages, times) }
    expect(restoreFrom(stored).leadApplication).toEqual(leadApplication)
  })

  // Shows spec 9.34
  it('is not unwrapped more than ten times', () => {
    const restored = restoreFrom({ leadApplication: nested(leadApplication, 11) })
    expect(restored.leadApplication).toEqual(initialState.leadApplication)
    expect(restored.session.has('leadApplication')).toBe(false)
  })

  // Shows spec 3.61, 3.62, 3.69
  it.each([
    ['cut off', '{"applicationData":'],
    ['not JSON', 'undefined'],
    ['empty', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['of another shape', '{"applicationData":[]}'],
    ['of wrong types', JSON.stringify({ ...leadApplication, applicationData: { amount: '5000' } })],
    ['of another version', JSON.stringify({ ...leadApplication, applicationData: { surname: 'x' } })],
    ['with an incomplete lead', JSON.stringify({ ...leadApplication, lead: { id: 'a' } })],
    ['under __proto__', `{"__proto__":${JSON.stringify(leadApplication)}}`],
  ])('is moved to the unreadable keys when it is %s', (_name, text) => {
    const restored = restoreFrom({ leadApplication: text, dynamicPages: text, other: 'stays' }, { uiColors: text })
    expect(restored).toMatchObject(initialState)
    expect(Object.fromEntries(restored.session)).toEqual({
      other: 'stays',
      'unreadable:leadApplication': text,
      'unreadable:dynamicPages': text,
    })
    expect(Object.fromEntries(restored.local)).toEqual({ 'unreadable:uiColors': text })
  })

  it('does not change a prototype through draft names', () => {
    const drafts = '{"__proto__":"x","constructor":"y","amount":"5000"}'
    const text = JSON.stringify(dynamicPages).replace(/"drafts":\{[^}]*\}/u, `"drafts":${drafts}`)
    const restored = restoreFrom({ ...tabWith(), dynamicPages: text })
    expect(restored.dynamicPages.drafts['amount']).toBe('5000')
    expect(Object.getPrototypeOf(restored.dynamicPages.drafts)).toBe(Object.prototype)
    expect(Object.keys({})).toEqual([])
  })

  it('never makes restore throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(storageKeys)), fc.oneof(fc.string(), fc.json()), (key, text) => {
        const { leadApplication: restored } = restoreFrom({ [key]: text }, { [key]: text })
        expect(restored.applicationData).toBeTypeOf('object')
      }),
    )
  })
})

describe('a tab with one unreadable slice', () => {
  it('restores the answers without their pages', () => {
    const restored = restoreFrom({ ...tabWith(), dynamicPages: 'junk' })
    expect(restored.leadApplication).toEqual(leadApplication)
    expect(restored.dynamicPages).toEqual(initialState.dynamicPages)
  })

  it('restores the pages of the copy', () => {
    const restored = restoreFrom({ ...tabWith(), dynamicPages: 'junk' }, copyWith())
    expect(restored.dynamicPages).toEqual(dynamicPages)
  })

  it('restores the copy when the answers are unreadable', () => {
    const restored = restoreFrom({ ...tabWith(), leadApplication: 'junk' }, copyWith())
    expect(restored.leadApplication).toEqual(leadApplication)
  })
})

describe('stale data', () => {
  const past = '2026-11-20T11:59:59.000Z'
  // Shows spec 4.20, 4.21, 4.22, 4.23, 9.19
  it.each([
    ['the expiry has passed', { lead: { ...lead, expiresAt: past } }],
    ['the session began too long ago', { applicationData: { ...application, sessionStartedAt: longAgoAt } }],
    ['the status is not positive', { lead: { ...lead, leadStatus: 'rejected' } }],
  ])('when %s loses seven fields and the lead, and keeps every other answer', (_name, change) => {
    const { leadApplication: restored, dynamicPages: pages } = restoreFrom({}, copyWith(change))
    expect(restored).toEqual({
      ...initialState.leadApplication,
      applicationData: {
        amount: 5000,
        sessionId: 's',
        personalDetails: { firstName: 'Łucja' },
        otherDetails: { education: 'x' },
        contactDetails: { marketingConsents: { email: true } },
      },
    })
    expect(pages.drafts).toEqual({ ...untickedConsents, 'personalDetails.firstName': 'Ł' })
    // The page with the consent is open again.
    expect(pages.completed).toEqual(['name', 'education'])
  })

  it('does not include the lead of this tab because of its status', () => {
    const rejected = { lead: { ...lead, leadStatus: 'rejected' } }
    expect(restoreFrom(tabWith(rejected)).leadApplication.lead?.leadStatus).toBe('rejected')
  })

  const longAgo = { ...application, sessionStartedAt: longAgoAt }
  it.each([
    ['is being checked', { progressState: 6, lead: { ...lead, leadStatus: 'checking' } }],
    ['has an outcome', { progressState: 13, lead: { ...lead, leadStatus: 'rejected' } }],
    ['may have been sent', { pendingWrite: { idempotencyKey: 'k', application, revision: 4, submit: true } }],
    ['has expired', { progressState: 10, lead: { ...lead, leadStatus: 'accepted', expiresAt: past } }],
  ])('does not include a sent application that %s', (_name, change) => {
    const stored = tabWith({ applicationData: longAgo, ...change })
    expect(restoreFrom(stored).leadApplication).toMatchObject({ lead: { id: lead.id }, ...change })
  })

  it('does not include the copy of a sent application because of the session’s age', () => {
    const change = { applicationData: longAgo, progressState: 6, lead: { ...lead, leadStatus: 'checking' } }
    expect(restoreFrom({}, copyWith(change)).leadApplication.lead?.id).toBe(lead.id)
    expect(
      restoreFrom({}, copyWith({ ...change, lead: { ...change.lead, expiresAt: past } })).leadApplication.lead,
    ).toBeNull()
  })

  it('shares its draft lead unless the browser shares another lead', () => {
    const stale = tabWith({ applicationData: longAgo })
    const { local } = restoreFrom(stale)
    expect(JSON.parse(local.get('sharedLead') ?? '{}')).toMatchObject({ value: { lead, create: null } })
    const other = JSON.stringify({ version: 1, value: { lead: { ...lead, id: crypto.randomUUID() }, create: null } })
    expect(restoreFrom(stale, { sharedLead: other }).local.get('sharedLead')).toBe(other)
  })

  it('removes a rejected lead from the shared storage', () => {
    const sharedLead = JSON.stringify({ version: 1, value: { lead, create: null } })
    const { local } = restoreFrom({}, { ...copyWith({ lead: { ...lead, leadStatus: 'rejected' } }), sharedLead })
    expect(local.has('sharedLead')).toBe(false)
  })

  it('has no pending write', () => {
    const pendingWrite = { idempotencyKey: 'k', application, revision: 4, submit: false }
    expect(restoreFrom(tabWith({ lead: { ...lead, expiresAt: past }, pendingWrite })).leadApplication).toMatchObject({
      lead: null,
      pendingWrite: null,
    })
  })
})
