// Export and erasure of a person. An erasure first shows what it erases.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import { erasePerson } from '../../operators/erasePerson.ts'
import { exportPerson } from '../../operators/exportPerson.ts'
import { personLeadLimit, searchLeads } from '../../operators/findLeads.ts'
import { decryptPerson, type Person } from '../../operators/person.ts'
import { withOperator, type OperatorCall } from './operatorCall.ts'
import { buildFormField, sendNotFoundPage, sendOperatorPage } from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'
import { buildPersonField } from './personForms.ts'
import { buildLeadTable } from './searchPage.ts'

const readPerson = ({ services, session, fields }: OperatorCall): Person | null =>
  decryptPerson({ secretKey: services.secretKey, tokenHash: session.tokenHash }, fields['person'] ?? '')

const formatLeads = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`)

const forPerson =
  (serve: (call: OperatorCall, person: Person) => Promise<FastifyReply>) =>
  async (call: OperatorCall): Promise<FastifyReply> => {
    const person = readPerson(call)
    return person === null
      ? sendNotFoundPage(call, 'This form belongs to another session. Search again.')
      : serve(call, person)
  }

const sendExport = forPerson(async (call, person) => {
  const { reply, services, actor } = call
  const exported = await exportPerson(services, actor, person)
  switch (exported.result) {
    case 'none':
      return sendNotFoundPage(call, 'No lead was found.')
    case 'rejected':
      return sendOperatorPage(call, {
        path: operatorPaths.search,
        title: 'Too many leads',
        body: html`<p>
          A file can contain fewer than ${personLeadLimit} leads. Use the database (docs/operating.md).
        </p>`,
        status: 422,
      })
    case 'done':
      return reply
        .header('content-disposition', `attachment; filename="person-${actor.now.toISOString().slice(0, 10)}.json"`)
        .type('application/json; charset=utf-8')
        .send(exported.json)
  }
})

const sendConfirmation = async (call: OperatorCall, person: Person): Promise<FastifyReply> => {
  const found = await searchLeads(call.services, call.actor, { kind: 'person', person })
  if (found.length === 0) return sendNotFoundPage(call, 'No lead was found.')
  return sendOperatorPage(call, {
    path: operatorPaths.search,
    title: 'Erase this person?',
    body: html`<p>
        This erases the answers, offers, messages, devices, links and uploads of these leads, and cannot be undone.
        Drafts are deleted completely. Of a submitted lead its row and its consents remain, without the person’s data.
        What a lender has received is not erased at the lender.
      </p>
      ${buildLeadTable(call, found)}
      <form method="post" action="${operatorPaths.erase}">
        ${buildFormField(call)} ${buildPersonField(call, person)}
        <p>
          <label><input type="checkbox" name="confirmed" value="yes" required /> I have verified the request.</label>
        </p>
        <button>Erase ${formatLeads(found.length)}</button>
      </form>
      <p><a href="${operatorPaths.search}">Back to the search</a></p>`,
  })
}

const sendErasure = forPerson(async (call, person) => {
  if (call.fields['confirmed'] !== 'yes') return sendConfirmation(call, person)
  const erased = await erasePerson(call.services, call.actor, person)
  return sendOperatorPage(call, {
    path: operatorPaths.search,
    title: 'Erased',
    body: html`<p role="status">Erased: ${formatLeads(erased)}. The log has a row for each of them.</p>
      <p><a href="${operatorPaths.search}">Back to the search</a></p>`,
  })
})

export const registerPersonRequests = (scope: FastifyInstance, services: Services): void => {
  scope.post(operatorPaths.export, withOperator(services, sendExport))
  scope.post(operatorPaths.erase, withOperator(services, sendErasure))
}
