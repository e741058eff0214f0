import { describe, expect, it } from 'vitest'
import { formatApplicationNumber, parseApplicationNumber } from './applicationNumber.ts'

const id = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d'
const range = { first: '0b7a3f5e-6d1c-0000-0000-000000000000', last: '0b7a3f5e-6d1c-ffff-ffff-ffffffffffff' }

describe('the number of an application', () => {
  it('is short enough to read out', () => {
    expect(formatApplicationNumber('PL', id)).toBe('PL-0B7A-3F5E-6D1C')
  })

  it.each(['PL-0B7A-3F5E-6D1C', 'pl 0b7a 3f5e 6d1c', '0B7A3F5E6D1C', ' 0b7a-3f5e-6d1c '])('%j is found', (text) => {
    expect(parseApplicationNumber(text)).toEqual(range)
  })

  it('of a country whose code has hexadecimal digits is found', () => {
    expect(parseApplicationNumber('DE-0B7A-3F5E-6D1C')).toEqual(range)
  })

  it.each(['', 'PL', 'PL-0B7A-3F5E', 'PL-0B7A-3F5E-6D1G', id])('%j is another text', (text) => {
    expect(parseApplicationNumber(text)).toBeNull()
  })
})
