// Writes of several clients to the servers of a cluster, and the comparison of the acknowledged writes with the
// database.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LeadProblemError } from '@loan/domain/client/callErrors'
import { createLeadClient, type LeadClient } from '@loan/domain/client/leadClient'
import { getErrorCode } from '../../server/src/lib/getErrorCode.ts'
import { readLeadAmounts } from '../../server/src/testing/postgresDatabases.ts'

export type StoredLead = Awaited<ReturnType<typeof readLeadAmounts>>[number]

export const createClient = (origin: string): LeadClient =>
  createLeadClient({
    baseUrl: `${origin}/api`,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }),
  })

type LoadOptions = {
  readonly origin: string
  readonly productId: string
  readonly clients: number
}

export type WriteLoad = {
  /** Resolves when the clients have acknowledged this many writes since now. Rejects when a write failed. */
  readonly waitForWrites: (count: number) => Promise<void>
  /** The number of attempts that failed, by status or network error. Each was repeated with its key. */
  readonly countFailures: () => Readonly<Record<string, number>>
  /** Ends after the running writes. Rejects when a write failed 20 times. */
  readonly stop: () => Promise<WriteResult>
}

export type WriteResult = {
  readonly writes: number
  /** The leads as the replies to their last writes describe them. */
  readonly acknowledged: readonly StoredLead[]
  /** Acknowledged writes whose revision does not follow the revision of the lead's write before. */
  readonly outOfOrder: number
}

/** The status, or the code of the network error. */
const describeFailure = (error: unknown): string => {
  if (error instanceof LeadProblemError) return String(error.problem.status)
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return getErrorCode(cause) || String(cause)
}

const updatesPerLead = 3
const maxAttempts = 20
const retryMs = 100
/** Six clients stay below the limits of nginx for one address. */
const betweenWritesMs = 80

/**
 * Each client creates leads and updates each one, one write after another, and repeats failed ones as the page does.
 */
export const startWriteLoad = ({ origin, productId, clients }: LoadOptions): WriteLoad => {
  const client = createClient(origin)
  const failures: Record<string, number> = {}
  const acknowledged: StoredLead[] = []
  let waiting: readonly { readonly at: number; readonly resolve: () => void }[] = []
  let writes = 0
  let outOfOrder = 0
  const stopping = new AbortController()

  const write = async <T>(send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const key = randomUUID()
    await pause(betweenWritesMs)
    for (let attempt = 1; ; attempt += 1) {
      try {
        const reply = await send(key)
        writes += 1
        const reached = waiting.filter(({ at }) => writes >= at)
        waiting = waiting.filter(({ at }) => writes < at)
        for (const { resolve } of reached) resolve()
        return reply
      } catch (error) {
        const reason = describeFailure(error)
        failures[reason] = (failures[reason] ?? 0) + 1
        if (attempt === maxAttempts) throw error
        await pause(retryMs)
      }
    }
  }

  const writeLead = async (amount: number): Promise<void> => {
    const body = { product: productId, amount }
    const { id, token, revision } = await write((idempotencyKey) => client.call('createLead', { body, idempotencyKey }))
    let stored = { id, revision, amount }
    for (let update = 1; update <= updatesPerLead; update += 1) {
      const updated = { product: productId, id, revision: stored.revision, amount: amount + 100 * update }
      const reply = await write((idempotencyKey) => client.call('updateLead', { body: updated, token, idempotencyKey }))
      if (reply.revision !== stored.revision + 1) outOfOrder += 1
      stored = { id, revision: reply.revision, amount: updated.amount }
    }
    acknowledged.push(stored)
  }

  const work = Promise.all(
    Array.from({ length: clients }, async (_none, index) => {
      while (!stopping.signal.aborted) await writeLead(1000 + 100 * index)
    }),
  )
  // `stop` and `waitForWrites` report the failure.
  work.catch(() => {})

  return {
    waitForWrites: (count) => {
      const reached = new Promise<void>((resolve) => {
        waiting = [...waiting, { at: writes + count, resolve }]
      })
      return Promise.race([reached, work.then(() => {})])
    },
    countFailures: () => ({ ...failures }),
    stop: async () => {
      stopping.abort()
      await work
      return { writes, acknowledged, outOfOrder }
    },
  }
}

export type Differences = { readonly lost: number; readonly doubled: number; readonly changed: number }

/**
 * Lost: acknowledged leads that the database does not have. Doubled: leads of the database that no client got. Changed:
 * leads with another revision or amount than the reply to their last write. `existing` has the ids of earlier leads.
 */
export const compareWithDatabase = async (
  databaseUrl: string,
  { acknowledged }: WriteResult,
  existing: readonly StoredLead[] = [],
): Promise<Differences> => {
  const earlier = new Set(existing.map(({ id }) => id))
  const stored = (await readLeadAmounts(databaseUrl)).filter(({ id }) => !earlier.has(id))
  const acknowledgedIds = new Set(acknowledged.map(({ id }) => id))
  const byId = new Map(stored.map((lead) => [lead.id, lead]))
  const found = acknowledged.map((lead) => ({ lead, row: byId.get(lead.id) }))
  const isChanged = ({ lead, row }: (typeof found)[number]) =>
    row !== undefined && (row.revision !== lead.revision || row.amount !== lead.amount)
  return {
    lost: found.filter(({ row }) => row === undefined).length,
    doubled: stored.filter(({ id }) => !acknowledgedIds.has(id)).length,
    changed: found.filter(isChanged).length,
  }
}
