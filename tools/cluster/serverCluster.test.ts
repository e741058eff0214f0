// Real servers behind nginx on one PostgreSQL: writes while servers are killed, added and drained.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LeadClient } from '@loan/domain/client/leadClient'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '@loan/domain/products/registry'
import { readLeadAmounts } from '../../server/src/testing/postgresDatabases.ts'
import { findPostgres } from '../../server/src/testing/postgresPrograms.ts'
import { ensurePage, ensureServer, getProductWebFolder } from '../build/buildProduct.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { findNginx } from './nginxProcess.ts'
import { type ServerCluster, startServerCluster } from './serverCluster.ts'
import { compareWithDatabase, createClient, startWriteLoad } from './writeLoad.ts'

const product = products['tukan-pl']
const basePath = '/application-frontend'

const createDraft = (client: LeadClient, amount: number, idempotencyKey: string) =>
  client.call('createLead', { body: { product: product.id, amount }, idempotencyKey })

const missing = [findNginx() === null && 'nginx', findPostgres() === null && 'PostgreSQL'].filter(Boolean)

describe.skipIf(missing.length > 0)(
  `several servers behind nginx (needs ${missing.join(', ') || 'nothing more'})`,
  () => {
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
        times: { idleSeconds: 1, failSeconds: 1 },
        environment: {
          WEB_DIR: getProductWebFolder(product),
          ENVIRONMENT: 'development',
          LOG_LEVEL: 'warn',
          STOP_DELAY_SECONDS: '2',
        },
        onUnexpectedEnd: (line) => void unexpected.push(line),
      })
    }, 180_000)
    afterAll(() => cluster.stop(), 60_000)

    it('create one lead for one key, whichever server gets it', async () => {
      const key = randomUUID()
      const origins = [cluster.origin, ...cluster.listServerOrigins(), cluster.origin]
      const ids = new Set<string>()
      for (const origin of origins) ids.add((await createDraft(createClient(origin), 1500, key)).id)
      expect([...ids]).toEqual((await readLeadAmounts(cluster.databaseUrl)).map(({ id }) => id))
      expect(ids.size).toBe(1)
    })

    it(
      'do not lose, duplicate or reorder a write while servers are killed, added and drained',
      { timeout: 90_000 },
      async () => {
        const existing = await readLeadAmounts(cluster.databaseUrl)
        const load = startWriteLoad({ origin: cluster.origin, productId: product.id, clients: 6 })
        const actions = { kills: 0, drains: 0, additions: 0 }
        const kill = async (index: number) => {
          actions.kills += 1
          await cluster.end(index, 'SIGKILL')
          await load.waitForWrites(20)
          await cluster.restart(index)
          await cluster.waitUntilUsed(index)
        }
        const drain = async (index: number) => {
          actions.drains += 1
          await cluster.end(index, 'SIGTERM')
          await cluster.restart(index)
          await cluster.waitUntilUsed(index)
        }
        await load.waitForWrites(30)
        await drain(1)
        const failuresOfDrain = load.countFailures()
        await kill(0)
        const failuresOfKill = load.countFailures()
        await cluster.add()
        actions.additions += 1
        await cluster.waitUntilUsed(2)
        await Promise.all([drain(0), load.waitForWrites(60).then(() => kill(2))])
        await load.waitForWrites(60)
        const result = await load.stop()
        const differences = await compareWithDatabase(cluster.databaseUrl, result, existing)
        const counts = { writes: result.writes, ...actions, ...differences, outOfOrder: result.outOfOrder }
        console.info(JSON.stringify({ ...counts, failedAttempts: load.countFailures() }))
        expect(counts).toMatchObject({ lost: 0, doubled: 0, changed: 0, outOfOrder: 0 })
        expect(result.writes).toBeGreaterThan(300)
        // A drain fails no attempt. After a kill, nginx answers 503 for the writes that the server had received. When
        // nginx reloads its configuration for one more server, it closes idle connections, and a request that a client
        // sends on such a connection at that moment fails.
        expect(failuresOfDrain).toEqual({})
        expect(Object.keys(failuresOfKill).filter((failure) => failure !== '503')).toEqual([])
        const ofReload = new Set(['503', 'UND_ERR_SOCKET', 'ECONNRESET'])
        expect(Object.keys(load.countFailures()).filter((failure) => !ofReload.has(failure))).toEqual([])
        const log = readFileSync(path.join(cluster.folder, 'access.log'), 'utf8')
        expect(cluster.listServerOrigins().map((origin) => log.includes(new URL(origin).host))).toEqual([
          true,
          true,
          true,
        ])
        expect(unexpected).toEqual([])
      },
    )

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
      for (const origin of cluster.listServerOrigins()) expect(log).toContain(new URL(origin).host)
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
      expect(tooLarge.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(await tooLarge.json()).toMatchObject({ type: 'urn:loan:problem:too-large', status: 413 })
      expect((await post(limit)).headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    })
  },
)
