// Receives reports of outside systems about messages they have accepted: delivered, or bounced (docs/messages.md).
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Config } from '../config/config.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { recordReceivedCall } from '../database/receivedCalls.ts'
import { ProblemError } from '../http/problemError.ts'
import type { Services } from '../http/services.ts'
import { readSignedBody, registerSignedBodyParser } from '../http/signedCall.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import type { SharedSecrets } from '../lib/signedBody.ts'
import { recordDeliveryReport } from '../messages/deliveryReports.ts'
import { type MessageKind, messageKinds } from '../ports/messageGateway.ts'

const bodyLimitBytes = 4096

const reportSchema = v.object({
  /** Names this report. A repeated report has the same id. */
  id: v.pipe(v.string(), v.maxLength(100), v.regex(/^[!-~]+$/u)),
  /** The key of the message: `id` of a text message, the Message-ID before the @ of an e-mail. */
  message: v.pipe(v.string(), v.maxLength(36), v.uuid()),
  state: v.picklist(['delivered', 'bounced']),
  /** Short, so that no text of a mail server with an address is stored. */
  code: v.nullish(v.pipe(v.string(), v.maxLength(20), v.regex(/^[\w.-]+$/u)), null),
  at: v.pipe(
    v.string(),
    v.maxLength(40),
    v.isoTimestamp(),
    // The database stores no year 0, and no year of five digits.
    v.regex(/^2\d{3}-/u),
    // The pattern admits offsets that `Date` cannot read, such as `+01`.
    v.check((text) => !Number.isNaN(Date.parse(text))),
    v.transform((text) => new Date(text)),
  ),
})

const parseReport = (body: unknown) => {
  const parsed = v.safeParse(reportSchema, body)
  if (parsed.success) return parsed.output
  const paths = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the body').join(', ')
  throw new ProblemError('bad-request', `The report is invalid at ${paths}.`)
}

const listSecrets = ({ messages }: Pick<Config, 'messages'>): Readonly<Record<MessageKind, SharedSecrets | null>> =>
  messages.adapter === 'sandbox'
    ? { sms: null, email: null }
    : { sms: messages.sms.secrets, email: messages.emailReportSecrets }

export const registerMessageReports = (app: FastifyInstance, services: Services): void => {
  const secretsByKind = listSecrets(services.config)
  void app.register(async (scope) => {
    registerSignedBodyParser(scope, bodyLimitBytes)
    for (const kind of messageKinds) {
      const secrets = secretsByKind[kind]
      if (secrets === null) continue
      scope.post(`/messages/reports/${kind}`, { config: { limitKind: 'writes' } }, async (request, reply) => {
        const now = services.now()
        const { id, message, state, code, at } = parseReport(readSignedBody(request, secrets, now))
        await inTransaction(services.storage, async (transaction) => {
          if (!(await recordReceivedCall(transaction, { source: `messages ${kind}`, callId: id, now })))
            throw new ProblemError('conflict', 'This report was received before.')
          const reportedAt = at > now ? now : at
          const report = { key: message, state, code, at: reportedAt }
          if (!(await recordDeliveryReport(transaction, kind, report))) throw buildNotFoundError()
        })
        services.metrics.recordDeliveryReport(kind, state)
        return reply.code(204).header('cache-control', 'no-store').send()
      })
    }
  })
}
