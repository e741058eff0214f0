// Sends e-mails by SMTP. A connection per message: the outbox limits how many there are at the same time.
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { SmtpSettings, SmtpTls } from '../../config/messageVariables.ts'
import { GatewayError } from '../../ports/gatewayError.ts'
import type { EmailMessage, MessageGateway } from '../../ports/messageGateway.ts'

/** Shorter than the limit of an attempt of the outbox. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Of a connection that begins without TLS. */
const tlsOptions: Readonly<Record<SmtpTls, { readonly requireTLS?: true; readonly ignoreTLS?: true }>> = {
  required: { requireTLS: true },
  optional: {},
  off: { ignoreTLS: true },
}

const errorSchema = v.object({
  code: v.optional(v.string(), 'unknown'),
  originalCode: v.optional(v.string()),
  command: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
  permanent: v.optional(v.boolean(), false),
})

/** The commands whose rejection is about this message. Others are about connection, credentials or sender. */
const messageCommands: readonly string[] = ['RCPT TO', 'DATA']

/** The rejection of the sender, which all messages share, unless this message is too large (RFC 1870). */
const isSizeRejection = (command: string, code: number): boolean => command === 'MAIL FROM' && code === 552

/** It closes the connection (RFC 5321 section 3.8) or requires credentials (RFC 4954): it accepts no message now. */
const connectionCodes: readonly number[] = [421, 530]

/** nodemailer found the message itself invalid, such as an address with a line break. */
const invalidCodes: readonly string[] = ['EENVELOPE', 'EMESSAGE']

/** The messages of nodemailer's errors contain addresses, so only their codes are used. */
const toGatewayError = (error: unknown): GatewayError => {
  const parsed = v.safeParse(errorSchema, error)
  if (!parsed.success) return new GatewayError('unreachable', 'unknown')
  const { code, originalCode, command, responseCode, permanent } = parsed.output
  if (responseCode === undefined) {
    return invalidCodes.includes(code)
      ? new GatewayError('permanent', code)
      : new GatewayError('unreachable', originalCode ?? code)
  }
  const isAboutMessage = messageCommands.includes(command) || isSizeRejection(command, responseCode)
  if (!isAboutMessage || connectionCodes.includes(responseCode))
    return new GatewayError('unreachable', String(responseCode))
  return new GatewayError(permanent ? 'permanent' : 'temporary', String(responseCode))
}

export const createSmtpGateway = ({
  host,
  port,
  isSecure,
  tls,
  credentials,
  from,
}: SmtpSettings): MessageGateway<EmailMessage> => {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && tlsOptions[tls]),
    ...(credentials !== null && { auth: { user: credentials.user, pass: credentials.password } }),
    ...timeoutsMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    send: async ({ key, sender, recipient, subject, text, html, attachments, headers }, signal) => {
      try {
        await transport.sendMail({
          signal,
          messageId: `<${key}@${domain}>`,
          from: { name: sender, address: from },
          // As an object, because a text could name several recipients.
          to: { name: '', address: recipient },
          subject,
          text,
          ...(html !== '' && { html }),
          attachments: attachments.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content,
          })),
          // RFC 3834: programs send no automatic reply to the message.
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        })
      } catch (error) {
        throw toGatewayError(error)
      }
    },
  }
}
