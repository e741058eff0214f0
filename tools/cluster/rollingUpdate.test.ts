// Servers of the previous release behind nginx are replaced one by one by a release with migrations, and back, while
// they serve writes. A server of the previous release crashes and starts again in between.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '@loan/domain/products/registry'
import { queryRows } from '../../server/src/testing/postgresDatabases.ts'
import { findPostgres } from '../../server/src/testing/postgresPrograms.ts'
import { ensurePreviousServer } from '../build/buildPreviousServer.ts'
import { ensureServer, serverFolder } from '../build/buildProduct.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { fromRoot } from '../process/root.ts'
import { addMigrations } from './addMigrations.ts'
import { findNginx } from './nginxProcess.ts'
import { type ServerCluster, startServerCluster } from './serverCluster.ts'
import { compareWithDatabase, startWriteLoad } from './writeLoad.ts'

const product = products['tukan-pl']

const nextMigrations = {
  '9000_note': '-- Compatibility: expand\nALTER TABLE "leads" ADD COLUMN "update_note" text;',
  '9001_note_index':
    '-- Compatibility: expand\nCREATE INDEX CONCURRENTLY "leads_update_note" ON "leads" USING btree ("update_note");',
}

const missing = [findNginx() === null && 'nginx', findPostgres() === null && 'PostgreSQL'].filter(Boolean)

describe.skipIf(missing.length > 0)(`an update of all servers (needs ${missing.join(', ') || 'nothing more'})`, () => {
  let previous: string
  let next: string
  let cluster: ServerCluster
  const started: ServerCluster[] = []
  const unexpected: string[] = []
  beforeAll(async () => {
    previous = await ensurePreviousServer()
    await ensureServer()
    next = addMigrations(serverFolder, fromRoot('dist', 'next-server'), nextMigrations)
    cluster = await startServerCluster({
      instances: 2,
      serverFile: previous,
      port: await findFreePort(),
      basePath: '/application-frontend',
      database: null,
      times: { idleSeconds: 1, failSeconds: 1 },
      environment: { ENVIRONMENT: 'development', LOG_LEVEL: 'warn', STOP_DELAY_SECONDS: '2' },
      onUnexpectedEnd: (line) => void unexpected.push(line),
    })
    started.push(cluster)
  }, 180_000)
  afterAll(async () => {
    for (const each of started) await each.stop()
  }, 60_000)

  const readSchema = () =>
    queryRows(
      cluster.databaseUrl,
      `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
        where indexrelid::regclass::text = 'leads_update_note'`,
    )

  it('does not fail, lose or duplicate a write, forward and back', { timeout: 120_000 }, async () => {
    const load = startWriteLoad({ origin: cluster.origin, productId: product.id, clients: 6 })
    const replace = async (index: number, serverFile: string) => {
      await cluster.end(index, 'SIGTERM')
      await cluster.restart(index, serverFile)
      await cluster.waitUntilUsed(index)
    }
    await load.waitForWrites(20)
    await replace(0, next)
    const afterUpdate = load.countFailures()
    expect(await readSchema()).toEqual([{ name: 'leads_update_note', valid: true }])

    // A crash of a server of the previous release on the migrated database.
    await cluster.end(1, 'SIGKILL')
    await load.waitForWrites(20)
    await cluster.restart(1)
    await cluster.waitUntilUsed(1)
    const afterCrash = load.countFailures()

    await replace(1, next)
    for (const index of [0, 1]) await replace(index, previous)
    const result = await load.stop()
    const differences = await compareWithDatabase(cluster.databaseUrl, result)
    const counts = { writes: result.writes, ...differences, outOfOrder: result.outOfOrder }
    console.info(JSON.stringify({ ...counts, replacements: 4, crashes: 1, failedAttempts: load.countFailures() }))
    expect(counts).toMatchObject({ lost: 0, doubled: 0, changed: 0, outOfOrder: 0 })
    expect(result.writes).toBeGreaterThan(300)
    // The update and the rollback fail no attempt; those that the crash interrupted get 503.
    expect(afterUpdate).toEqual({})
    expect(Object.keys(afterCrash).filter((status) => status !== '503')).toEqual([])
    expect(load.countFailures()).toEqual(afterCrash)
    expect(await readSchema()).toEqual([{ name: 'leads_update_note', valid: true }])
    expect(unexpected).toEqual([])
  })
})
