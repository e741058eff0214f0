import { readAtPath } from '@loan/domain/lead/answers'
import { product } from '@loan/domain/products/tukan-pl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApplicationStore } from './applicationStore.ts'
import { application, waitForBackgroundWork, lead, now, createFakeBrowser } from '../testing/createFakeBrowser.ts'
import { restore } from './restore.ts'
import type { PendingWrite } from './state.ts'

let { browser, openTab, loadPage, work } = createFakeBrowser()
beforeEach(() => {
  ;({ browser, openTab, loadPage, work } = createFakeBrowser())
})
afterEach(() => vi.restoreAllMocks())

describe('the state of this tab', () => {
  // Shows spec 3.33, 4.16
  it('is completely restored after a reload', () => {
    const { store, flush } = work()
    const pendingWrite: PendingWrite = { idempotencyKey: 'k', application, revision: 4, submit: true }
    store.updateLeadApplication({ pendingWrite, progressState: [6, 7] })
    store.setPageErrors([{ fieldName: 'amount', code: 'off-step', message: 'm', params: { step: 100 } }], '/')
    flush()
    expect(loadPage().store.getState()).toEqual(store.getState())
  })

  it('is stored in memory when storage is full', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    browser.session.setItem = full
    browser.local.setItem = full
    const { store, opened } = work()
    const again = createApplicationStore()
    restore(again, opened, now, product)
    expect(again.getState()).toEqual(store.getState())
    expect(logged).toHaveBeenCalledTimes(2)
  })

  // Shows spec 3.45, 3.61, 3.62, 3.63, 3.69, 3.70
  it('is stored under the keys of the specification', () => {
    work()
    const specified = ['dynamicPages', 'leadApplication', 'lid', 'state']
    expect([...browser.session.entries.keys()].toSorted()).toEqual([...specified, 'lastCleared'].toSorted())
    expect([...browser.local.entries.keys()].toSorted()).toEqual(['storedLoanApplication', 'uiColors'])
  })

  // Shows spec 4.16, 4.17
  it('is written only when it changed', () => {
    const { store, flush } = work()
    const written = vi.spyOn(browser.session, 'setItem')
    store.setLoading(true)
    store.updateUi({ colors: { brand: 'red' } })
    flush()
    expect(written).not.toHaveBeenCalled()
    store.updatePages({ currentFormPath: '/name' })
    store.updatePages({ currentFormPath: '/education' })
    flush()
    expect(written.mock.calls.map(([key]) => key)).toEqual(['dynamicPages'])
  })

  it('is not written after stop', async () => {
    const { store, stop } = work()
    stop()
    browser.session.entries.clear()
    store.updateLeadApplication({ applicationData: {} })
    window.dispatchEvent(new Event('pagehide'))
    await waitForBackgroundWork()
    expect(browser.session.entries.size).toBe(0)
  })

  const persistedPath = () =>
    /"currentFormPath":"([^"]+)"/u.exec(browser.session.entries.get('dynamicPages') ?? '')?.[1]

  it('is written automatically after the page is painted', async () => {
    const { store } = work()
    store.updatePages({ currentFormPath: '/name' })
    await waitForBackgroundWork()
    expect(persistedPath()).toBe('/name')
  })

  it('is written at once on pagehide and until pageshow', () => {
    const { store } = work()
    store.updatePages({ currentFormPath: '/name' })
    window.dispatchEvent(new Event('pagehide'))
    expect(persistedPath()).toBe('/name')
    store.updatePages({ currentFormPath: '/education' })
    expect(persistedPath()).toBe('/education')
    window.dispatchEvent(new Event('pageshow'))
    store.updatePages({ currentFormPath: '/id-card' })
    expect(persistedPath()).toBe('/education')
  })
})

describe('the copy in local storage', () => {
  const tabOnly = [
    'personalDetails.personalCode',
    'otherDetails.idCardNumber',
    'otherDetails.taxIdentificationNumber',
    'otherDetails.pensionNumber',
    'incomeDetails.iban',
  ]

  it('contains no personal code, document number or account number', () => {
    const { store, flush } = work()
    store.updateLeadApplication({ pendingWrite: { idempotencyKey: 'k', application, revision: 4, submit: false } })
    flush()
    const copy = browser.local.entries.get('storedLoanApplication') ?? ''
    const parsed: unknown = JSON.parse(copy)
    for (const path of tabOnly) expect(readAtPath(parsed, `leadApplication.applicationData.${path}`)).toBeUndefined()
    for (const value of ['85071412334', '8507', 'ABA', '5261040828', 'PL61']) expect(copy).not.toContain(value)
  })

  // Shows spec 3.45, 3.70, 4.19
  it('restores the other answers in a new tab, with the pages of the missing answers open again', () => {
    work()
    openTab()
    const { leadApplication, dynamicPages, ui } = loadPage().store.getState()
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

  it('is not overwritten by a tab with an older revision of the same lead', async () => {
    const { store, flush } = work()
    const ahead = JSON.stringify({
      version: 1,
      value: {
        leadApplication: { ...store.getState().leadApplication, lead: { ...lead, revision: 9 } },
        dynamicPages: store.getState().dynamicPages,
      },
    })
    const copy = () => browser.local.entries.get('storedLoanApplication')
    browser.local.entries.set('storedLoanApplication', ahead)
    window.dispatchEvent(new StorageEvent('storage', { key: 'storedLoanApplication', newValue: ahead }))
    await waitForBackgroundWork()
    store.updatePages({ currentFormPath: '/name' })
    flush()
    expect(copy()).toBe(ahead)
    expect(browser.session.entries.get('dynamicPages')).toContain('"/name"')
    store.updateLeadApplication({ lead: { ...lead, revision: 10 } })
    flush()
    expect(copy()).toContain('"revision":10')
  })

  it('is not removed by a tab without answers', () => {
    work()
    const copy = browser.local.entries.get('storedLoanApplication')
    openTab()
    browser.local.entries.delete('storedLoanApplication')
    const empty = loadPage()
    browser.local.entries.set('storedLoanApplication', copy ?? '')
    empty.store.updateLeadApplication({ applicationData: { sessionId: 's' } })
    empty.flush()
    expect(browser.local.entries.get('storedLoanApplication')).toBe(copy)
  })

  it('contains a pending submit without personal codes, and no other pending write', () => {
    const { store, flush } = work()
    const pendingWrite: PendingWrite = { idempotencyKey: 'k', application, revision: 4, submit: true }
    store.updateLeadApplication({ pendingWrite })
    flush()
    openTab()
    const { leadApplication } = loadPage().store.getState()
    expect(leadApplication.pendingWrite).toMatchObject({ idempotencyKey: 'k', submit: true })
    expect(leadApplication.pendingWrite?.application).toEqual(leadApplication.applicationData)
    store.updateLeadApplication({ pendingWrite: { ...pendingWrite, submit: false } })
    flush()
    openTab()
    expect(loadPage().store.getState().leadApplication.pendingWrite).toBeNull()
  })

  it('is overridden by the state of the tab', () => {
    work()
    const own = browser.session
    openTab()
    loadPage().store.updateLeadApplication({ applicationData: { amount: 1 } })
    browser.session = own
    expect(loadPage().store.getState().leadApplication.applicationData).toEqual(application)
  })
})
