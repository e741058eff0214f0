// Sends requests at fixed times, whether or not the server has replied to the earlier ones.
import { setTimeout as sleep } from 'node:timers/promises'
import type { RawClient, RawReply } from './rawClient.ts'
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

const classify = (reply: RawReply | null): Outcome => {
  if (reply === null) return 'other'
  if (reply.status >= 200 && reply.status < 300) return 'served'
  return [429, 503].includes(reply.status) && reply.hasRetryAfter ? 'rejected' : 'other'
}

/** The calls of this time are sent together. */
const tickMs = 5

/** A latency begins when the call is due, also where the generator sends it late or has no free connection. */
export const sendAtRate = async (
  client: RawClient,
  perSecond: number,
  seconds: number,
  buildCall: (index: number) => Call,
): Promise<Overload> => {
  const outcomes: { readonly outcome: Outcome; readonly ms: number; readonly at: number }[] = []
  const pending: Promise<void>[] = []
  const start = performance.now()
  const sendOne = async (index: number): Promise<void> => {
    const dueAt = start + (index * 1000) / perSecond
    const outcome = classify(await client.send(buildCall(index)))
    const now = performance.now()
    outcomes.push({ outcome, ms: now - dueAt, at: now - start })
  }
  const total = Math.round(perSecond * seconds)
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
}
