// The sandbox's page of open leads: the state of each, its previous steps, and a form that sets it to any state.
// Registered only outside production. Of an applicant it shows only an initial and a masked number.
import { isAfterOffer, getRoute, type StateName, states } from '@loan/domain/states'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { isOwnOrigin, registerFormParser } from '../http/formBody.ts'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import { notFound } from '../lib/leadError.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import type { Services } from '../http/services.ts'
import { maskNumber } from '../leads/buildStatus.ts'
import type { JourneyStep } from '../leads/journey.ts'
import { type Lead, lockLead, readOpenLeads } from '../leads/lead.ts'
import { applyDueTransitions } from '../leads/saveTransition.ts'
import { canPushInto, pushLead } from '../leads/pushLead.ts'

const leadsPath = '/sandbox/leads'
const maxLeads = 50

const isStateName = (name: string): name is StateName => Object.hasOwn(states, name)
const targetStates: readonly StateName[] = Object.keys(states).filter(isStateName).filter(canPushInto)

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

const buildStepRow = ({ kind, lender, at }: JourneyStep): Html =>
  html`<li>${at.slice(11, 19)} ${kind}${lender === undefined ? '' : `: ${lender}`}</li>`

const buildOption = (state: StateName, current: StateName): Html =>
  state === current
    ? html`<option value="${state}" selected>${state}</option>`
    : html`<option value="${state}">${state}</option>`

const buildPushForm = ({ id, state }: Lead): Html =>
  html`<form method="post" action="${leadsPath}">
    <input type="hidden" name="leadId" value="${id}" />
    <label
      >Push to
      <select name="state">
        ${targetStates.map((targetState) => buildOption(targetState, state))}
      </select></label
    >
    <button>Push</button>
  </form>`

const buildLeadRow = (lead: Lead, pagePath: string): Html => {
  const { id, product, state, status, revision, journey } = lead
  const route = getRoute(state)
  return html`<tr id="lead-${id}">
    <td>${describePerson(lead)}<br />${product}<br /><code>${id.slice(0, 8)}</code></td>
    <td>
      ${state} (${states[state].code})<br />${status}, ${isAfterOffer(state) ? 'after' : 'before'} the offer, revision
      ${revision}<br /><a href="${pagePath}${route}">${route}</a>
    </td>
    <td>
      <ol>
        ${(journey?.steps ?? []).map(buildStepRow)}
      </ol>
    </td>
    <td>${buildPushForm(lead)}</td>
  </tr>`
}

const buildOverview = async ({ storage, now, config }: Services): Promise<Html> => {
  const open = await readOpenLeads(storage.database, now(), maxLeads)
  return html`<p>
      The ${maxLeads} leads with the latest changes. A lead that is set to a state starts again in the scenario of the
      state (docs/sandbox.md); its page shows the new state after its next poll, or after a reload.
    </p>
    <p><a href="/sandbox">Sent messages</a></p>
    <table>
      <thead>
        <tr>
          <th>Lead</th>
          <th>State</th>
          <th>Path so far</th>
          <th>Push</th>
        </tr>
      </thead>
      <tbody>
        ${open.map((lead) => buildLeadRow(lead, resolvePagePath(config, lead.product)))}
      </tbody>
    </table>`
}

/** Applies due transitions first. Throws `not-found` for an unknown, erased or expired lead. */
const push = (services: Services, leadId: string, state: StateName): Promise<Lead> =>
  inTransaction(services.storage, async (database) => {
    const transitionContext = { services, database, now: services.now() }
    const lead = await lockLead(database, leadId)
    if (lead === null || lead.erasedAt !== null || lead.expiresAt <= transitionContext.now) throw notFound()
    return pushLead(transitionContext, await applyDueTransitions(transitionContext, lead), state)
  })

export const registerSandboxLeads = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    registerFormParser(scope)

    scope.get(leadsPath, async (_request, reply) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': pageSecurityPolicy,
        })
        .type('text/html; charset=utf-8')
        .send(buildPage('Open leads', await buildOverview(services))),
    )

    scope.post(leadsPath, async (request, reply) => {
      const form = v.safeParse(formSchema, request.body)
      if (!form.success || !isOwnOrigin(request.headers.origin, request.host)) throw notFound()
      const { id } = await push(services, form.output.leadId, form.output.state)
      return reply.header('cache-control', 'no-store').redirect(`${leadsPath}#lead-${id}`, 303)
    })
  })
}
