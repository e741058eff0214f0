import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from '../lib/serverClock.ts'
import { openStorage } from '../lib/storage.ts'
import { storeClockOffset } from './clockOffset.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const yearMs = 365 * 86_400_000
const dated = (offsetMs: number) => new Date(now.getTime() + offsetMs).toUTCString()
const local = () => openStorage('local', () => localStorage)

let clock = createServerClock()

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  clock = createServerClock()
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
    storeClockOffset(local(), clock)
    clock.note(dated(ahead))
    expect(clock.now().getTime() - now.getTime()).toBe(offset)
    expect(localStorage.getItem('clockOffset')).toBe(offset === 0 ? null : String(offset))
  })

  it('has no offset after the device clock was corrected', () => {
    storeClockOffset(local(), clock)
    clock.note(dated(yearMs))
    clock.note(dated(0))
    expect([clock.now(), localStorage.getItem('clockOffset')]).toEqual([now, null])
  })

  it.each([
    ['a year forward', yearMs, 0],
    ['three days back', -3 * 86_400_000, 0],
    ['a day forward, which can be sleep', 86_400_000, 86_400_000],
  ])('is correct after the device clock is set %s while the page is open', (_name, jump, seen) => {
    storeClockOffset(local(), clock)
    clock.note(dated(3_600_000))
    vi.setSystemTime(now.getTime() + jump)
    expect(Math.round((clock.now().getTime() - now.getTime() - 3_600_000 - seen) / 1000)).toBe(0)
    clock.note(dated(3_600_000))
    expect(Math.abs(clock.now().getTime() - now.getTime() - 3_600_000)).toBeLessThan(1000)
  })

  it.each([null, '', 'yesterday'])('ignores the date header %j', (header) => {
    storeClockOffset(local(), clock)
    clock.note(header)
    expect(clock.now()).toEqual(now)
  })
})

describe('a stored offset', () => {
  it('applies from the start', () => {
    localStorage.setItem('clockOffset', String(yearMs))
    storeClockOffset(local(), clock)
    expect(clock.now().getTime()).toBe(now.getTime() + yearMs)
  })

  it('is replaced by the offset of an earlier reply', () => {
    localStorage.setItem('clockOffset', String(yearMs))
    clock.note(dated(-yearMs))
    storeClockOffset(local(), clock)
    expect(clock.now().getTime()).toBe(now.getTime() - yearMs)
    expect(localStorage.getItem('clockOffset')).toBe(String(-yearMs))
  })

  it.each(['junk', '[]', '1e300', '-Infinity', '{"__proto__":1}', '9007199254740991'])(
    'is ignored when it is %s',
    (text) => {
      localStorage.setItem('clockOffset', text)
      storeClockOffset(local(), clock)
      expect(clock.now()).toEqual(now)
    },
  )
})
