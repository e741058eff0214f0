import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeCarriedStorage } from './carriedStorage.ts'
import { onFlush } from './flush.ts'
import { LoadError } from './loadFailure.ts'
import {
  continueWithNewRelease,
  followReleases,
  noteGone,
  readOutdated,
  recoverFromGone,
  recoverIfDue,
} from './newRelease.ts'
import { openStorage } from './storage.ts'

const gone = new LoadError('./ReviewPage-1.js', 'gone')
const reload = vi.fn<() => void>()
let mayReload = true
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const openBoth = (open: { readonly session: () => Storage; readonly local: () => Storage }) => {
  const storages = { session: openStorage('session', open.session), local: openStorage('local', open.local) }
  followReleases(storages)
  return storages
}
const openBrowser = () => openBoth({ session: () => sessionStorage, local: () => localStorage })

beforeEach(() => {
  window.earlyPage = {
    readAnswers: () => ({}),
    removeStoredAnswers: () => undefined,
    restoreFocus: () => undefined,
    takeReload: () => mayReload,
    failStart: () => undefined,
  }
  reload.mockClear()
  mayReload = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState({ own: 1 }, '')
})
afterEach(() => {
  delete window.earlyPage
  vi.restoreAllMocks()
})

describe('a file that a release has deleted', () => {
  it('reloads the page after all pending writes, the form before the store', () => {
    const { session } = openBrowser()
    const order: string[] = []
    const stops = [
      onFlush(() => order.push(`stored ${session.write('dynamicPages', 'x')}`)),
      onFlush(() => order.push('form read')),
    ]
    reload.mockImplementation(() => order.push('reloaded'))
    expect(recoverFromGone(gone)).toBe(true)
    expect(order).toEqual(['form read', 'stored true', 'reloaded'])
    for (const stop of stops) stop()
  })

  it('marks the page as outdated instead of a second reload within the limit', () => {
    openBrowser()
    mayReload = false
    expect([recoverFromGone(gone), readOutdated(), reload.mock.calls.length]).toEqual([false, true, 0])
  })

  it('reloads the page at the next navigation when background work found it', () => {
    openBrowser()
    noteGone(gone)
    expect(reload).not.toHaveBeenCalled()
    expect([recoverIfDue(), reload.mock.calls.length]).toEqual([true, 1])
  })

  it.each([new LoadError('./a.js', 'offline'), new LoadError('./a.js', 'failed'), new TypeError('import')])(
    'differs from any other failure: %s',
    (reason) => {
      openBrowser()
      expect([recoverFromGone(reason), readOutdated(), reload.mock.calls.length]).toEqual([false, false, 0])
    },
  )
})

describe('denied storage', () => {
  it('prevents the reload; continuing carries every answer to the new release, once', () => {
    const { session } = openBoth({ session: denied, local: denied })
    session.write('dynamicPages', '{"drafts":1}')
    expect([recoverFromGone(gone), readOutdated(), reload.mock.calls.length]).toEqual([false, true, 0])
    continueWithNewRelease()
    expect(reload).toHaveBeenCalledTimes(1)
    const carried = takeCarriedStorage()
    const next = openStorage('session', denied, carried.session)
    expect(next.read('dynamicPages')).toBe('{"drafts":1}')
    expect(takeCarriedStorage()).toEqual({ session: {}, local: {} })
    expect(history.state).toMatchObject({ own: 1 })
  })

  it('prevents the reload at the applicant’s request when the answers cannot be carried', () => {
    openBoth({ session: denied, local: denied })
    vi.spyOn(history, 'replaceState').mockImplementation(denied)
    continueWithNewRelease()
    expect(reload).not.toHaveBeenCalled()
  })
})
