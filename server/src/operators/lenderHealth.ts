// Counts the responses of lenders in the last hour and day, from the journeys of the leads. The metrics have the same
// counts over any time; these need no other system, and are the same on every server.
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { dayMs, hourMs } from '@loan/domain/durations'
import type { Database } from '../database/storage.ts'

/** @assumed enough for a day of a busy product, and read within the time limit of a query. */
export const journeyLimit = 20_000

const countsSchema = v.object({
  rows: v.array(
    v.object({
      lender: v.string(),
      /** The kind of the entry in the lender log. */
      kind: v.string(),
      hour: v.pipe(v.unknown(), v.toNumber()),
      day: v.pipe(v.unknown(), v.toNumber()),
      /** The median time in seconds since the request to the lender; null for entries that respond to no request. */
      seconds: v.nullable(v.pipe(v.unknown(), v.toNumber())),
    }),
  ),
})

export type LenderResponseCounts = v.InferOutput<typeof countsSchema>['rows'][number]

/** Ordered by lender and kind. Erased leads are not included. */
export const readLenderResponseCounts = async (
  database: Database,
  now: Date,
): Promise<readonly LenderResponseCounts[]> => {
  const hour = new Date(now.getTime() - hourMs).toISOString()
  const day = new Date(now.getTime() - dayMs).toISOString()
  const result = await database.execute(sql`select lender, kind,
      count(*) filter (where at > ${hour}::timestamptz) as hour,
      count(*) as day,
      percentile_cont(0.5) within group (order by extract(epoch from at - previous_at)::double precision)
        filter (where previous_kind = 'asking' and kind <> 'asking') as seconds
    from (
      select step->>'lender' as lender, step->>'kind' as kind, (step->>'at')::timestamptz as at,
        lag(step->>'kind') over same_lender as previous_kind,
        lag((step->>'at')::timestamptz) over same_lender as previous_at
      from (
        select id, journey from leads
        where erased_at is null and updated_at > ${day}::timestamptz and jsonb_typeof(journey->'steps') = 'array'
        order by updated_at desc limit ${journeyLimit}
      ) recent, jsonb_array_elements(recent.journey->'steps') with ordinality as steps (step, position)
      where step->>'lender' is not null
      window same_lender as (partition by id, step->>'lender' order by position)
    ) responses
    where at > ${day}::timestamptz
    group by lender, kind
    order by lender, kind`)
  return v.parse(countsSchema, result).rows
}
