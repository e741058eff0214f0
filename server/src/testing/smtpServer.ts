// A real SMTP server on this machine that stores what it receives. For tests only.
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { SmtpSettings } from '../config/messageVariables.ts'
import type { EmailMessage } from '../ports/messageGateway.ts'
import { getPort } from './listenOnFreePort.ts'

export type ReceivedEmail = Email & { readonly envelope: { readonly from: string; readonly to: readonly string[] } }

export type TestSmtpServer = {
  readonly port: number
  readonly received: readonly ReceivedEmail[]
  /** The replies to the next recipients; without one a recipient is accepted. */
  readonly recipientCodes: ReplyCode[]
  /** The same for the next senders. */
  readonly senderCodes: ReplyCode[]
  readonly close: () => Promise<void>
}

/** An SMTP code, also with an enhanced status code, such as `550 5.7.1`. */
type ReplyCode = number | string

const createReply = (reply: ReplyCode): Error => {
  const [code, ...enhanced] = String(reply).split(' ')
  const text = [...enhanced, 'mailbox of anna@example.com unavailable'].join(' ')
  return Object.assign(new Error(text), { responseCode: Number(code) })
}

const reply = (code: ReplyCode | undefined, callback: (error: Error | null) => void): void =>
  callback(code === undefined ? null : createReply(code))

/** Without a port it takes any free one. */
export const startSmtpServer = async (port = 0, options: SMTPServerOptions = {}): Promise<TestSmtpServer> => {
  const received: ReceivedEmail[] = []
  const recipientCodes: ReplyCode[] = []
  const senderCodes: ReplyCode[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    ...options,
    onMailFrom: (_address, _session, callback) => reply(senderCodes.shift(), callback),
    onRcptTo: (_address, _session, callback) => reply(recipientCodes.shift(), callback),
    onData: (stream, { envelope }, callback) => {
      const receive = async (): Promise<void> => {
        const email = await PostalMime.parse(await buffer(stream))
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ ...email, envelope: { from, to: envelope.rcptTo.map(({ address }) => address) } })
        callback()
      }
      void receive()
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: getPort(server.server),
    received,
    recipientCodes,
    senderCodes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

export const buildSmtpSettings = (port: number): SmtpSettings => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  tls: 'off',
  credentials: null,
  from: 'loans@brand.example',
})

export const testEmail: EmailMessage = {
  key: 'k',
  sender: 'Brand',
  recipient: 'anna@example.com',
  subject: 'Subject',
  text: 'text',
  html: '',
  attachments: [],
  headers: {},
}
