import { expect, it } from 'vitest'
import { buildUuid } from './uuid.ts'

// Shows spec 3.67
it('builds unique UUIDs of version 4', () => {
  const built = Array.from({ length: 200 }, buildUuid)
  for (const uuid of built)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u)
  expect(new Set(built).size).toBe(200)
})
