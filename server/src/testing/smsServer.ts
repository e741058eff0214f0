// A real HTTP server on this machine that receives text messages. For tests only.
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from './listenLocally.ts'

export type ReceivedText = { readonly headers: IncomingHttpHeaders; readonly body: string }

type TextReply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

export type TestSmsServer = {
  readonly url: string
  readonly received: readonly ReceivedText[]
  /** The next replies; without one a message gets 202. */
  readonly replies: TextReply[]
  readonly close: () => Promise<void>
}

export const startSmsServer = async (): Promise<TestSmsServer> => {
  const received: ReceivedText[] = []
  const replies: TextReply[] = []
  const { origin, close } = await listenLocally((request, response) => {
    const reply = async (): Promise<void> => {
      received.push({ headers: request.headers, body: await text(request) })
      const { status, headers = {} } = replies.shift() ?? { status: 202 }
      response.writeHead(status, { ...headers }).end('{}')
    }
    void reply()
  })
  return {
    url: `${origin}/messages`,
    received,
    replies,
    close,
  }
}
