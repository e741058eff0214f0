// The time that sweeps go by: the clock of the database, as long as it has not jumped. A clock that is a month ahead for
// a minute would otherwise delete every draft and erase every lead.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from './storage.ts'

/**
 * @assumed no more than this passes between two sweeps of a server in use, weekends without it included. Longer than the
 * day a draft lives would protect no draft of the last hours; shorter would need a confirmation every Monday.
 */
const maxGapHours = 72

const clockRows = v.object({
  rows: v.tuple([
    v.object({ now: v.pipe(v.string(), v.transform(Number)), seen: v.pipe(v.string(), v.transform(Number)) }),
  ]),
})

export type TrustedTime = {
  readonly now: Date
  /** The newest time a sweep ran at. */
  readonly seen: Date
  /** False where the clock is so far ahead of `seen` that somebody has to confirm it. */
  readonly isTrusted: boolean
}

/** Reads the time and, where it can be trusted, stores it. `confirmedUntil` is the last day an operator vouches for. */
export const readTrustedTime = async (database: Database, confirmedUntil: Date | null): Promise<TrustedTime> => {
  const { rows } = v.parse(
    clockRows,
    await database.execute(sql`
      select extract(epoch from clock_timestamp())::numeric(20, 3)::text as now,
        extract(epoch from seen_at)::numeric(20, 3)::text as seen
      from sweep_clock`),
  )
  const [now, seen] = [new Date(rows[0].now * 1000), new Date(rows[0].seen * 1000)]
  const isTrusted =
    now.getTime() - seen.getTime() <= maxGapHours * 3_600_000 ||
    (confirmedUntil !== null && now.getTime() < confirmedUntil.getTime() + 24 * 3_600_000)
  if (isTrusted)
    await database.execute(sql`update sweep_clock set seen_at = greatest(seen_at, ${now.toISOString()}::timestamptz)`)
  return { now, seen, isTrusted }
}
