// The loop that ends the waits at lenders while the database is down.
import { describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailableError } from './database/unavailable.ts'
import { createServerFixture } from './testing/createServerFixture.ts'
import { openTestPglite } from './testing/databases.ts'
import { startDueLeads } from './dueLeads.ts'

/** The loop repeats every second. */
const withinMs = 10_000

describe('the waits for lenders', () => {
  const server = createServerFixture(openTestPglite)

  it('log an outage of the database once, and its end', async () => {
    const stopping = new AbortController()
    const select = vi.spyOn(server.storage.database, 'select')
    const failTries = 3
    for (let tries = 0; tries < failTries; tries += 1) {
      select.mockImplementationOnce(() => {
        throw new DatabaseUnavailableError('The database is unavailable')
      })
    }
    startDueLeads({ ...server.services, stopping: stopping.signal })
    const countLines = (text: string): number => server.logged().split(text).length - 1
    await expect.poll(() => countLines('the waits for lenders have the database again'), { timeout: withinMs }).toBe(1)
    stopping.abort()
    expect(select.mock.calls.length).toBeGreaterThan(failTries)
    expect(countLines('the waits for lenders need the database')).toBe(1)
    select.mockRestore()
  })
})
