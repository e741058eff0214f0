// Sends e-mails by SMTP. A connection per message: the outbox limits how many there are at the same time.
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { SmtpSettings, SmtpTls } from '../../config/messageVariables.ts'
import { GatewayError, type GatewayFailure } from '../../ports/gatewayError.ts'
import type { EmailMessage, MessageGateway } from '../../ports/messageGateway.ts'

/** Shorter than the limit of an attempt of the outbox. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Whether a connection that begins without TLS upgrades to it. */
const tlsOptions: Readonly<Record<SmtpTls, { readonly requireTLS?: true; readonly ignoreTLS?: true }>> = {
  required: { requireTLS: true },
  optional: {},
  off: { ignoreTLS: true },
}

const errorSchema = v.object({
  code: v.optional(v.string(), 'unknown'),
  originalCode: v.optional(v.string()),
  command: v.optional(v.string(), ''),
  response: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
})

/** The commands whose permanent rejection is about this message. Others are about connection, credentials or sender. */
const messageCommands: readonly string[] = ['RCPT TO', 'DATA']

/** The rejection of the sender, which all messages share, unless this message is too large (RFC 1870). */
const isSizeRejection = (command: string, code: number): boolean => command === 'MAIL FROM' && code === 552

/** It closes the connection (RFC 5321 section 3.8) or requires credentials (RFC 4954): it accepts no message now. */
const connectionCodes: readonly number[] = [421, 530]

/**
 * Subject and detail of the codes about the sender, whose address many servers check only at RCPT TO: its syntax and
 * its system (RFC 3463), DKIM and SPF (RFC 7372), a domain that receives no e-mail (RFC 7505), and credentials.
 */
const senderCodes: readonly string[] = [
  '1.7',
  '1.8',
  '7.8',
  '7.20',
  '7.21',
  '7.22',
  '7.23',
  '7.24',
  '7.25',
  '7.26',
  '7.27',
]

/** The policy of the server (RFC 3463, X.7.0 and X.7.1): against all messages, such as denied relaying, or this one. */
const policyCodes: readonly string[] = ['7.0', '7.1']

/** Subject and detail of the enhanced status code (RFC 2034), such as `1.8`; empty without one. */
const readEnhancedCode = (response: string): string =>
  /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})(?!\S)/u.exec(response)?.[1] ?? ''

/** `code` is the SMTP code. A 5xx of another command than MAIL FROM, RCPT TO and DATA is about the connection. */
const classifyRejection = (command: string, code: number, response: string): GatewayFailure => {
  const enhanced = readEnhancedCode(response)
  if (connectionCodes.includes(code) || senderCodes.includes(enhanced)) return 'unreachable'
  if (code < 500) return messageCommands.includes(command) || command === 'MAIL FROM' ? 'temporary' : 'unreachable'
  if (!messageCommands.includes(command) && !isSizeRejection(command, code)) return 'unreachable'
  // No pause for all messages, because a recipient can have this policy.
  return command === 'RCPT TO' && policyCodes.includes(enhanced) ? 'temporary' : 'permanent'
}

/** nodemailer found the message itself invalid, such as an address with a line break. */
const invalidCodes: readonly string[] = ['EENVELOPE', 'EMESSAGE']

/** The messages of nodemailer's errors contain addresses, so only their codes are used. */
const toGatewayError = (error: unknown): GatewayError => {
  const parsed = v.safeParse(errorSchema, error)
  if (!parsed.success) return new GatewayError('unreachable', 'unknown')
  const { code, originalCode, command, response, responseCode } = parsed.output
  if (responseCode === undefined) {
    return invalidCodes.includes(code)
      ? new GatewayError('permanent', code)
      : new GatewayError('unreachable', originalCode ?? code)
  }
  return new GatewayError(classifyRejection(command, responseCode, response), String(responseCode))
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
          // An object, because a text could name several recipients.
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
