import { describe, expect, it } from 'vitest'
import { addDays, parseIsoDate, requireIsoDate, subtractYears, toFirstOfMonth } from './calendar.ts'

describe('a calendar date', () => {
  it.each(['2026-11-20T10:00:00Z', '20.11.2026', '2026-11', ''])('is not %j', (text) => {
    expect(parseIsoDate(text)).toBeNull()
    expect(() => requireIsoDate(text)).toThrow(RangeError)
  })
  it('moves over the end of a month and of a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(toFirstOfMonth('2026-12-31')).toBe('2026-12-01')
  })
  it('remains a date below the year 0', () => {
    expect(subtractYears('0001-01-01', 18)).toBe('0000-01-01')
  })
})
