// Counts requests by caller, a client network or a lead, in a fixed amount of memory: a count-min sketch with
// conservative update. A count is never too low. It is too high only when other callers share all counters of a caller.
import { createHmac, randomBytes } from 'node:crypto'
import { minuteMs } from '@loan/domain/durations'

const rowCount = 4
/** Two bytes of the hash select a column. Each counter uses 1 MiB. */
const columnCount = 65_536

export type RequestCount = {
  /** The requests of the caller in the current window, including this one. */
  readonly count: number
  readonly msLeft: number
}

export type RequestCounter = {
  /** `nowMs` is the time of a monotonic clock. */
  readonly add: (caller: string, nowMs: number) => RequestCount
}

export const createRequestCounter = (windowMs = minuteMs): RequestCounter => {
  // The key is secret, because a caller who can compute the columns can exhaust the limit of another one.
  const key = randomBytes(32)
  const cells = new Uint32Array(rowCount * columnCount)
  let windowStartMs = Number.NEGATIVE_INFINITY

  const findCells = (caller: string): readonly number[] => {
    const hash = createHmac('sha256', key).update(caller).digest()
    return Array.from({ length: rowCount }, (_none, row) => row * columnCount + hash.readUInt16LE(row * 2))
  }

  return {
    add: (caller, nowMs) => {
      if (nowMs >= windowStartMs + windowMs) {
        cells.fill(0)
        windowStartMs = nowMs
      }
      const cellIndexes = findCells(caller)
      const count = Math.min(...cellIndexes.map((cellIndex) => cells[cellIndex] ?? 0)) + 1
      for (const cellIndex of cellIndexes) cells[cellIndex] = Math.max(cells[cellIndex] ?? 0, count)
      return { count, msLeft: windowStartMs + windowMs - nowMs }
    },
  }
}
