// The outbox: its depth, its results, and the requests that were not delivered.
import type { FastifyInstance } from 'fastify'
import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { leads } from '../../database/schema.ts'
import { html, type Html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import {
  runOutboxCommand,
  type CommandResult,
  outboxCommands,
  type OutboxOverview,
  type OutboxRequestState,
  readOutboxOverview,
  readUndelivered,
  undeliveredPageSize,
} from '../../operators/outboxState.ts'
import { withOperator, type OperatorCall } from './operatorCall.ts'
import { buildLeadLink, buildTable, formatAge, formatTime, sendOperatorPage } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'
import { parseBefore, rowIdSchema } from './rowIds.ts'
import { buildRequestTable } from './requestTable.ts'

/** A dash for a kind that this server does not send. */
const formatBreaker = (isPaused: boolean | undefined): Html | string =>
  isPaused === true ? html`<span class="state bad">paused</span>` : isPaused === false ? 'closed' : '–'

const buildWaiting = ({ services, actor: { now } }: OperatorCall, { waiting }: OutboxOverview): Html => {
  const paused = services.metrics.readPaused()
  const kinds = [...new Set([...paused.keys(), ...waiting.map(({ kind }) => kind)])].toSorted()
  return buildTable({
    name: 'Waiting requests by kind',
    columns: ['Kind', 'Waiting', 'Oldest', 'Next attempt', 'Circuit breaker of this server'],
    rows: kinds.map((kind) => {
      const figures = waiting.find((row) => row.kind === kind)
      return [
        kind,
        figures?.total ?? 0,
        formatAge(figures?.oldestAt ?? null, now),
        formatTime(figures?.nextAt ?? null),
        formatBreaker(paused.get(kind)),
      ]
    }),
  })
}

const addLeads = async (call: OperatorCall, requests: readonly OutboxRequestState[]) => {
  if (requests.length === 0) return []
  const rows = await call.services.storage.database
    .select({ id: leads.id, product: leads.product })
    .from(leads)
    .where(inArray(leads.id, [...new Set(requests.map(({ leadId }) => leadId))]))
  return requests.map((request) => {
    const lead = rows.find(({ id }) => id === request.leadId)
    return { ...request, lead: lead === undefined ? html`–` : buildLeadLink(call, lead) }
  })
}

const buildBody = async (call: OperatorCall, before: number | null): Promise<Html> => {
  const { storage } = call.services
  const figures = await readOutboxOverview(storage.database, call.actor.now)
  const undelivered = await readUndelivered(storage.database, before)
  const last = undelivered.at(-1)
  return html`<h2>Waiting</h2>
    ${buildWaiting(call, figures)}
    <h2>Created in the last 24 hours</h2>
    ${buildTable({
      name: 'Requests of the last day by kind and status',
      columns: ['Kind', 'Status', 'Last code', 'Requests'],
      rows: figures.recent.map(({ kind, status, code, total }) => [kind, status, code ?? '–', total]),
    })}
    <h2>Failed, bounced or repeated</h2>
    <p>
      Sending again uses the same idempotency key. A bounced message cannot be sent again: its address is wrong, and the
      applicant has to correct it. docs/messages.md explains the codes.
    </p>
    ${buildRequestTable(call, 'Requests that were not delivered', await addLeads(call, undelivered))}
    ${last === undefined || undelivered.length < undeliveredPageSize ? html`` : html`<p><a href="${operatorPaths.outbox}?before=${last.id}">Older requests</a></p>`}`
}

const formSchema = v.object({
  id: rowIdSchema,
  command: v.picklist(outboxCommands),
})

const failures: Readonly<
  Record<Exclude<CommandResult, 'done'>, { readonly status: number; readonly message: string }>
> = {
  none: { status: 404, message: 'There is no such request. Its lead may have been erased.' },
  rejected: {
    status: 409,
    message: 'The state of the request has changed: it was sent, its content is gone, or a server sends it now.',
  },
}

export const registerOutboxPage = (scope: FastifyInstance, services: Services): void => {
  scope.get(
    operatorPaths.outbox,
    withOperator(services, async (call) =>
      sendOperatorPage(call, {
        path: operatorPaths.outbox,
        title: 'Outbox',
        body: await buildBody(call, parseBefore(call.request.query)),
      }),
    ),
  )

  scope.post(
    operatorPaths.outbox,
    withOperator(services, async (call) => {
      const form = v.safeParse(formSchema, call.fields)
      const result = form.success ? await runOutboxCommand(services, call.actor, form.output) : 'none'
      if (result === 'done') return call.reply.redirect(operatorPaths.outbox, 303)
      const { status, message } = failures[result]
      return sendOperatorPage(call, {
        path: operatorPaths.outbox,
        title: 'Nothing was changed',
        body: html`<p role="alert" class="bad">${message}</p>
          <p><a href="${operatorPaths.outbox}">Outbox</a></p>`,
        status,
      })
    }),
  )
}
