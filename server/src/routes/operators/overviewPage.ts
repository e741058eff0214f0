// The first page of operators: leads by state and age, and those that wait longest.
import type { FastifyInstance } from 'fastify'
import { html, type Html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import { readCounts } from '../../metrics/databaseMetrics.ts'
import { type LeadSummary, readProgress } from '../../operators/findLeads.ts'
import { readOpenReviews } from '../../operators/reviews.ts'
import { withOperator, type OperatorCall } from './operatorCall.ts'
import { buildLeadLink, buildTable, formatAge, formatTime, sendOperatorPage } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'
import { buildReviewTable } from './reviews.ts'

/** A lead in `checking` waits for its lender, or for the page of its applicant, which applies due transitions. */
export const describeWait = ({ status, dueAt }: Pick<LeadSummary, 'status' | 'dueAt'>, now: Date): string => {
  if (status === 'checking') return dueAt !== null && dueAt <= now ? 'the applicant’s next poll' : 'the lender'
  return status === 'waiting' || status === 'offered' ? 'the applicant' : '–'
}

const buildBody = async (call: OperatorCall): Promise<Html> => {
  const { services, actor } = call
  const { now } = actor
  const { database } = services.storage
  const { states, longest } = await readProgress(database, now)
  const { leads } = await readCounts(database, now)
  return html`<h2>Reviews by a person</h2>
    <p>
      Applicants who want a person to review their rejection. Answer each within a month
      (docs/operating.md#a-review-by-a-person).
    </p>
    ${buildReviewTable(call, await readOpenReviews(database))}
    <h2>In progress</h2>
    <p>Submitted leads that have not ended or expired, by state. The age is the time since the last change.</p>
    ${buildTable({
      name: 'Leads in progress by state',
      columns: ['State', 'Waits for', 'Leads', 'Over 1 h', 'Over 24 h', 'Oldest'],
      rows: states.map(({ state, status, total, overHour, overDay, oldest }) => [
        state,
        describeWait({ status, dueAt: null }, now),
        total,
        overHour,
        overDay,
        formatAge(oldest, now),
      ]),
    })}
    <h2>Waiting longest</h2>
    ${buildTable({
      name: 'Leads that wait longest',
      columns: ['Lead', 'Product', 'State', 'Waits for', 'Since', 'Age', 'Expires'],
      rows: longest.map((lead) => [
        buildLeadLink(call, lead),
        lead.product,
        lead.state,
        describeWait(lead, now),
        formatTime(lead.updatedAt),
        formatAge(lead.updatedAt, now),
        formatTime(lead.expiresAt),
      ]),
    })}
    <h2>Changed in the last 24 hours</h2>
    <p>All leads, also drafts and leads that have ended.</p>
    ${buildTable({
      name: 'Leads of the last day by state',
      columns: ['State', 'Leads'],
      rows: leads.toSorted((one, other) => other.count - one.count).map(({ state, count }) => [state, count]),
    })}`
}

export const registerOverview = (scope: FastifyInstance, services: Services): void => {
  scope.get(
    operatorPaths.overview,
    withOperator(services, async (call) =>
      sendOperatorPage(call, { path: operatorPaths.overview, title: 'Leads', body: await buildBody(call) }),
    ),
  )
}
