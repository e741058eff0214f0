import { describe, expect, it } from 'vitest'
import { isLeadStatus, isPositiveStatus } from './status.ts'

describe('lead statuses', () => {
  // Shows spec 4.22
  it.each([
    ['draft', true],
    ['checking', true],
    ['waiting', true],
    ['offered', true],
    ['accepted', true],
    ['redirected', true],
    ['rejected', false],
    ['withdrawn', false],
    ['expired', false],
    ['something', false],
    ['', false],
    ['toString', false],
  ])('%s is positive: %s', (status, isPositive) => {
    expect(isPositiveStatus(status)).toBe(isPositive)
  })
  it.each([5, null, undefined, 'Draft', 'constructor'])('%j is not a lead status', (status) => {
    expect(isLeadStatus(status)).toBe(false)
  })
})
