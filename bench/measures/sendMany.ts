// A load generator that sends a fixed number of requests over a fixed number of connections.
import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

export type Call = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: OutgoingHttpHeaders
  readonly body?: string
}

export type Throughput = {
  readonly perSecond: number
  /** One latency for each request. */
  readonly latenciesMs: readonly number[]
  /** Bodies of the replies, in order of arrival. */
  readonly replies: readonly string[]
}

/** Resolves with the body of the reply. Rejects where the status is not 2xx. */
const send = (agent: Agent, { method, url, headers, body = '' }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (reply) => {
      text(reply).then((content) => {
        const { statusCode = 0 } = reply
        if (statusCode >= 200 && statusCode < 300) resolve(content)
        else reject(new Error(`${method} returned ${statusCode}: ${content.slice(0, 300)}`))
      }, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

export const sendMany = async (
  connections: number,
  requests: number,
  buildCall: (index: number) => Call,
): Promise<Throughput> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latenciesMs: number[] = []
  const replies: string[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < requests) {
      const index = next
      next += 1
      const start = performance.now()
      replies.push(await send(agent, buildCall(index)))
      latenciesMs.push(performance.now() - start)
    }
  }
  const start = performance.now()
  try {
    await Promise.all(Array.from({ length: connections }, work))
    return { perSecond: (requests * 1000) / (performance.now() - start), latenciesMs, replies }
  } finally {
    agent.destroy()
  }
}
