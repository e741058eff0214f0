// The health of lenders in the last hour and day: responses, times, and failures.
import type { lenderLogKinds } from '@loan/domain/contract/statusFields'
import type { FastifyInstance } from 'fastify'
import { html, type Html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import { journeyLimit, type LenderResponseCounts, readLenderResponseCounts } from '../../operators/lenderHealth.ts'
import { withOperator, type OperatorCall } from './operatorCall.ts'
import { buildTable, sendOperatorPage } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'

type EntryKind = (typeof lenderLogKinds)[number]

/** The columns in their order; entries that name no lender have none. */
const columns: readonly (readonly [kind: EntryKind, label: string])[] = [
  ['asking', 'Requests'],
  ['needs-answer', 'Steps and offers'],
  ['declined', 'Declined'],
  ['agreed', 'Agreed'],
  ['changed', 'Changed'],
  ['withdrew', 'Withdrew'],
  ['no-answer', 'No answer'],
  ['skipped', 'Failed'],
]

const failures: readonly string[] = ['no-answer', 'skipped'] satisfies readonly EntryKind[]
const responses: readonly string[] = ['needs-answer', 'declined', 'agreed'] satisfies readonly EntryKind[]

type Period = 'hour' | 'day'

const sum = (counts: readonly LenderResponseCounts[], kinds: readonly string[], period: Period): number =>
  counts.filter(({ kind }) => kinds.includes(kind)).reduce((total, row) => total + row[period], 0)

/** The longest of the medians of the responses' kinds; a dash without a response. */
const formatMedianSeconds = (counts: readonly LenderResponseCounts[]): string => {
  const times = counts.flatMap(({ kind, seconds }) => (responses.includes(kind) && seconds !== null ? [seconds] : []))
  return times.length === 0 ? '–' : `${Math.max(...times).toFixed(1)} s`
}

const formatFailureRate = (counts: readonly LenderResponseCounts[], period: Period): Html => {
  const requests = sum(counts, ['asking'], period)
  const failed = sum(counts, failures, period)
  const percent = requests === 0 ? 0 : Math.round((failed / requests) * 100)
  return failed === 0 ? html`0 %` : html`<span class="state bad">${percent} %</span>`
}

const buildPeriod = (all: readonly LenderResponseCounts[], period: Period, name: string): Html =>
  html`<h2>${name}</h2>
    ${buildTable({
      name,
      columns: ['Lender', ...columns.map(([, label]) => label), 'Failures'],
      rows: [...new Set(all.filter((row) => row[period] > 0).map(({ lender }) => lender))].map((lender) => {
        const counts = all.filter((row) => row.lender === lender)
        return [lender, ...columns.map(([kind]) => sum(counts, [kind], period)), formatFailureRate(counts, period)]
      }),
    })}`

const buildBreakers = ({ services }: OperatorCall): Html =>
  buildTable({
    name: 'Circuit breakers of this server',
    columns: ['Kind', 'State'],
    rows: [...services.metrics.readPaused()].map(([kind, isPaused]) => [
      kind,
      isPaused ? html`<span class="state bad">paused</span>` : 'closed',
    ]),
  })

const buildBody = async (call: OperatorCall): Promise<Html> => {
  const all = await readLenderResponseCounts(call.services.storage.database, call.actor.now)
  return html`<p>
      From the journeys of the ${journeyLimit} leads with the latest changes, without erased ones. The metrics have
      longer periods (docs/observing.md).
    </p>
    ${buildPeriod(all, 'hour', 'Last hour')} ${buildPeriod(all, 'day', 'Last 24 hours')}
    <h2>Median time to the first answer</h2>
    <p>In the last 24 hours. The slowest kind of answer counts.</p>
    ${buildTable({
      name: 'Median time to the first answer',
      columns: ['Lender', 'Time'],
      rows: [...new Set(all.map(({ lender }) => lender))].map((lender) => [
        lender,
        formatMedianSeconds(all.filter((row) => row.lender === lender)),
      ]),
    })}
    <h2>Circuit breakers</h2>
    <p>Of this server only. Another server shows its own, and the metric loan_outbox_paused those of all servers.</p>
    ${buildBreakers(call)}`
}

export const registerLendersPage = (scope: FastifyInstance, services: Services): void => {
  scope.get(
    operatorPaths.lenders,
    withOperator(services, async (call) =>
      sendOperatorPage(call, { path: operatorPaths.lenders, title: 'Lenders', body: await buildBody(call) }),
    ),
  )
}
