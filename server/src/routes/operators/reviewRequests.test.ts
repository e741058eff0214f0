// A review of a rejection by a person, which an applicant requested, until an operator has answered it. On both
// engines.
import { continueLead, leadStatus } from '@loan/domain/contract/lead'
import { dayMs, hourMs } from '@loan/domain/durations'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { leads } from '../../database/schema.ts'
import { toStoredJourney } from '../../lender-journeys/journey.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import { findLead } from '../../testing/leadActions.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { operatorEnvironment, readActionRows, readRow, signInOperator } from '../../testing/operatorCalls.ts'
import { runRetentionJobs } from '../../testing/runRetentionJobs.ts'
import { readMetric, scrapeMetrics } from '../../testing/scrapeMetrics.ts'
import { submitScenario } from '../../testing/submitScenario.ts'

describe.each(engines)('a requested review on $name', ({ open }) => {
  const server = createServerFixture(open, operatorEnvironment)
  afterEach(async () => {
    await server.storage.database.delete(leads)
    // By then the metrics are read again.
    server.passMs(hourMs)
  })

  const call = ({ id, token }: LeadHandle) =>
    server.mustCall(continueLead, { params: { id }, body: { choice: 'review-by-person' }, token })
  const request = async (): Promise<LeadHandle> => {
    const owned = await submitScenario(server, 'rejected')
    await call(owned)
    return owned
  }
  const readReviews = async (): Promise<string> => {
    const { body } = await (await signInOperator(server)).get('/operators')
    return body.slice(body.indexOf('Reviews by a person'), body.indexOf('In progress'))
  }
  const readLeadPage = async (id: string): Promise<string> =>
    (await (await signInOperator(server)).get(`/operators/leads/${id}`)).body
  const answer = async (id: string, fields: Readonly<Record<string, string>> = { confirmed: 'yes' }) =>
    (await (await signInOperator(server)).post(`/operators/leads/${id}/answer-review`, fields)).statusCode

  /** Runs the cleanup this number of days after the expiry of the lead. Returns the number of erased leads. */
  const eraseAfter = async (id: string, days: number): Promise<number> => {
    const { expiresAt } = await findLead(server, id)
    const now = new Date(expiresAt.getTime() + days * dayMs)
    return (await runRetentionJobs(server.storage.database, now, 30)).erased
  }

  it('is on the first page of operators, the oldest first, also after another change of its lead', async () => {
    const first = await request()
    server.passMs(hourMs)
    const second = await request()
    const none = await submitScenario(server, 'rejected')
    await call(first)
    const reviews = await readReviews()
    expect(reviews.indexOf(first.id)).toBeGreaterThan(0)
    expect(reviews.indexOf(second.id)).toBeGreaterThan(reviews.indexOf(first.id))
    expect(reviews).not.toContain(none.id)
    expect(readRow(reviews, first.id).at(-1)).toBe('1 h')
    expect(await readLeadPage(first.id)).toContain('Review by a person')
    expect(await readLeadPage(none.id)).not.toContain('Review by a person')
  })

  it('is listed after an older release stored it without its time', async () => {
    const { id } = await request()
    const { journey } = await findLead(server, id)
    const { reviewRequestedAt: _time, ...withoutTime } = journey ?? expect.fail('no journey')
    await server.storage.database
      .update(leads)
      .set({ journey: toStoredJourney(withoutTime) })
      .where(eq(leads.id, id))
    expect(await readReviews()).toContain(id)
    expect(await readLeadPage(id)).toContain('Record the answer')
    expect(await answer(id)).toBe(303)
    expect(await readReviews()).not.toContain(id)
  })

  it('is removed by a confirmed answer of an operator, which is recorded once', async () => {
    const owned = await request()
    expect(await answer(owned.id, {})).toBe(404)
    expect(await readReviews()).toContain(owned.id)
    expect(await answer(owned.id)).toBe(303)
    expect((await readActionRows(server)).at(-1)).toMatchObject({
      kind: 'answer-review',
      operator: 'maria',
      leadId: owned.id,
      result: 'done',
    })
    expect(await readReviews()).not.toContain(owned.id)
    expect(await readLeadPage(owned.id)).not.toContain('Record the answer')
    expect(await answer(owned.id)).toBe(404)
    await call(owned)
    expect(await readReviews()).not.toContain(owned.id)
    const { rejection } = await server.mustCall(leadStatus, { params: { id: owned.id }, token: owned.token })
    expect(rejection?.reviewRequested).toBe(true)
  })

  it('is in the metrics with the time since the oldest request', async () => {
    const { id } = await request()
    server.passMs(2 * hourMs)
    const open = await scrapeMetrics(server)
    expect([readMetric(open, 'loan_reviews_open', {}), readMetric(open, 'loan_review_oldest_seconds', {})]).toEqual([
      1, 7200,
    ])
    await answer(id)
    server.passMs(hourMs)
    const answered = await scrapeMetrics(server)
    expect([
      readMetric(answered, 'loan_reviews_open', {}),
      readMetric(answered, 'loan_review_oldest_seconds', {}),
    ]).toEqual([0, 0])
  })

  it('is retained with the answers until an operator has answered it', async () => {
    const { id } = await request()
    expect(await eraseAfter(id, 30 + 89)).toBe(0)
    expect(await readReviews()).toContain(id)
    await answer(id)
    expect(await eraseAfter(id, 31)).toBe(1)
    expect(await findLead(server, id)).toMatchObject({ journey: null, application: {} })
  })

  it('is erased 90 days later without an answer', async () => {
    const { id } = await request()
    expect(await eraseAfter(id, 30 + 91)).toBe(1)
    expect(await readReviews()).not.toContain(id)
  })

  it('can be answered where the rest of the journey cannot be read', async () => {
    const { id } = await request()
    await server.storage.database
      .update(leads)
      .set({ journey: { reviewRequested: true, reviewRequestedAt: server.now().toISOString() } })
      .where(eq(leads.id, id))
    expect(await readLeadPage(id)).toContain('Record the answer')
    expect(await answer(id)).toBe(303)
    expect(await readReviews()).not.toContain(id)
  })
})
