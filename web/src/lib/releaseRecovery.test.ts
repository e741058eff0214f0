import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTransferredStorage } from './transferredStorage.ts'
import { createPendingWrites } from './flush.ts'
import { LoadError } from './loadFailure.ts'
import { createReleaseRecovery } from './releaseRecovery.ts'
import { openStorage } from './storage.ts'

const missingFile = new LoadError('./ReviewPage-1.js', 'gone')
const reload = vi.fn<() => void>()
let mayReload = true
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const openBoth = (open: { readonly session: () => Storage; readonly local: () => Storage }) => {
  const storages = { session: openStorage('session', open.session), local: openStorage('local', open.local) }
  const pendingWrites = createPendingWrites()
  const recovery = createReleaseRecovery(pendingWrites)
  recovery.enable(storages)
  return { ...storages, ...pendingWrites, ...recovery }
}
const openBrowser = () => openBoth({ session: () => sessionStorage, local: () => localStorage })

beforeEach(() => {
  window.earlyPage = {
    readAnswers: () => ({}),
    removeStoredAnswers: () => undefined,
    restoreFocus: () => undefined,
    claimReload: () => mayReload,
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
    const { session, onFlush, recover } = openBrowser()
    const order: string[] = []
    onFlush(() => order.push(`stored ${session.write('dynamicPages', 'x')}`))
    onFlush(() => order.push('form read'))
    reload.mockImplementation(() => order.push('reloaded'))
    expect(recover(missingFile)).toBe(true)
    expect(order).toEqual(['form read', 'stored true', 'reloaded'])
  })

  it('marks the page as outdated instead of a second reload within the limit', () => {
    const { recover, isOutdated } = openBrowser()
    mayReload = false
    expect([recover(missingFile), isOutdated(), reload.mock.calls.length]).toEqual([false, true, 0])
  })

  it('reloads the page at the next navigation when background work found it', () => {
    const { defer, recoverIfDue } = openBrowser()
    defer(missingFile)
    expect(reload).not.toHaveBeenCalled()
    expect([recoverIfDue(), reload.mock.calls.length]).toEqual([true, 1])
  })

  it.each([new LoadError('./a.js', 'offline'), new LoadError('./a.js', 'failed'), new TypeError('import')])(
    'differs from any other failure: %s',
    (reason) => {
      const { recover, isOutdated } = openBrowser()
      expect([recover(reason), isOutdated(), reload.mock.calls.length]).toEqual([false, false, 0])
    },
  )
})

describe('denied storage', () => {
  it('prevents the reload; continuing carries every answer to the new release, once', () => {
    const {
      session,
      recover,
      isOutdated,
      reload: reloadOnPress,
    } = openBoth({
      session: denied,
      local: denied,
    })
    session.write('dynamicPages', '{"drafts":1}')
    expect([recover(missingFile), isOutdated(), reload.mock.calls.length]).toEqual([false, true, 0])
    reloadOnPress()
    expect(reload).toHaveBeenCalledTimes(1)
    const transferred = readTransferredStorage()
    const next = openStorage('session', denied, transferred.session)
    expect(next.read('dynamicPages')).toBe('{"drafts":1}')
    expect(readTransferredStorage()).toEqual({ session: {}, local: {} })
    expect(history.state).toMatchObject({ own: 1 })
  })

  it('prevents the reload at the applicant’s request when the answers cannot be transferred', () => {
    const { reload: reloadOnPress } = openBoth({ session: denied, local: denied })
    vi.spyOn(history, 'replaceState').mockImplementation(denied)
    reloadOnPress()
    expect(reload).not.toHaveBeenCalled()
  })
})
