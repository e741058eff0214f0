import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../lib/storage.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const yearMs = 365 * 86_400_000
const dated = (offsetMs: number) => new Date(now.getTime() + offsetMs).toUTCString()
const local = () => openStorage('local', () => localStorage)

/** Imports fresh modules, because the offset is module state. */
const open = async () => {
  vi.resetModules()
  return { ...(await import('../lib/serverClock.ts')), ...(await import('./clockOffset.ts')) }
}
let page: Awaited<ReturnType<typeof open>>

beforeEach(async () => {
  localStorage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  page = await open()
})
afterEach(() => vi.useRealTimers())

describe('the server time', () => {
  it.each([
    [0, 0],
    [4 * 60_000, 0],
    [-4 * 60_000, 0],
    [3_600_000, 3_600_000],
    [yearMs, yearMs],
    [-yearMs, -yearMs],
  ])('of a server that is %i ms ahead has the offset %i', (ahead, offset) => {
    page.keepClockOffset(local())
    page.noteServerTime(dated(ahead))
    expect(page.serverTime().getTime() - now.getTime()).toBe(offset)
    expect(localStorage.getItem('clockOffset')).toBe(offset === 0 ? null : String(offset))
  })

  it('has no offset after the device clock was corrected', () => {
    page.keepClockOffset(local())
    page.noteServerTime(dated(yearMs))
    page.noteServerTime(dated(0))
    expect([page.serverTime(), localStorage.getItem('clockOffset')]).toEqual([now, null])
  })

  it.each([
    ['a year forward', yearMs, 0],
    ['three days back', -3 * 86_400_000, 0],
    ['a day forward, which can be sleep', 86_400_000, 86_400_000],
  ])('is correct after the device clock is set %s while the page is open', (_name, jump, seen) => {
    page.keepClockOffset(local())
    page.noteServerTime(dated(3_600_000))
    vi.setSystemTime(now.getTime() + jump)
    expect(Math.round((page.serverTime().getTime() - now.getTime() - 3_600_000 - seen) / 1000)).toBe(0)
    page.noteServerTime(dated(3_600_000))
    expect(Math.abs(page.serverTime().getTime() - now.getTime() - 3_600_000)).toBeLessThan(1000)
  })

  it.each([null, '', 'yesterday'])('ignores the date header %j', (header) => {
    page.keepClockOffset(local())
    page.noteServerTime(header)
    expect(page.serverTime()).toEqual(now)
  })
})

describe('a stored offset', () => {
  it('applies from the start', () => {
    localStorage.setItem('clockOffset', String(yearMs))
    page.keepClockOffset(local())
    expect(page.serverTime().getTime()).toBe(now.getTime() + yearMs)
  })

  it('is replaced by the offset of an earlier reply', () => {
    localStorage.setItem('clockOffset', String(yearMs))
    page.noteServerTime(dated(-yearMs))
    page.keepClockOffset(local())
    expect(page.serverTime().getTime()).toBe(now.getTime() - yearMs)
    expect(localStorage.getItem('clockOffset')).toBe(String(-yearMs))
  })

  it.each(['junk', '[]', '1e300', '-Infinity', '{"__proto__":1}', '9007199254740991'])(
    'is ignored when it is %s',
    (text) => {
      localStorage.setItem('clockOffset', text)
      page.keepClockOffset(local())
      expect(page.serverTime()).toEqual(now)
    },
  )
})
