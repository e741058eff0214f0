// The position of a lead at its lenders. A message about an offer or a step has it, and is sent only while the lead is
// still there.
import { and, eq, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { leads } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'

export const leadPositionSchema = v.object({
  state: v.string(),
  /** The number of actions of the applicant so far. */
  revision: v.number(),
  /** The number of the request that the lender has answered. */
  exchange: v.number(),
  /** The index of the lender in the plan; absent in messages that older releases wrote. */
  lenderIndex: v.exactOptional(v.number()),
})

export type LeadPosition = v.InferOutput<typeof leadPositionSchema>

/** False also for a lead that was erased. */
export const isAtPosition = async (
  database: Database,
  leadId: string,
  { state, revision, exchange, lenderIndex }: LeadPosition,
): Promise<boolean> => {
  const rows = await database
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.id, leadId),
        eq(leads.state, state),
        eq(leads.revision, revision),
        isNull(leads.erasedAt),
        sql`${leads.journey}->>'asksDone' = ${String(exchange)}`,
        lenderIndex === undefined ? undefined : sql`${leads.journey}->>'place' = ${String(lenderIndex)}`,
      ),
    )
  return rows.length > 0
}
