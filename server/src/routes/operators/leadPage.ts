// The record of one lead: what happened and when, without the values of answers.
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { html, type Html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import { endAccess } from '../../operators/endAccess.ts'
import { type LeadRecord, maskPerson, viewLead } from '../../operators/leadRecord.ts'
import { isWithheld } from '../../leads/verification/verification.ts'
import { withOperator, type OperatorCall } from './operatorCall.ts'
import { describeWait } from './overviewPage.ts'
import {
  buildFormField,
  buildDescriptionList,
  buildTable,
  formatAge,
  formatLeadName,
  formatTime,
  sendNotFoundPage,
  sendOperatorPage,
} from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'
import { buildActionTable } from './actionTable.ts'
import { buildPersonForms } from './personForms.ts'
import { buildRequestTable } from './requestTable.ts'
import { buildReview } from './reviews.ts'

const paramsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) })

const buildSummary = ({ actor: { now } }: OperatorCall, { lead, offers, passwordAt, remindedAt }: LeadRecord): Html =>
  buildDescriptionList([
    ['Product', lead.product],
    ['State', `${lead.state} (${lead.status})`],
    ['Waits for', describeWait(lead, now)],
    ['Last change', `${formatTime(lead.updatedAt)} (${formatAge(lead.updatedAt, now)} ago)`],
    ['Next transition', formatTime(lead.dueAt)],
    ['Created', formatTime(lead.createdAt)],
    ['Submitted', `${formatTime(lead.submittedAt)}, attempts: ${lead.submitTries}`],
    ['Expires', formatTime(lead.expiresAt)],
    ['Erased', formatTime(lead.erasedAt)],
    ['Revision', lead.revision],
    ['Offers', offers],
    ['Password set', formatTime(passwordAt)],
    ['Reminded', formatTime(remindedAt)],
    ['Id', html`<code>${lead.id}</code>`],
  ])

const buildVerification = ({ verification, signings }: LeadRecord): Html =>
  html`${
    verification === null
      ? html`<p class="quiet">No code was sent.</p>`
      : buildDescriptionList([
          ['Verified', formatTime(verification.verifiedAt)],
          ['Code sent', isWithheld(verification) ? 'no, a limit was reached' : formatTime(verification.sentAt)],
          ['Tries left', verification.triesLeft],
          ['Resends left', verification.resendsLeft],
          ['Changes left', verification.changesLeft],
        ])
  }
  ${
    signings.length === 0
      ? html``
      : buildTable({
          name: 'Signatures',
          columns: ['Offer', 'Code sent', 'Signed', 'Language'],
          rows: signings.map(({ offerId, sentAt, signedAt, locale }) => [
            offerId,
            formatTime(sentAt),
            formatTime(signedAt),
            locale,
          ]),
        })
  }`

const buildConsents = ({ consents }: LeadRecord): Html =>
  buildTable({
    name: 'Consents',
    columns: ['Given', 'Text', 'Version', 'Locale', 'Lender', 'Time', 'Hash of the text'],
    rows: consents.map(({ given, key, version, locale, lender, at, textHash }) => [
      given,
      key,
      version,
      locale,
      lender === '' ? '–' : lender,
      formatTime(at),
      html`<code>${textHash.slice(0, 12)}</code>`,
    ]),
  })

const buildDeviceTable = ({ devices, links }: LeadRecord): Html =>
  buildTable({
    name: 'Devices and links',
    columns: ['What', 'Since', 'Until', 'Revoked'],
    rows: [
      ...devices.map(({ createdAt }) => ['device', formatTime(createdAt), '–', '–']),
      ...links.map(({ kind, createdAt, expiresAt, revokedAt }) => [
        `link by ${kind}`,
        formatTime(createdAt),
        formatTime(expiresAt),
        formatTime(revokedAt),
      ]),
    ],
  })

const buildDevices = (call: OperatorCall, record: LeadRecord): Html =>
  html`${buildDeviceTable(record)}
  ${
    record.lead.erasedAt !== null
      ? html``
      : html`<form method="post" action="${operatorPaths.endAccess(record.lead.id)}">
          ${buildFormField(call)}
          <p>
            <label>
              <input type="checkbox" name="confirmed" value="yes" required /> I have verified that the applicant wants
              this.
            </label>
          </p>
          <button>End the access of all devices and links</button>
        </form>`
  }`

const buildPersons = (call: OperatorCall, { persons }: LeadRecord): Html => {
  const named = Object.values(persons)
  return named.length === 0
    ? html`<p class="quiet">The lead names no address and no number.</p>`
    : html`<p>All leads with the same address, or with the same number:</p>
        ${named.map(
          (person) =>
            html`<h3>${maskPerson(person)}</h3>
              ${buildPersonForms(call, person)}`,
        )}`
}

const buildBody = (call: OperatorCall, record: LeadRecord): Html =>
  html`${buildSummary(call, record)} ${buildReview(call, record)}
    <h2>Journey</h2>
    ${
      record.steps === null
        ? html`<p class="bad">The stored journey is invalid. The log of the server names the error.</p>`
        : buildTable({
            name: 'Journey',
            columns: ['Time', 'Step', 'Lender'],
            rows: record.steps.map(({ at, kind, lender }) => [at.slice(0, 19).replace('T', ' '), kind, lender ?? '–']),
          })
    }
    <h2>Messages and other requests</h2>
    ${buildRequestTable(
      call,
      'Messages and other requests',
      record.requests.map(({ sealed, ...request }) => ({ ...request, hasContent: sealed !== null })),
    )}
    <h2>Consents</h2>
    ${buildConsents(record)}
    <h2>Mobile number</h2>
    ${buildVerification(record)}
    <h2>Devices and links</h2>
    ${buildDevices(call, record)}
    <h2>Uploads</h2>
    ${buildTable({
      name: 'Uploads',
      columns: ['Side', 'Type', 'Bytes', 'Time'],
      rows: record.uploads.map(({ side, mimeType, bytes, at }) => [side, mimeType, bytes, formatTime(at)]),
    })}
    <h2>Answers</h2>
    <details>
      <summary>Names of the ${record.answerPaths.length} answers, without their values</summary>
      <ul>
        ${record.answerPaths.map((path) => html`<li><code>${path}</code></li>`)}
      </ul>
    </details>
    <h2>Person</h2>
    ${buildPersons(call, record)}
    <h2>Actions of operators</h2>
    ${buildActionTable(record.actions)}`

export const registerLeadPage = (scope: FastifyInstance, services: Services): void => {
  scope.get(
    operatorPaths.lead(':id'),
    withOperator(services, async (call) => {
      const params = v.safeParse(paramsSchema, call.request.params)
      const record = params.success ? await viewLead(services, call.actor, params.output.id) : null
      if (record === null) return sendNotFoundPage(call, 'There is no lead with this id. It may have been erased.')
      return sendOperatorPage(call, {
        path: '',
        title: `Lead ${formatLeadName(call, record.lead)}`,
        body: buildBody(call, record),
      })
    }),
  )
  scope.post(
    operatorPaths.endAccess(':id'),
    withOperator(services, async (call) => {
      const params = v.safeParse(paramsSchema, call.request.params)
      const isConfirmed = call.fields['confirmed'] === 'yes'
      const isEnded = params.success && isConfirmed && (await endAccess(services, call.actor, params.output.id))
      if (!params.success || !isEnded)
        return sendNotFoundPage(call, 'Nothing was changed. The lead may have been erased.')
      return call.reply.redirect(operatorPaths.lead(params.output.id), 303)
    }),
  )
}
