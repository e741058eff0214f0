// The clock of a server follows the clock of its database, whatever the server's own clock and however slow a reply is.
import { describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { createDatabaseClock } from './databaseClock.ts'

const start = Date.parse('2026-03-02T10:00:00Z')

/** A server whose monotonic clock and database clock pass together, and differ from the real time by hours. */
const createFakes = () => {
  let elapsedMs = 500
  let databaseMs = start
  const passMs = (ms: number): void => {
    elapsedMs += ms
    databaseMs += ms
  }
  return {
    clock: createDatabaseClock(() => elapsedMs),
    passMs,
    /** Sets the clock of the database, as a failover to another machine does. */
    jumpMs: (ms: number): void => {
      databaseMs += ms
    },
    /** The database reads its clock between two delays. */
    readAfter: (beforeMs: number, afterMs: number) => async () => {
      passMs(beforeMs)
      const read = new Date(databaseMs)
      passMs(afterMs)
      return read
    },
    readErrorMs: (clock: { readonly now: () => Date }) => clock.now().getTime() - databaseMs,
  }
}

describe('the clock of a server', () => {
  it('is that of the process before the database is asked', () => {
    const { clock } = createFakes()
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000)
  })

  it('is that of the database after it, and counts on without asking again', async () => {
    const { clock, passMs, readAfter, readErrorMs } = createFakes()
    await clock.synchronize(readAfter(2, 2))
    expect(readErrorMs(clock)).toBe(0)
    passMs(hourMs)
    expect(readErrorMs(clock)).toBe(0)
  })

  it('keeps the time of a fast reply when a later reply is slow', async () => {
    const { clock, readAfter, readErrorMs } = createFakes()
    await clock.synchronize(readAfter(1, 1))
    await clock.synchronize(readAfter(2000, 0))
    await clock.synchronize(readAfter(0, 2000))
    expect(readErrorMs(clock)).toBe(0)
  })

  it('is off by half of a slow first reply at most, until a fast one corrects it', async () => {
    const { clock, readAfter, readErrorMs } = createFakes()
    await clock.synchronize(readAfter(2000, 0))
    expect(Math.abs(readErrorMs(clock))).toBe(1000)
    await clock.synchronize(readAfter(1, 1))
    expect(Math.abs(readErrorMs(clock))).toBeLessThanOrEqual(1)
  })

  it.each([hourMs, -hourMs])('follows the clock of another database server after a failover: %d ms', async (ms) => {
    const { clock, jumpMs, readAfter, readErrorMs } = createFakes()
    await clock.synchronize(readAfter(1, 1))
    jumpMs(ms)
    await clock.synchronize(readAfter(1, 1))
    expect(Math.abs(readErrorMs(clock))).toBeLessThanOrEqual(1)
  })

  it('stays as it is when the database does not reply', async () => {
    const { clock, passMs, readAfter, readErrorMs } = createFakes()
    await clock.synchronize(readAfter(1, 1))
    passMs(hourMs)
    await expect(clock.synchronize(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(readErrorMs(clock)).toBe(0)
  })
})
