// What every country's details must hold.
import { describe, expect, it } from 'vitest'
import { monthNames as spanish } from './es.ts'
import { monthNames as polish } from './pl.ts'

describe.each(Object.entries({ PL: polish, ES: spanish }))('month names of %s', (_code, monthNames) => {
  it('names twelve months, no name for two of them', () => {
    const names = monthNames.map((list) => [...new Set(list)])
    expect(names).toHaveLength(12)
    expect(new Set(names.flat()).size).toBe(names.flat().length)
    for (const name of names.flat()) expect(name).toBe(name.toLowerCase())
  })
})
