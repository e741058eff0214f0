// Requirements on the details of every country.
import { describe, expect, it } from 'vitest'
import { monthNames as german } from './de/rulesAndOptions.ts'
import { monthNames as spanish } from './es/rulesAndOptions.ts'
import { monthNames as philippine } from './ph/rulesAndOptions.ts'
import { monthNames as polish } from './pl/rulesAndOptions.ts'
import { monthNames as romanian } from './ro/rulesAndOptions.ts'
import { monthNames as vietnamese } from './vn/rulesAndOptions.ts'

const all = { DE: german, ES: spanish, PH: philippine, PL: polish, RO: romanian, VN: vietnamese }

describe.each(Object.entries(all))('month names of %s', (_code, monthNames) => {
  it('has twelve months and no name for two of them', () => {
    const names = monthNames.map((list) => [...new Set(list)])
    expect(names).toHaveLength(12)
    expect(new Set(names.flat()).size).toBe(names.flat().length)
    for (const name of names.flat()) expect(name).toBe(name.toLowerCase())
  })
})
