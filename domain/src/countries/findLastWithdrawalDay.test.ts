import { describe, expect, it } from 'vitest'
import { country as colombia } from './co/country.ts'
import { country as philippines } from './ph/country.ts'
import { country as poland } from './pl/country.ts'
import { country as spain } from './es/country.ts'
import { findLastWithdrawalDay } from './findLastWithdrawalDay.ts'

describe('the last day to withdraw', () => {
  it.each([
    ['2026-11-20T11:30:00.000Z', 14, '2026-12-04'],
    // The day of the signature is the day in the country.
    ['2026-11-20T23:30:00.000Z', 14, '2026-12-05'],
    ['2026-12-25T11:30:00.000Z', 30, '2027-01-24'],
  ])('after a signature at %s within %i days is %s', (signedAt, days, expected) => {
    expect(findLastWithdrawalDay(poland, days, signedAt)).toBe(expected)
    expect(findLastWithdrawalDay(spain, days, signedAt)).toBe(expected)
  })

  it('is not known where the law counts working days, and does not exist without a right to withdraw', () => {
    expect(findLastWithdrawalDay(colombia, 5, '2026-11-20T11:30:00.000Z')).toBeNull()
    expect(findLastWithdrawalDay(philippines, 0, '2026-11-20T11:30:00.000Z')).toBeNull()
    expect(findLastWithdrawalDay(poland, 0, '2026-11-20T11:30:00.000Z')).toBeNull()
  })
})
