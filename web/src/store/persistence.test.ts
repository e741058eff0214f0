import { readAtPath } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { product } from '@loan/domain/products/tukan-pl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { forget, hasStored, persist } from './persistence.ts'
import { restore } from './restore.ts'
import type { LeadHandle, PendingWrite } from './state.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const lead: LeadHandle = {
  id: '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d',
  token: 'secret',
  revision: 4,
  leadStatus: 'draft',
  expiresAt: '2026-11-21T10:00:00.000Z',
}
const application: LeadApplication = {
  amount: 5000,
  personalDetails: { firstName: 'Łucja', personalCode: '85071412334' },
  otherDetails: {
    idCardNumber: 'ABA300000',
    taxIdentificationNumber: '5261040828',
    pensionNumber: '1',
    education: 'x',
  },
  incomeDetails: { iban: 'PL61109010140000071219812874', jobTitle: 'sędzia' },
}
const drafts = {
  'personalDetails.firstName': 'Łucja',
  'personalDetails.personalCode': '8507',
  'otherDetails.idCardNumber': 'ABA',
  'otherDetails.taxIdentificationNumber': '5',
  'incomeDetails.iban': 'PL61',
}

const createBrowser = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let session = createBrowser()
let local = createBrowser()
const storages = () => ({ session: openStorage('session', () => session), local: openStorage('local', () => local) })

/** A visit over the same browser; a new tab has a session storage of its own. */
const later = () => new Promise((resolve) => setTimeout(resolve, 80))

const visit = () => {
  const store = createApplicationStore()
  const opened = storages()
  restore(store, opened, now, product)
  return { store, opened, ...persist(store, opened, product) }
}

const work = () => {
  const visited = visit()
  const { store } = visited
  store.writeDrafts(drafts)
  store.completePage('name', application, [])
  store.updatePages({ completed: ['initial-details', 'name', 'personal-code', 'id-card'], currentFormPath: '/id-card' })
  store.updateLead({ lead })
  store.updateUi({ locale: 'en' })
  visited.flush()
  return visited
}

beforeEach(() => {
  session = createBrowser()
  local = createBrowser()
})
afterEach(() => vi.restoreAllMocks())

describe('what this tab was working on', () => {
  it('is there again after a reload, to the last field', () => {
    const { store, flush } = work()
    const pendingWrite: PendingWrite = { idempotencyKey: 'k', application, revision: 4, submit: true }
    store.updateLead({ pendingWrite, progressState: [6, 7] })
    store.refuseAnswers([{ fieldName: 'amount', code: 'off-step', message: 'm', params: { step: 100 } }], '/')
    flush()
    expect(visit().store.getState()).toEqual(store.getState())
  })

  it('is kept also where nothing can be written, for as long as the page lasts', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    session.setItem = full
    local.setItem = full
    const { store, opened } = work()
    const again = createApplicationStore()
    restore(again, opened, now, product)
    expect(again.getState()).toEqual(store.getState())
    expect(logged).toHaveBeenCalledTimes(2)
  })

  it('stands under the keys of the specification', () => {
    work()
    expect([...session.kept.keys()].toSorted()).toEqual(['dynamicPages', 'leadApplication'])
    expect([...local.kept.keys()].toSorted()).toEqual(['storedLoanApplication', 'uiColors'])
  })

  it('is written only when it changed', () => {
    const { store, flush } = work()
    const written = vi.spyOn(session, 'setItem')
    store.setLoading(true)
    store.updateUi({ colors: { brand: 'red' } })
    flush()
    expect(written).not.toHaveBeenCalled()
    store.updatePages({ currentFormPath: '/name' })
    store.updatePages({ currentFormPath: '/education' })
    flush()
    expect(written.mock.calls.map(([key]) => key)).toEqual(['dynamicPages'])
  })

  it('is written no more once it was stopped', async () => {
    const { store, stop } = work()
    stop()
    session.kept.clear()
    store.updateLead({ applicationData: {} })
    window.dispatchEvent(new Event('pagehide'))
    await later()
    expect(session.kept.size).toBe(0)
  })

  const pathKept = () => /"currentFormPath":"([^"]+)"/u.exec(session.kept.get('dynamicPages') ?? '')?.[1]

  it('is written by itself, as soon as the page was drawn', async () => {
    const { store } = work()
    store.updatePages({ currentFormPath: '/name' })
    await later()
    expect(pathKept()).toBe('/name')
  })

  it('is written at once when the page is left, and whatever is typed last', () => {
    const { store } = work()
    store.updatePages({ currentFormPath: '/name' })
    window.dispatchEvent(new Event('pagehide'))
    expect(pathKept()).toBe('/name')
    store.updatePages({ currentFormPath: '/education' })
    expect(pathKept()).toBe('/education')
    window.dispatchEvent(new Event('pageshow'))
    store.updatePages({ currentFormPath: '/id-card' })
    expect(pathKept()).toBe('/education')
  })
})

describe('an application that has come to its end', () => {
  it.each([
    [10, 'ACCEPTED'],
    [11, 'THANK_YOU'],
  ])('as %i (%s) leaves the way back to its outcome, and no answer', (progressState) => {
    const { store, flush } = work()
    store.updateLead({ progressState })
    flush()
    const kept = [...session.kept.values(), ...local.kept.values()].join()
    for (const value of ['Łucja', '8507', 'ABA', '5261040828', 'PL61', 'sędzia']) expect(kept).not.toContain(value)
    expect(visit().store.getState().leadApplication).toMatchObject({ lead, progressState })
  })

  it('keeps its answers while it may go on', () => {
    const { store, flush } = work()
    store.updateLead({ progressState: 13 })
    flush()
    expect(session.kept.get('leadApplication')).toContain('Łucja')
  })
})

describe('the copy for the next visit', () => {
  const tabOnly = [
    'personalDetails.personalCode',
    'otherDetails.idCardNumber',
    'otherDetails.taxIdentificationNumber',
    'otherDetails.pensionNumber',
    'incomeDetails.iban',
  ]

  it('holds no code, document or account number, typed or answered', () => {
    const { store, flush } = work()
    store.updateLead({ pendingWrite: { idempotencyKey: 'k', application, revision: 4, submit: false } })
    flush()
    const copy = local.kept.get('storedLoanApplication') ?? ''
    const parsed: unknown = JSON.parse(copy)
    for (const path of tabOnly) expect(readAtPath(parsed, `leadApplication.applicationData.${path}`)).toBeUndefined()
    for (const value of ['85071412334', '8507', 'ABA', '5261040828', 'PL61']) expect(copy).not.toContain(value)
  })

  it('brings the rest to another tab, with the pages of what is missing open again', () => {
    work()
    session = createBrowser()
    const { leadApplication, dynamicPages, ui } = visit().store.getState()
    expect(leadApplication).toMatchObject({
      lead,
      applicationData: {
        amount: 5000,
        personalDetails: { firstName: 'Łucja' },
        otherDetails: { education: 'x' },
        incomeDetails: { jobTitle: 'sędzia' },
      },
    })
    expect(dynamicPages.drafts).toEqual({ 'personalDetails.firstName': 'Łucja' })
    expect(dynamicPages.completed).toEqual(['initial-details', 'name'])
    expect(ui.locale).toBe('en')
  })

  it('gives way to what the tab itself was working on', () => {
    work()
    const own = session
    session = createBrowser()
    visit().store.updateLead({ applicationData: { amount: 1 } })
    session = own
    expect(visit().store.getState().leadApplication.applicationData).toEqual(application)
  })
})

describe('"clear my data"', () => {
  it('leaves nothing behind, nor writes it anew', async () => {
    const { store, opened } = work()
    expect(hasStored(opened)).toBe(true)
    forget(store, opened)
    await later()
    expect([session.kept.size, local.kept.size, hasStored(opened)]).toEqual([0, 0, false])
  })
  it('in another tab takes this one along', async () => {
    const { store } = work()
    const reloaded = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    window.dispatchEvent(new StorageEvent('storage', { key: 'cleared', newValue: null }))
    expect(session.kept.size).toBeGreaterThan(0)
    window.dispatchEvent(new StorageEvent('storage', { key: 'cleared', newValue: '2026-11-20T12:00:00.000Z' }))
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalled())
    expect([session.kept.size, local.kept.size]).toEqual([0, 0])
    expect(store.getState().leadApplication.lead).toBeNull()
  })
})
