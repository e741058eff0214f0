import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceClearing, clearStoredApplication, hasStoredState } from './persistence.ts'
import { waitForBackgroundWork, lead, createFakeBrowser } from '../testing/createFakeBrowser.ts'

let { browser, loadPage, openTab, work } = createFakeBrowser()
beforeEach(() => {
  ;({ browser, loadPage, openTab, work } = createFakeBrowser())
})
afterEach(() => vi.restoreAllMocks())

describe('an application in an end state', () => {
  it.each([
    [10, 'ACCEPTED'],
    [11, 'THANK_YOU'],
  ])('%i (%s) keeps its lead and progress in storage, and no answer', (progressState) => {
    const { store, flush } = work()
    store.updateLeadApplication({ progressState })
    flush()
    const storedText = [...browser.session.entries.values(), ...browser.local.entries.values()].join()
    for (const value of ['Łucja', '8507', 'ABA', '5261040828', 'PL61', 'sędzia'])
      expect(storedText).not.toContain(value)
    expect(loadPage().store.getState().leadApplication).toMatchObject({ lead, progressState })
  })

  it('keeps its answers in storage when it can continue', () => {
    const { store, flush } = work()
    store.updateLeadApplication({ progressState: 13 })
    flush()
    expect(browser.session.entries.get('leadApplication')).toContain('Łucja')
  })
})

describe('clearStoredApplication', () => {
  it('removes all stored data and writes none again', async () => {
    const { store, opened } = work()
    expect(hasStoredState(opened)).toBe(true)
    clearStoredApplication(store, opened)
    await waitForBackgroundWork()
    expect([browser.session.entries.size, browser.local.entries.size, hasStoredState(opened)]).toEqual([0, 0, false])
  })
  it('clears and opens this tab again when another tab calls it', async () => {
    const { store } = work()
    window.history.replaceState(null, '', '/?amount=500#page')
    const opened = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    window.dispatchEvent(new StorageEvent('storage', { key: 'cleared', newValue: null }))
    expect(browser.session.entries.size).toBeGreaterThan(0)
    window.dispatchEvent(new StorageEvent('storage', { key: 'cleared', newValue: '2026-11-20T12:00:00.000Z' }))
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/?amount=500'))
    expect([browser.session.entries.size, browser.local.entries.size]).toEqual([0, 0])
    expect(store.getState().leadApplication.lead).toBeNull()
  })
})

describe('a tab that was closed when another tab cleared the data', () => {
  const reopen = (before: ReadonlyMap<string, string>) => {
    browser.session.entries.clear()
    for (const [key, value] of before) browser.session.entries.set(key, value)
    return loadPage()
  }
  const clearInNewTab = () => {
    openTab()
    const loaded = loadPage()
    clearStoredApplication(loaded.store, loaded.opened)
    announceClearing(loaded.opened)
    return loaded
  }

  it('has no answers when the browser opens it again', () => {
    work()
    const closed = new Map(browser.session.entries)
    clearInNewTab()
    const { store } = reopen(closed)
    expect(store.getState().leadApplication.lead).toBeNull()
    expect(store.getState().dynamicPages.drafts).toEqual({})
    expect([...browser.session.entries.values()].join()).not.toContain('Łucja')
  })

  it('opens the application that was begun since', () => {
    work()
    const closed = new Map(browser.session.entries)
    const { store, flush } = clearInNewTab()
    store.completePage('name', { personalDetails: { firstName: 'Ewa' } }, [])
    flush()
    const { personalDetails } = reopen(closed).store.getState().leadApplication.applicationData
    expect(personalDetails?.firstName).toBe('Ewa')
  })

  it('keeps its answers when it was opened after the clearing', () => {
    clearInNewTab()
    openTab()
    work()
    const closed = new Map(browser.session.entries)
    expect(reopen(closed).store.getState().leadApplication.lead).toEqual(lead)
  })
})
