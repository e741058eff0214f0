import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage, type Storage } from '../lib/storage.ts'
import { createApplicationStore } from './applicationStore.ts'
import {
  allowByNotice,
  type ConsentOwner,
  allPurposes,
  isAllowed,
  noPurposes,
  readConsent,
  subscribeToConsent,
  writeConsent,
} from './consent.ts'

const now = new Date('2026-11-20T10:00:00Z')
let local: Storage
let application: ConsentOwner

beforeEach(() => {
  localStorage.clear()
  local = openStorage('local', () => localStorage)
  application = { store: createApplicationStore(), storages: { local } }
  vi.useFakeTimers({ now })
})
afterEach(() => vi.useRealTimers())

describe('the tracking consent', () => {
  it('is null at first and allows nothing', () => {
    expect(readConsent(local)).toBeNull()
    expect(isAllowed(application, 'advertising')).toBe(false)
  })

  it('is stored with its version and time', () => {
    writeConsent(local, { ...noPurposes, analytics: true }, now)
    expect(readConsent(local)).toEqual({
      advertising: false,
      analytics: true,
      recording: false,
      version: '2026-11-20',
      at: '2026-11-20T10:00:00.000Z',
    })
    expect([isAllowed(application, 'analytics'), isAllowed(application, 'recording')]).toEqual([true, false])
  })

  it('expires after a year', () => {
    writeConsent(local, allPurposes, now)
    expect(readConsent(local, new Date('2027-11-20T10:00:00Z'))).not.toBeNull()
    expect(readConsent(local, new Date('2027-11-20T10:00:01Z'))).toBeNull()
  })

  it.each([
    ['junk', '{{'],
    ['a list', '[true]'],
    ['text for a flag', '{"advertising":"yes"}'],
    ['another version', JSON.stringify({ ...allPurposes, version: '2020-01-01', at: now.toISOString() })],
    ['an invalid time', JSON.stringify({ ...allPurposes, version: '2026-11-20', at: 'soon' })],
    ['a prototype', '{"__proto__":{"advertising":true}}'],
  ])('is null when %s is stored', (_what, text) => {
    localStorage.setItem('trackingConsent', text)
    expect(readConsent(local)).toBeNull()
    expect(isAllowed(application, 'advertising')).toBe(false)
  })

  it('notifies subscribers until they unsubscribe', () => {
    const heard: boolean[] = []
    const stop = subscribeToConsent(() => heard.push(isAllowed(application, 'advertising')))
    writeConsent(local, allPurposes, now)
    writeConsent(local, noPurposes, now)
    stop()
    writeConsent(local, allPurposes, now)
    expect(heard).toEqual([true, false])
  })

  it('notifies subscribers of a change in another tab', () => {
    const call = vi.fn<() => void>()
    const stop = subscribeToConsent(call)
    window.dispatchEvent(new StorageEvent('storage', { key: 'trackingConsent' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    stop()
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('is stored in memory when storage is blocked', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const blocked = openStorage('local', () => {
      throw new DOMException('blocked', 'SecurityError')
    })
    writeConsent(blocked, allPurposes, now)
    expect(isAllowed({ ...application, storages: { local: blocked } }, 'recording')).toBe(true)
  })

  it('is implied once a sufficient notice is visible, until the applicant rejects', () => {
    const heard = vi.fn<() => void>()
    const stop = subscribeToConsent(heard)
    expect(isAllowed(application, 'analytics')).toBe(false)
    allowByNotice(application)
    allowByNotice(application)
    expect([isAllowed(application, 'analytics'), heard.mock.calls.length]).toEqual([true, 1])
    expect(readConsent(local)).toBeNull()
    writeConsent(local, noPurposes, now)
    expect(isAllowed(application, 'analytics')).toBe(false)
    stop()
  })
})
