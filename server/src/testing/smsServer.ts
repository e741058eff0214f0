// A real HTTP server on this machine that receives text messages. For tests only.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

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
  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      received.push({ headers: request.headers, body: await text(request) })
      const { status, headers = {} } = replies.shift() ?? { status: 202 }
      response.writeHead(status, { ...headers }).end('{}')
    }
    void reply()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The HTTP server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/messages`,
    received,
    replies,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
