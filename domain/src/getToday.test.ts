import { afterEach, expect, test, vi } from 'vitest'
import { getToday } from './getToday.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Europe/Warsaw', '2026-11-22T23:30:00Z', '2026-11-23'],
  ['Europe/Warsaw', '2026-07-05T21:59:59Z', '2026-07-05'],
  ['America/Mexico_City', '2026-01-01T05:00:00Z', '2025-12-31'],
  ['Asia/Manila', '2026-02-28T16:00:00Z', '2026-03-01'],
])('returns the calendar day in %s at %s: %s', (timeZone, now, day) => {
  expect(getToday({ timeZone }, new Date(now))).toBe(day)
})

// WebKit with ICU 72 formats en-CA as month/day/year. Formatters are cached, so the time zone differs from those above.
test('does not depend on the order in which a browser formats a date', () => {
  class MonthFirst extends Intl.DateTimeFormat {
    override format = () => '11/23/2026'
  }
  vi.stubGlobal('Intl', { DateTimeFormat: MonthFirst })
  expect(getToday({ timeZone: 'Europe/Madrid' }, new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-23')
})
