// A real SMTP server on this machine that stores what it receives. For tests only.
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { SmtpSettings } from '../config/messageVariables.ts'
import { getPort } from './listenOnFreePort.ts'

export type ReceivedEmail = Email & { readonly envelope: { readonly from: string; readonly to: readonly string[] } }

export type TestSmtpServer = {
  readonly port: number
  readonly received: readonly ReceivedEmail[]
  /** The replies to the next recipients, as SMTP codes; without one a recipient is accepted. */
  readonly recipientCodes: number[]
  /** The same for the next senders. */
  readonly senderCodes: number[]
  readonly close: () => Promise<void>
}

const createReply = (code: number): Error =>
  Object.assign(new Error('mailbox of anna@example.com unavailable'), { responseCode: code })

const reply = (code: number | undefined, callback: (error: Error | null) => void): void =>
  callback(code === undefined ? null : createReply(code))

/** Without a port it takes any free one. */
export const startSmtpServer = async (port = 0, options: SMTPServerOptions = {}): Promise<TestSmtpServer> => {
  const received: ReceivedEmail[] = []
  const recipientCodes: number[] = []
  const senderCodes: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
