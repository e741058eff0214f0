import { specExpiry } from '@loan/domain/products/defaults'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeadHandle } from '../store/state.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { reopenStale } from './reopenStale.ts'

const hourMs = 3_600_000
const start = new Date('2026-11-20T12:00:00.000Z')
const lead: LeadHandle = {
  id: '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d',
  token: 'secret',
  revision: 4,
  leadStatus: 'draft',
  expiresAt: '2026-11-21T12:00:00.000Z',
}

let stop = () => {}
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const openPage = (change: { readonly lead?: LeadHandle; readonly progressState?: number } = {}) => {
  const app = createTestApplication()
  const applicationData = { generalPolicies: true, sessionStartedAt: start.toISOString() }
  app.store.updateLeadApplication({ applicationData, ...change })
  stop = reopenStale(app)
  return app
}
const showAfter = (hours: number, event = 'visibilitychange') => {
  vi.setSystemTime(start.getTime() + hours * hourMs)
  const target = event === 'visibilitychange' ? document : window
  target.dispatchEvent(new Event(event))
}

describe('an open page that is shown again', () => {
  it.each(['visibilitychange', 'pageshow'])('loads again after %s when its draft is stale', (event) => {
    openPage()
    showAfter(specExpiry.applicationHours - 1, event)
    expect(reload).not.toHaveBeenCalled()
    showAfter(specExpiry.applicationHours + 1, event)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('loads again when its lead has expired', () => {
    openPage({ lead: { ...lead, expiresAt: '2026-11-20T13:00:00.000Z' } })
    showAfter(2)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('stays after the application was sent', () => {
    openPage({ lead: { ...lead, leadStatus: 'waiting' }, progressState: 6 })
    showAfter(48)
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays while the device is offline', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openPage()
    showAfter(48)
    expect(reload).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    showAfter(48, 'online')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each(['visibilitychange', 'pageshow'])('loads again after %s when another tab has cleared the data', (event) => {
    const { storages } = openPage()
    storages.session.write('lastCleared', '')
    showAfter(1, event)
    expect(reload).not.toHaveBeenCalled()
    const open = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    storages.local.write('cleared', start.toISOString())
    showAfter(1, event)
    expect(open).toHaveBeenCalledWith('/')
    expect(reload).not.toHaveBeenCalled()
  })
})
