// Search of leads. What an operator types is in the body of a request and never in a URL.
import type { FastifyInstance } from 'fastify'
import { html, type Html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import { type LeadSummary, personLeadLimit, searchLeads } from '../../operators/findLeads.ts'
import { parseSearchTerm, type Person } from '../../operators/person.ts'
import { withOperator, type OperatorCall } from './operatorCall.ts'
import { buildFormField, buildLeadLink, buildTable, formatTime, sendOperatorPage } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'
import { buildPersonForms } from './personForms.ts'

const buildForm = (call: OperatorCall): Html =>
  html`<form method="post" action="${operatorPaths.search}" class="row">
      ${buildFormField(call)}
      <label>
        Application number, e-mail address or phone number
        <input name="term" autocomplete="off" required maxlength="254" aria-describedby="term-help" />
      </label>
      <button>Search</button>
    </form>
    <p id="term-help" class="quiet">
      Type a phone number with its country code, such as +48. Without one it is a number of
      ${call.services.ownProduct.country.code}. Erased leads have no address and no number; only their application
      number finds them.
    </p>`

export const buildLeadTable = (call: OperatorCall, found: readonly LeadSummary[]): Html =>
  buildTable({
    name: 'Found leads',
    columns: ['Lead', 'Product', 'State', 'Status', 'Created', 'Submitted', 'Expires', 'Erased'],
    rows: found.map((lead) => [
      buildLeadLink(call, lead),
      lead.product,
      lead.state,
      lead.status,
      formatTime(lead.createdAt),
      formatTime(lead.submittedAt),
      formatTime(lead.expiresAt),
      formatTime(lead.erasedAt),
    ]),
  })

const buildPersonSection = (call: OperatorCall, person: Person): Html =>
  html`<h2>This person</h2>
    <p>
      The person’s other leads can have another address or number: search for both. Verify who asks before you give or
      erase anything (docs/operating.md).
    </p>
    ${buildPersonForms(call, person)}`

const buildResult = (call: OperatorCall, found: readonly LeadSummary[], person: Person | null): Html =>
  html`<p role="status">
      ${found.length === 0 ? 'No lead was found.' : `${found.length} found.`}
      ${found.length >= personLeadLimit ? 'There may be more.' : ''}
    </p>
    ${found.length === 0 ? html`` : buildLeadTable(call, found)}
    ${found.length === 0 || person === null ? html`` : buildPersonSection(call, person)}`

export const registerSearch = (scope: FastifyInstance, services: Services): void => {
  const send = (call: OperatorCall, result: Html, status = 200) =>
    sendOperatorPage(call, {
      path: operatorPaths.search,
      title: 'Search',
      body: html`${buildForm(call)} ${result}`,
      status,
    })

  scope.get(
    operatorPaths.search,
    withOperator(services, (call) => send(call, html``)),
  )

  scope.post(
    operatorPaths.search,
    withOperator(services, async (call) => {
      const term = parseSearchTerm((call.fields['term'] ?? '').slice(0, 254), services.ownProduct)
      if (term === null) {
        const message = 'This is no application number, e-mail address or phone number.'
        return send(call, html`<p role="alert" class="bad">${message}</p>`, 422)
      }
      const found = await searchLeads(services, call.actor, term)
      return send(call, buildResult(call, found, term.kind === 'person' ? term.person : null))
    }),
  )
}
