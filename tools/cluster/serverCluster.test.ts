// Two real servers behind nginx on one PostgreSQL: writes while a server is killed, replaced and drained.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LeadProblemError } from '@loan/domain/client/callErrors'
import { createLeadClient, type LeadClient } from '@loan/domain/client/leadClient'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '@loan/domain/products/registry'
import { readLeadAmounts } from '../../server/src/testing/postgresDatabases.ts'
import { findPostgres } from '../../server/src/testing/postgresPrograms.ts'
import { ensurePage, ensureServer, webFolder } from '../build/buildProduct.ts'
import { findFreePort } from '../process/findFreePort.ts'
import { findNginx } from './nginxProcess.ts'
import { type ServerCluster, startServerCluster } from './serverCluster.ts'

const product = products['tukan-pl']
const basePath = '/application-frontend'
const workers = 6
const leadsPerWorker = 35

const createClient = (origin: string): LeadClient =>
  createLeadClient({
    baseUrl: `${origin}/api`,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }),
  })

const createDraft = (client: LeadClient, amount: number, idempotencyKey: string) =>
  client.call('createLead', { body: { product: product.id, amount }, idempotencyKey })

type StoredLead = Awaited<ReturnType<typeof readLeadAmounts>>[number]

/** Repeats a write with its key, as the page does. Counts the failures by status; 0 is no reply. */
const createRetry =
  (failures: Map<number, number>) =>
  async <T>(write: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write()
      } catch (error) {
        const status = error instanceof LeadProblemError ? error.problem.status : 0
        failures.set(status, (failures.get(status) ?? 0) + 1)
        if (attempt === 20) throw error
        await pause(100)
      }
    }
  }

const missing = [findNginx() === null && 'nginx', findPostgres() === null && 'PostgreSQL'].filter(Boolean)

describe.skipIf(missing.length > 0)(`two servers behind nginx (needs ${missing.join(', ') || 'nothing more'})`, () => {
  let cluster: ServerCluster
  const unexpected: string[] = []
  beforeAll(async () => {
    await ensureServer()
    await ensurePage(product)
    cluster = await startServerCluster({
      instances: 2,
      port: await findFreePort(),
      basePath,
      database: null,
      environment: { WEB_DIR: webFolder(product), ENVIRONMENT: 'development', LOG_LEVEL: 'warn' },
      onUnexpectedEnd: (line) => void unexpected.push(line),
    })
  }, 180_000)
  afterAll(() => cluster.stop(), 60_000)

  it('create one lead for one key, whichever server gets it', async () => {
    const key = randomUUID()
    const origins = [cluster.origin, ...cluster.serverOrigins, cluster.origin]
    const ids = new Set<string>()
    for (const origin of origins) ids.add((await createDraft(createClient(origin), 1500, key)).id)
    expect([...ids]).toEqual((await readLeadAmounts(cluster.databaseUrl)).map(({ id }) => id))
    expect(ids.size).toBe(1)
  })

  it('lose and double no write while one is killed and started again', { timeout: 60_000 }, async () => {
    const before = new Set((await readLeadAmounts(cluster.databaseUrl)).map(({ id }) => id))
    const client = createClient(cluster.origin)
    const failures = new Map<number, number>()
    const retry = createRetry(failures)
    const total = workers * leadsPerWorker
    const acknowledged: StoredLead[] = []
    let finishedAfterKill = 0
    let isKilled = false
    const restart = async (): Promise<void> => {
      isKilled = true
      await cluster.end(0, 'SIGKILL')
      await pause(1000)
      await cluster.restart(0)
    }
    let restarted = Promise.resolve()
    const work = Array.from({ length: workers }, async (_none, worker) => {
      for (let index = 0; index < leadsPerWorker; index += 1) {
        const amount = 1000 + 100 * worker
        const createKey = randomUUID()
        const created = await retry(() => createDraft(client, amount, createKey))
        const updateKey = randomUUID()
        const { id, revision, token } = created
        const body = { product: product.id, id, revision, amount: 3000 + 100 * index }
        const updated = await retry(() => client.call('updateLead', { body, token, idempotencyKey: updateKey }))
        acknowledged.push({ id, revision: updated.revision, amount: body.amount })
        if (isKilled) finishedAfterKill += 1
        if (!isKilled && acknowledged.length >= total / 3) restarted = restart()
      }
    })
    await Promise.all(work)
    await restarted
    const stored = (await readLeadAmounts(cluster.databaseUrl)).filter(({ id }) => !before.has(id))
    const byId = (all: readonly StoredLead[]) => all.toSorted((a, b) => a.id.localeCompare(b.id))
    const lost = acknowledged.filter(({ id }) => !stored.some((one) => one.id === id)).length
    console.info(
      `${2 * total} writes, 1 kill, ${JSON.stringify(Object.fromEntries(failures))} failed attempts by status, ` +
        `${finishedAfterKill} leads written after the kill, ${lost} lost, ${stored.length - total} doubled`,
    )
    expect(byId(stored)).toEqual(byId(acknowledged))
    expect(acknowledged).toHaveLength(total)
    expect(finishedAfterKill).toBeGreaterThan(total / 3)
    expect([...failures.keys()].filter((status) => status !== 503)).toEqual([])
  })

  it('serve every request while one is drained', { timeout: 60_000 }, async () => {
    const client = createClient(cluster.origin)
    const drain = { endedAt: Number.POSITIVE_INFINITY }
    const isDrained = cluster.end(1, 'SIGTERM').then(() => {
      drain.endedAt = performance.now()
    })
    let created = 0
    const work = Array.from({ length: 3 }, async () => {
      while (performance.now() < drain.endedAt + 500) {
        await createDraft(client, 2000, randomUUID())
        created += 1
        await pause(60)
      }
    })
    await Promise.all(work)
    await isDrained
    console.info(`${created} writes while a server was drained, none failed`)
    expect(created).toBeGreaterThan(50)
    await cluster.restart(1)
    expect(unexpected).toEqual([])
  })

  it('share the files that are cached, and leave neither addresses nor queries in the log', async () => {
    const page = await (await fetch(`${cluster.origin}${basePath}/?utm_source=secret-source`)).text()
    const asset = /(?<file>\/application-frontend\/assets\/[\w.-]+\.js)/u.exec(page)?.groups?.['file'] ?? ''
    const fetchAsset = () => fetch(`${cluster.origin}${asset}`, { headers: { 'accept-encoding': 'gzip, br;q=0.9' } })
    const [first, second] = [await fetchAsset(), await fetchAsset()]
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(second.headers.get('content-encoding')).toBe('br')
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    const log = readFileSync(path.join(cluster.folder, 'access.log'), 'utf8')
    const lines = log.trim().split('\n')
    expect(lines.at(-2)).toMatch(/ MISS$/u)
    expect(lines.at(-1)).toMatch(/ HIT$/u)
    for (const origin of cluster.serverOrigins) expect(log).toContain(new URL(origin).host)
    expect(log).not.toMatch(/secret-source|assets|lead/u)
  })

  it.each([
    ['/api/lead', 256 * 1024],
    ['/api/lead/idUpload', 10 * 1024 * 1024],
  ])('reject a body beyond the limit of %s with a problem document', async (url, limit) => {
    const post = (bytes: number) =>
      fetch(`${cluster.origin}${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Uint8Array(bytes),
      })
    const tooLarge = await post(limit + 1)
    expect(tooLarge.status).toBe(413)
    expect(tooLarge.headers.get('content-type')).toBe('application/problem+json')
    expect(await tooLarge.json()).toMatchObject({ type: 'urn:loan:problem:too-large', status: 413 })
    expect((await post(limit)).headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  })
})
