import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepClockOffset } from './clockOffset.ts'
import { noteServerTime, serverTime } from '../lib/serverClock.ts'
import { openStorage } from '../lib/storage.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const yearMs = 365 * 86_400_000
const dated = (offsetMs: number) => new Date(now.getTime() + offsetMs).toUTCString()
const local = () => openStorage('local', () => localStorage)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now })
  keepClockOffset(local())
})
afterEach(() => vi.useRealTimers())

describe("a device's clock", () => {
  it.each([
    [0, 0],
    [4 * 60_000, 0],
    [-4 * 60_000, 0],
    [3_600_000, 3_600_000],
    [yearMs, yearMs],
    [-yearMs, -yearMs],
  ])('beside a server that is %i ms ahead is put right by %i', (ahead, offset) => {
    noteServerTime(dated(ahead))
    expect(serverTime().getTime() - now.getTime()).toBe(offset)
    expect(localStorage.getItem('clockOffset')).toBe(offset === 0 ? null : String(offset))
  })

  it('that was set right again is believed again', () => {
    noteServerTime(dated(yearMs))
    noteServerTime(dated(0))
    expect([serverTime(), localStorage.getItem('clockOffset')]).toEqual([now, null])
  })

  it.each([null, '', 'yesterday'])('is not judged by %j', (header) => {
    noteServerTime(header)
    expect(serverTime()).toEqual(now)
  })
})

describe('what an earlier visit knew', () => {
  it('counts from the start', () => {
    localStorage.setItem('clockOffset', String(yearMs))
    keepClockOffset(local())
    expect(serverTime().getTime()).toBe(now.getTime() + yearMs)
  })

  it.each(['junk', '[]', '1e300', '-Infinity', '{"__proto__":1}', '9007199254740991'])(
    'as %s counts for nothing',
    (text) => {
      localStorage.setItem('clockOffset', text)
      keepClockOffset(local())
      expect(serverTime()).toEqual(now)
    },
  )
})
