// A table of outbox requests with the forms that send one again or drop it.
import { html, type Html } from '../../http/html.ts'
import { canDrop, canRetry, type OutboxCommand, type OutboxRequestState } from '../../operators/outboxState.ts'
import type { OperatorCall } from './operatorCall.ts'
import { buildFormField, buildTable, formatAge, formatTime } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'

const labels: Readonly<Record<OutboxCommand, string>> = { retry: 'Send again', drop: 'Drop' }

const buildCommand = (call: OperatorCall, id: number, command: OutboxCommand): Html =>
  html`<form method="post" action="${operatorPaths.outbox}">
    ${buildFormField(call)}
    <input type="hidden" name="id" value="${id}" />
    <button name="command" value="${command}" aria-label="${labels[command]}: request ${id}">${labels[command]}</button>
  </form>`

/** The colour repeats what the status says. */
const tones: Readonly<Record<OutboxRequestState['status'], string>> = {
  pending: 'wait',
  sent: 'good',
  delivered: 'good',
  bounced: 'bad',
  failed: 'bad',
  dropped: 'quiet',
}

type Request = OutboxRequestState & {
  /** The name of the lead; absent on the page of the lead. */
  readonly lead?: Html
}

export const buildRequestTable = (call: OperatorCall, name: string, requests: readonly Request[]): Html => {
  const { now } = call.actor
  const hasLeads = requests.some(({ lead }) => lead !== undefined)
  return buildTable({
    name,
    columns: [
      'Request',
      ...(hasLeads ? ['Lead'] : []),
      'Kind',
      'Status',
      'Code',
      'Commands',
      'Attempts',
      'Created',
      'Age',
      'Sent',
      'Reported',
      'Content',
    ],
    rows: requests.map((request) => [
      request.id,
      ...(hasLeads ? [request.lead ?? ''] : []),
      request.kind,
      html`<span class="state ${tones[request.status]}">${request.status}</span>`,
      request.outcomeCode ?? '–',
      html`${canRetry(request, now) ? buildCommand(call, request.id, 'retry') : html``}
      ${canDrop(request, now) ? buildCommand(call, request.id, 'drop') : html``}`,
      request.attempts,
      formatTime(request.createdAt),
      formatAge(request.createdAt, now),
      formatTime(request.sentAt),
      formatTime(request.reportedAt),
      request.hasContent ? `until ${formatTime(request.expiresAt)}` : 'cleared',
    ]),
  })
}
