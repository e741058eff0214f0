// The sandbox's page of open leads: the state of each, its previous steps, and a form that sets it to any state.
// Registered only outside production. Of an applicant it shows only an initial and a masked number. The resume link of
// the newest e-mail opens the application.
import { parseApplicationNumber } from '@loan/domain/lead/applicationNumber'
import { isAfterOffer, getRoute, type StateName, states, stateNames } from '@loan/domain/states'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { isOwnOrigin, registerFormParser } from '../http/formBody.ts'
import { html, type Html } from '../http/html.ts'
import { sendToolPage } from '../http/toolPage.ts'
import { readMessages } from '../messages/outbox.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import type { Services } from '../http/services.ts'
import { maskNumber } from '../leads/status/buildStatus.ts'
import type { LenderLogEntry } from '../lender-journeys/journey.ts'
import { type Lead, lockLead, readOpenLeads } from '../leads/lead.ts'
import { findApplicationNumber } from '../leads/products.ts'
import { applyDueTransitions } from '../leads/transitions/applyEvents.ts'
import { canSetState, forceLeadState } from '../leads/actions/forceLeadState.ts'
import { taggedStates } from '../sandbox/scenarios.ts'

const leadsPath = '/sandbox/leads'
const maxLeads = 50

const targetStates = stateNames.filter((state) => state === 'NONE' || taggedStates.includes(state))

/** A missing parameter, or a repeated one, counts as empty. An empty one filters nothing. */
const filterSchema = v.object({ product: v.fallback(v.string(), ''), number: v.fallback(v.string(), '') })
type Filter = v.InferOutput<typeof filterSchema>
const formSchema = v.object({ leadId: v.pipe(v.string(), v.uuid()), state: v.picklist(targetStates) })

/** Formats the applicant as `A. +48 ••• 678`; empty for a lead without answers. */
const describePerson = ({ application: { personalDetails, contactDetails } }: Lead): string => {
  const initial = Array.from(personalDetails?.firstName ?? '')[0]
  const number = contactDetails?.phoneNumber
  return [
    ...(initial === undefined ? [] : [`${initial}.`]),
    ...(number === undefined ? [] : [maskNumber(number)]),
  ].join(' ')
}

const describeEntry = ({ kind, lender, at }: LenderLogEntry): string =>
  `${at.slice(11, 19)} ${kind}${lender === undefined ? '' : `: ${lender}`}`

/** Shows the last entry, and all entries when it is opened. */
const buildLog = (steps: readonly LenderLogEntry[]): Html => {
  const last = steps.at(-1)
  if (last === undefined) return html`<p class="quiet">Not sent to lenders</p>`
  return html`<details>
    <summary>${describeEntry(last)}</summary>
    <ol>
      ${steps.map((entry) => html`<li>${describeEntry(entry)}</li>`)}
    </ol>
  </details>`
}

const buildOption = (value: string, selected: string): Html =>
  value === selected
    ? html`<option value="${value}" selected>${value}</option>`
    : html`<option value="${value}">${value}</option>`

const buildStateForm = ({ id, state }: Lead, number: string): Html =>
  html`<form method="post" action="${leadsPath}" class="row">
    <input type="hidden" name="leadId" value="${id}" />
    <select name="state" aria-label="State of ${number}">
      ${targetStates.map((targetState) => buildOption(targetState, state))}
    </select>
    <button>Set the state<span class="hidden"> of ${number}</span></button>
  </form>`

/** The colour repeats what the name of the state says. */
const resolveTone = (state: StateName): string => {
  if (state === 'ACCEPTED') return 'good'
  return state === 'REJECTED' ? 'bad' : 'wait'
}

/** The resume link of the newest e-mail opens the application with the rights of the applicant. */
const findResumeLink = async ({ storage, secretKey, now }: Services, leadId: string): Promise<string | null> => {
  const messages = await readMessages(storage.database, secretKey, { leadId, now: now() })
  return messages.findLast(({ payload }) => payload.includes('/continue/'))?.payload ?? null
}

const buildLeadRow = async (services: Services, lead: Lead): Promise<Html> => {
  const { id, product, state, status, revision, journey } = lead
  const route = getRoute(state)
  const resumeLink = await findResumeLink(services, id)
  // The database may have leads of a product that this server does not serve.
  const number = findApplicationNumber(services, lead) ?? id
  return html`<li id="lead-${id}">
    <div>
      <h2>${product} <code>${number}</code></h2>
      <p>${describePerson(lead)}</p>
      <p class="quiet">${status}, ${isAfterOffer(state) ? 'after' : 'before'} the offer, revision ${revision}</p>
    </div>
    <div>
      <p>
        <span class="state ${resolveTone(state)}">${state} (${states[state].code})</span>
        <a href="${resolvePagePath(services.config, product)}${route}">${route}</a>
      </p>
      ${buildLog(journey?.steps ?? [])}
    </div>
    <div>
      ${resumeLink === null ? html`` : html`<p><a href="${resumeLink}">Open as this applicant</a></p>`}
      ${buildStateForm(lead, number)}
    </div>
  </li>`
}

const buildFilter = (ids: readonly string[], { product, number }: Filter): Html =>
  html`<form method="get" action="${leadsPath}" class="row">
    <label
      >Product
      <select name="product">
        <option value="">All products</option>
        ${ids.map((id) => buildOption(id, product))}
      </select></label
    >
    <label>Application number <input name="number" value="${number}" /></label>
    <button>Show</button>
  </form>`

/** The open leads of the filter, the latest first. None for an invalid application number. */
const findOpenLeads = async ({ storage, now }: Services, { product, number }: Filter): Promise<readonly Lead[]> => {
  const latest = { now: now(), limit: maxLeads, ...(product !== '' && { product }) }
  if (number.trim() === '') return readOpenLeads(storage.database, latest)
  const ids = parseApplicationNumber(number)
  return ids === null ? [] : readOpenLeads(storage.database, { ...latest, ids })
}

const buildOverview = async (services: Services, filter: Filter): Promise<Html> => {
  const { products } = services
  const open = await findOpenLeads(services, filter)
  const rows = await Promise.all(open.map((lead) => buildLeadRow(services, lead)))
  return html`<p>
      The ${maxLeads} leads with the latest changes; the list updates every few seconds. A lead that is set to a state
      starts again in the scenario of the state (docs/sandbox.md); its page shows the new state after its next poll, or
      after a reload. <a href="/sandbox">Sent messages</a> has the codes.
    </p>
    ${buildFilter(
      products.map(({ id }) => id),
      filter,
    )}
    <ul class="list" data-live>
      ${rows.length === 0 ? html`<li id="none">No open lead.</li>` : rows}
    </ul>`
}

/**
 * Applies due transitions first. Throws `not-found` for an unknown, erased or expired lead, and for a state that cannot
 * be set.
 */
const setLeadState = (services: Services, leadId: string, state: StateName): Promise<Lead> =>
  inTransaction(services.storage, async (database) => {
    const leadTransaction = { services, database, now: services.now() }
    const lead = await lockLead(database, leadId)
    if (lead === null || lead.erasedAt !== null || lead.expiresAt <= leadTransaction.now) throw buildNotFoundError()
    if (!canSetState(services.lenders, state)) throw buildNotFoundError()
    return forceLeadState(leadTransaction, await applyDueTransitions(leadTransaction, lead), state)
  })

export const registerSandboxLeads = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    registerFormParser(scope)

    scope.get(leadsPath, async (request, reply) => {
      const filter = v.parse(filterSchema, request.query)
      return sendToolPage(reply, { path: leadsPath, title: 'Open leads', body: await buildOverview(services, filter) })
    })

    scope.post(leadsPath, async (request, reply) => {
      const form = v.safeParse(formSchema, request.body)
      if (!form.success || !isOwnOrigin(request.headers.origin, request.host)) throw buildNotFoundError()
      const { id } = await setLeadState(services, form.output.leadId, form.output.state)
      return reply.header('cache-control', 'no-store').redirect(`${leadsPath}#lead-${id}`, 303)
    })
  })
}
