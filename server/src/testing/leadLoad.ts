// Clients that create leads at once, as a load for tests in which the database fails. For tests only.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createLead } from '@loan/domain/contract/lead'
import { expect } from 'vitest'
import { anna } from './personas.ts'
import type { TestServer } from './testServer.ts'

export type LeadLoad = {
  /** Ids of the leads whose creation was confirmed. */
  readonly acknowledged: readonly string[]
  /** Number of replies per status. */
  readonly replies: ReadonlyMap<number, number>
  /** Waits until that many more leads are created. */
  readonly waitForCreates: (count: number) => Promise<void>
  /** Ends the clients. Throws when a reply was neither 200 nor 503. */
  readonly stop: () => Promise<void>
}

/** `before`: leads of an earlier load, to which this one adds its own. */
export const startLeadLoad = (server: TestServer, clientCount: number, before: readonly string[] = []): LeadLoad => {
  const body = { product: anna.product.id, ...anna.answers }
  const stopping = new AbortController()
  const acknowledged = [...before]
  const replies = new Map<number, number>()
  const clients = Array.from({ length: clientCount }, async () => {
    while (!stopping.signal.aborted) {
      const { status, reply, headers } = await server.call(createLead, { body, key: randomUUID() })
      replies.set(status, (replies.get(status) ?? 0) + 1)
      if (reply !== null) acknowledged.push(reply.id)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      await pause(5)
    }
  })
  return {
    acknowledged,
    replies,
    waitForCreates: async (count) => {
      const goal = acknowledged.length + count
      await expect.poll(() => acknowledged.length, { timeout: 10_000, interval: 20 }).toBeGreaterThan(goal)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(clients)
      expect([...replies.keys()].filter((status) => ![200, 503].includes(status))).toEqual([])
    },
  }
}
