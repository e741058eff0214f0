// A load generator that sends requests at fixed times, whether or not the server has replied to the earlier ones.
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import type { Call } from './sendMany.ts'

export type Overload = {
  readonly servedPerSecond: number
  readonly servedMs: readonly number[]
  /** Latencies of the replies 429 and 503 with Retry-After. */
  readonly rejectedMs: readonly number[]
  /** Replies and errors of any other kind. */
  readonly others: number
}

type Outcome = 'served' | 'rejected' | 'other'

const classify = ({ statusCode = 0, headers }: IncomingMessage): Outcome => {
  if (statusCode >= 200 && statusCode < 300) return 'served'
  return [429, 503].includes(statusCode) && headers['retry-after'] !== undefined ? 'rejected' : 'other'
}

const send = (agent: Agent, { method, url, headers, body = '' }: Call): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request(url, { agent, method, headers }, (reply) => {
      text(reply).then(
        () => resolve(classify(reply)),
        () => resolve('other'),
      )
    })
    sent.on('error', () => resolve('other'))
    sent.end(body)
  })

/**
 * Below the 511 connections that may wait to be accepted: beyond that the system repeats the handshake after 1, 3, 7 …
 * seconds, which measures the system and not the server.
 */
const maxSockets = 500

/** The calls of this time are sent together. */
const tickMs = 5

export const sendAtRate = async (
  perSecond: number,
  seconds: number,
  buildCall: (index: number) => Call,
): Promise<Overload> => {
  const agent = new Agent({ keepAlive: true, maxSockets })
  const outcomes: { readonly outcome: Outcome; readonly ms: number; readonly at: number }[] = []
  const pending: Promise<void>[] = []
  const start = performance.now()
  const sendOne = async (index: number): Promise<void> => {
    const sentAt = performance.now()
    const outcome = await send(agent, buildCall(index))
    const now = performance.now()
    outcomes.push({ outcome, ms: now - sentAt, at: now - start })
  }
  const total = Math.round(perSecond * seconds)
  try {
    while (pending.length < total) {
      const due = Math.min(total, Math.floor(((performance.now() - start) * perSecond) / 1000))
      while (pending.length < due) pending.push(sendOne(pending.length))
      await sleep(tickMs)
    }
    await Promise.all(pending)
    const lengthMs = seconds * 1000
    const pick = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ ms }) => ms)
    return {
      servedPerSecond: outcomes.filter(({ outcome, at }) => outcome === 'served' && at <= lengthMs).length / seconds,
      servedMs: pick('served'),
      rejectedMs: pick('rejected'),
      others: pick('other').length,
    }
  } finally {
    agent.destroy()
  }
}
