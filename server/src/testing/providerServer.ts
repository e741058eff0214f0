// A provider of hand-overs on this machine: replies with outcomes to signed calls. For tests only.
import { text } from 'node:stream/consumers'
import { hasValidSignature, signatureHeader, timestampHeader } from '../lib/signedBody.ts'
import { listenLocally } from './listenLocally.ts'

type OutcomeReply = { readonly status?: number; readonly body: string }

export type TestProvider = {
  readonly origin: string
  /** The bodies of received calls with a valid signature. */
  readonly received: readonly string[]
  /** The next replies. A call without one gets 500. */
  readonly replies: OutcomeReply[]
  readonly close: () => Promise<void>
}

/** `now` is the clock of the signatures. */
export const startProvider = async (secret: string, now: () => Date): Promise<TestProvider> => {
  const received: string[] = []
  const replies: OutcomeReply[] = []
  const { origin, close } = await listenLocally((request, response) => {
    const reply = async (): Promise<void> => {
      const body = await text(request)
      const timestamp = String(request.headers[timestampHeader])
      const signature = String(request.headers[signatureHeader])
      if (!hasValidSignature(secret, { timestamp, signature, body }, { now: now(), windowMs: 300_000 })) {
        response.writeHead(401).end()
        return
      }
      received.push(body)
      const next = replies.shift()
      response.writeHead(next?.status ?? (next === undefined ? 500 : 200)).end(next?.body)
    }
    void reply()
  })
  return { origin, received, replies, close }
}
