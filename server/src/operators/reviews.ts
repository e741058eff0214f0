// Reviews of a rejection by a person (GDPR, article 22), which applicants request. An operator lists them, answers each
// by e-mail, and records the answer.
import { eq, sql } from 'drizzle-orm'
import { inTransaction } from '../database/inTransaction.ts'
import { leads, openReviewCondition, reviewRequestedAt } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { recordAction } from './actionLog.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'

/** The rest follows when some of these are answered. */
const listedReviews = 100

export type OpenReview = {
  readonly id: string
  readonly product: string
  readonly requestedAt: Date
}

/** Oldest first, also of expired leads. Rows are not parsed, because a review must not be lost with an invalid row. */
export const readOpenReviews = (database: Database): Promise<readonly OpenReview[]> =>
  database
    .select({ id: leads.id, product: leads.product, requestedAt: reviewRequestedAt })
    .from(leads)
    .where(sql.raw(openReviewCondition))
    .orderBy(reviewRequestedAt, leads.id)
    .limit(listedReviews)

/**
 * Records that the review of a lead was answered, after which the retention time of its answers applies. False without
 * an open review.
 */
export const answerReview = (
  services: OperatorServices,
  { operator, clientHash, now }: Actor,
  leadId: string,
): Promise<boolean> =>
  inTransaction(services.storage, async (transaction) => {
    const answered = { reviewAnsweredAt: now.toISOString() }
    const rows = await transaction
      .update(leads)
      .set({ journey: sql`${leads.journey} || ${JSON.stringify(answered)}::jsonb` })
      .where(sql`${eq(leads.id, leadId)} and ${sql.raw(openReviewCondition)}`)
      .returning({ id: leads.id })
    const isAnswered = rows.length > 0
    const result = isAnswered ? 'done' : 'none'
    await recordAction(transaction, services, { at: now, operator, kind: 'answer-review', leadId, result, clientHash })
    return isAnswered
  })
