// The time that cleanup jobs use: the database's clock, unless it jumped. Otherwise a clock that is a month ahead for a
// minute would delete every draft and erase every lead.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { dayMs, hourMs } from '@loan/domain/durations'
import type { Database } from './storage.ts'

/**
 * @assumed the cleanup jobs of a server in use run at least this often, even if it is off at weekends. A shorter limit
 * would need a confirmation every Monday. A smaller jump can delete drafts too early, because they expire in a day.
 */
const maxGapHours = 72

const clockRows = v.object({
  rows: v.tuple([
    v.object({ now: v.pipe(v.string(), v.transform(Number)), seen: v.pipe(v.string(), v.transform(Number)) }),
  ]),
})

export type TrustedTime = {
  readonly now: Date
  /** The latest time at which a cleanup job ran. */
  readonly seen: Date
  /** False when the clock is so far ahead of `seen` that an operator has to confirm it. */
  readonly isTrusted: boolean
}

/** Reads the time and stores it when it is trusted. `confirmedUntil` is the last day that an operator confirmed. */
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
    now.getTime() - seen.getTime() <= maxGapHours * hourMs ||
    (confirmedUntil !== null && now.getTime() < confirmedUntil.getTime() + dayMs)
  if (isTrusted)
    await database.execute(sql`update sweep_clock set seen_at = greatest(seen_at, ${now.toISOString()}::timestamptz)`)
  return { now, seen, isTrusted }
}
