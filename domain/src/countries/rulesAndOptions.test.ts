// Requirements on the details of every country.
import { describe, expect, it } from 'vitest'
import { countries } from './registry.ts'

describe.each(Object.values(countries))('month names of $code', ({ monthNames }) => {
  it('has twelve months and no name for two of them', () => {
    const names = monthNames.map((list) => [...new Set(list)])
    expect(names).toHaveLength(12)
    expect(new Set(names.flat()).size).toBe(names.flat().length)
    for (const name of names.flat()) expect(name).toBe(name.toLowerCase())
  })
})
