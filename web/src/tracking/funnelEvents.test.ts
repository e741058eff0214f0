import { product } from '@loan/domain/products/tukan-pl'
import { states } from '@loan/domain/states'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../lib/storage.ts'
import { type ApplicationStore, createApplicationStore } from '../store/applicationStore.ts'
import type { LeadHandle } from '../store/state.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { inBackground } from '../lib/afterPaint.ts'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { openCountedSteps } from './countedSteps.ts'
import { trackFunnel } from './trackFunnel.ts'
import { type FunnelEvent, funnelEventSchema } from './funnelEvents.ts'

const handle = (id: string): LeadHandle => ({ id, token: 'secret', revision: 0, leadStatus: 'draft', expiresAt: '' })
const lead = handle('0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d')

let store: ApplicationStore
let session: Storage
let local: Storage
let sent: FunnelEvent[]

const stops: (() => void)[] = []

const follow = (isResumed = false) => {
  const stop = trackFunnel({
    store,
    product,
    steps: openCountedSteps({ session, local }),
    isResumed,
    claimedLeadId: null,
    send: (event) => void sent.push(event),
  })
  stops.push(stop)
  return stop
}
const names = () => sent.map(({ name }) => name)
const enterStates = (...path: readonly (keyof typeof states)[]) => {
  for (const state of path) store.updateLeadApplication({ progressState: states[state].code })
}

/** Like the saver: stores the pending write before the created lead. */
const createLead = (created = lead) => {
  const idempotencyKey = '2d9c5a70-8f3e-4c4d-9e5f-3a4b5c6d7e8f'
  store.updateLeadApplication({ pendingWrite: { idempotencyKey, application: {}, revision: null, submit: false } })
  store.updateLeadApplication({ lead: created, progressState: 0, pendingWrite: null })
}

beforeEach(() => {
  store = createApplicationStore()
  session = createFakeStorage()
  local = createFakeStorage()
  sent = []
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('the funnel', () => {
  it('sends each step once, in order, with a unique id', () => {
    follow()
    store.completePage('name', {}, [])
    createLead()
    store.updateLeadApplication({ lead: { ...lead, revision: 1 } })
    enterStates('CHECKING', 'MOBILE_VERIFICATION', 'CHECKING', 'PROFICREDIT_OFFER', 'CHECKING', 'ACCEPTED', 'THANK_YOU')
    expect(names()).toEqual([
      'visit-started',
      'page-completed',
      'lead-created',
      'lead-submitted',
      'offer-shown',
      'offer-accepted',
      'accepted',
    ])
    expect(sent[1]).toMatchObject({ page: 'name', product: 'tukan-pl' })
    expect(sent[4]).toMatchObject({ state: 'PROFICREDIT_OFFER' })
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length)
  })

  it('sends page steps after the next paint and lead steps immediately, and skips no page', async () => {
    follow()
    store.completePage('name', {}, [])
    store.completePage('contact', {}, [])
    expect(names()).toEqual(['visit-started'])
    await new Promise<void>((resolve) => void inBackground(resolve))
    expect(sent.slice(1)).toMatchObject([{ page: 'name' }, { page: 'contact' }])
    store.completePage('residence', {}, [])
    createLead()
    expect(names().slice(3)).toEqual(['page-completed', 'lead-created'])
  })

  it.each([
    ['REJECTED', ['rejected']],
    ['REDIRECTED', ['redirected']],
    ['ACCEPTED', ['accepted']],
  ] as const)('sends no accepted offer for %s when no offer was shown', (state, outcome) => {
    follow()
    createLead()
    enterStates('CHECKING', state)
    expect(names().slice(3)).toEqual(outcome)
  })

  it('counts no step twice after a reload', () => {
    follow()
    store.completePage('name', {}, [])
    createLead()
    const before = names()
    // A reload restores the same store in the same tab.
    follow()
    expect(names()).toEqual(before)
    enterStates('CHECKING')
    expect(names().filter((name) => name === 'lead-submitted')).toHaveLength(1)
  })

  it('counts no step of a lead twice after the storage was cleared', () => {
    follow()
    createLead()
    enterStates('CHECKING', 'PROFICREDIT_OFFER')
    session.remove(storageKeys.funnelSteps)
    enterStates('ACCEPTED')
    follow()
    expect(names().filter((name) => name === 'lead-created')).toHaveLength(1)
  })

  it('sends steps that were reached before it started', () => {
    createLead()
    follow()
    expect(names()).toEqual(['visit-started', 'lead-created'])
  })

  // Shows spec 9.37
  it('sends no steps of an earlier session, and continues after them', () => {
    store.completePage('name', {}, [])
    createLead()
    follow(true)
    expect(names()).toEqual(['visit-started', 'visit-returned'])
    enterStates('CHECKING')
    expect(names()).toEqual(['visit-started', 'visit-returned', 'lead-submitted'])
  })

  // Shows spec 9.38
  it('sends one `visit-abandoned` when the applicant leaves an unsubmitted application', () => {
    const leave = () => window.dispatchEvent(new Event('pagehide'))
    follow()
    leave()
    expect(names()).toEqual(['visit-started'])
    store.completePage('name', {}, [])
    leave()
    leave()
    expect(names().slice(2)).toEqual(['visit-abandoned'])
  })

  it('sends no `visit-abandoned` after the submission', () => {
    const stop = follow()
    store.completePage('name', {}, [])
    createLead()
    enterStates('CHECKING')
    window.dispatchEvent(new Event('pagehide'))
    expect(names()).not.toContain('visit-abandoned')
    stop()
  })

  it('gives a step of a lead the same id on every device, and one that does not contain the lead', () => {
    const trackOnDevice = () => {
      store = createApplicationStore()
      session = createFakeStorage()
      local = createFakeStorage()
      sent = []
      follow()
      createLead()
      enterStates('CHECKING')
      return sent.map(({ name, id }) => [name, id])
    }
    const [first, second] = [trackOnDevice(), trackOnDevice()]
    expect(second.slice(1)).toEqual(first.slice(1))
    expect(second[0]).not.toEqual(first[0])
    expect(new Set(first.map(([, id]) => id)).size).toBe(3)
    expect(JSON.stringify(first)).not.toContain(lead.id)
  })

  it('counts the steps of another lead', () => {
    follow()
    createLead()
    createLead(handle('1c8b4f6f-7e2d-4b3c-8d4e-2f3a4b5c6d7e'))
    expect(names()).toEqual(['visit-started', 'lead-created', 'lead-created'])
  })

  it('sends nothing for other changes of the store', () => {
    follow()
    createLead()
    store.updateLeadApplication({ progressState: [999] })
    store.updateUi({ locale: 'en' })
    expect(names()).toEqual(['visit-started', 'lead-created'])
  })

  it('stops when its cleanup is called', () => {
    follow()()
    createLead()
    expect(names()).toEqual(['visit-started'])
  })
})

describe('the schema of an event', () => {
  const event = { name: 'lead-created', id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', product: 'tukan-pl' }
  it('accepts name, id, product, page and state', () => {
    expect(v.is(funnelEventSchema, { ...event, page: 'name', state: 'CHECKING' })).toBe(true)
  })
  it.each([
    ['an answer', { email: 'anna@example.com' }],
    ['the lead', { leadId: lead.id }],
    ['an invalid page', { page: 'Anna Nowak' }],
    ['an invalid state', { state: '+48512345678' }],
    ['an invalid product', { product: 'anna@example.com' }],
    ['an invalid id', { id: 'anna' }],
  ])('rejects %s', (_what, more) => {
    expect(v.is(funnelEventSchema, { ...event, ...more })).toBe(false)
  })
})
