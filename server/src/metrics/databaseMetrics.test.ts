// The metrics of the database between two scrapes: slow counts are read less often and do not hide an outage.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../database/storage.ts'
import { openTestPglite } from '../testing/databases.ts'
import { createDatabaseMetricsReader } from './databaseMetrics.ts'

/** A query that never ends. */
const endless: object = new Proxy({}, { get: (_target, name) => (name === 'then' ? () => {} : () => endless) })

const startMs = Date.UTC(2026, 10, 26, 12)

describe('the metrics of the database', () => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openTestPglite()
  })
  afterAll(() => storage.close())

  let nowMs: number
  let clockMs: number
  /** The duration of each check and of each query of the counts. */
  let checkMs: number
  let countMs: number
  let isDown: boolean
  let isEndless: boolean
  let queries: number
  let read: ReturnType<typeof createDatabaseMetricsReader>
  beforeEach(() => {
    clockMs = 0
    nowMs = startMs
    ;[checkMs, countMs, queries, isDown, isEndless] = [0, 0, 0, false, false]
    const database = new Proxy(storage.database, {
      get: (target, name) => {
        if (name === 'select') {
          queries += 1
          clockMs += countMs
          if (isEndless) return () => endless
        }
        const own: unknown = Reflect.get(target, name)
        return own
      },
    })
    const check = async (): Promise<void> => {
      clockMs += checkMs
      if (isDown) throw new Error('The database does not answer')
    }
    const readMs = () => clockMs
    read = createDatabaseMetricsReader({ ...storage, database, check }, () => new Date(nowMs), readMs)
  })

  it('are read every ten seconds, and less often when their queries are slow', async () => {
    countMs = 1000
    expect(await read()).toMatchObject({ isUp: true, counts: { leads: [], outbox: [] } })
    const ofOneReading = queries
    for (let second = 10; second < 60; second += 10) {
      nowMs += 10_000
      await read()
    }
    expect(queries).toBe(ofOneReading)
    nowMs += 10_000
    await read()
    expect(queries).toBe(2 * ofOneReading)
  })

  it('show an outage within ten seconds, although the counts before it were slow', async () => {
    countMs = 5000
    await read()
    isDown = true
    nowMs += 10_000
    expect(await read()).toEqual({ isUp: false, counts: null })
  })

  it('show the end of an outage within ten seconds, although the database did not answer its check', async () => {
    checkMs = 3000
    isDown = true
    expect(await read()).toEqual({ isUp: false, counts: null })
    isDown = false
    nowMs += 10_000
    expect(await read()).toMatchObject({ isUp: true, counts: { leads: [] } })
  })

  it('show the last counts and no outage while the counts do not end, and the next counts after a minute', async () => {
    const { counts } = await read()
    expect(counts).not.toBeNull()
    isEndless = true
    nowMs += 10_000
    expect(await read()).toEqual({ isUp: true, counts })
    isDown = true
    nowMs += 10_000
    expect(await read()).toEqual({ isUp: false, counts: null })
    isDown = false
    nowMs += 10_000
    expect(await read()).toEqual({ isUp: true, counts: null })
    isEndless = false
    nowMs += 50_000
    clockMs += 60_000
    expect(await read()).toEqual({ isUp: true, counts })
  })

  it('are shown for a minute at most while the counts do not end', async () => {
    await read()
    isEndless = true
    nowMs += 70_000
    expect(await read()).toEqual({ isUp: true, counts: null })
  })
})
