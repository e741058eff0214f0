// Sets the due time of leads that wait for their applicant at a real lender without one, as servers of older releases
// store them, so that their lender gets a notice when they expire (docs/decisions/61-leads-that-leave-a-lender.md).
import { stateNames } from '@loan/domain/states'
import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { inBatch, runBatches } from '../../database/batches.ts'
import { leadInProgressCondition, leads } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { createJourney } from '../../lender-journeys/journey.ts'
import { findPhase, isForApplicant } from '../../lender-journeys/phases.ts'

const submitted = createJourney(null, [], null)
const applicantStates = stateNames.filter((state) => isForApplicant(findPhase({ state, journey: submitted })))

/**
 * A lead that was changed after its expiry has no due time because its lender got the notice. Reads the index
 * `leads_in_progress`.
 */
const hasNoDueTime = and(
  sql.raw(leadInProgressCondition),
  isNull(leads.dueAt),
  inArray(leads.state, applicantStates),
  sql`${leads.journey}->>'reference' is not null`,
  lt(leads.updatedAt, leads.expiresAt),
)

/** Returns the number of changed leads. May run concurrently with requests and with itself. */
export const setExpiryDue = (database: Database): Promise<number> =>
  runBatches(async () => {
    const rows = await database
      .update(leads)
      .set({ dueAt: sql`${leads.expiresAt}` })
      .where(inBatch(leads, hasNoDueTime))
      .returning({ id: leads.id })
    return rows.length
  })
