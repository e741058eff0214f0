// A standby is promoted while the server is under load, and the address of the database leads to it.
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CutProxy, createCutProxy } from '../testing/cutProxy.ts'
import { type LeadLoad, startLeadLoad } from '../testing/leadLoad.ts'
import { createCluster, createStandby, type PostgresCluster } from '../testing/postgresCluster.ts'
import { findPostgres } from '../testing/postgresPrograms.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { openPostgres } from './openStorage.ts'

const poolSize = 4

const query = async (cluster: PostgresCluster, text: string) => {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(text)
  await client.end()
  return rows
}

describe.skipIf(findPostgres() === null)('a server whose PostgreSQL fails over to a standby', () => {
  let primary: PostgresCluster
  let standby: PostgresCluster
  let proxy: CutProxy
  let server: TestServer
  let load: LeadLoad
  beforeEach(async () => {
    const created = await createCluster()
    if (created === null) throw new Error('PostgreSQL is not installed')
    primary = created
    proxy = await createCutProxy(primary.url)
    server = await createTestServer(await openPostgres(proxy.url, poolSize))
    standby = await createStandby(primary)
    // A commit is confirmed when the standby has it too.
    await query(primary, `alter system set synchronous_standby_names = '*'`)
    await query(primary, 'select pg_reload_conf()')
    load = startLeadLoad(server, 2 * poolSize)
    await load.waitForCreates(50)
  })
  afterEach(async () => {
    await load.stop()
    await server.close()
    await proxy.close()
    await Promise.all([primary.drop(), standby.drop()])
  })

  const expectServedByStandby = async () => {
    await load.waitForCreates(50)
    await load.stop()
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    const stored = new Set((await query(standby, 'select id from leads')).map(({ id }) => id))
    expect(load.acknowledged.filter((id) => !stored.has(id))).toEqual([])
  }

  it('loses no lead when the primary crashes', async () => {
    await primary.crash()
    await expect.poll(() => load.replies.get(503) ?? 0, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
    await standby.promote()
    proxy.redirect(standby.url)
    await expectServedByStandby()
  })

  it('loses no lead when the old primary still runs and open connections lead to it', async () => {
    await standby.promote()
    proxy.redirect(standby.url)
    await expectServedByStandby()
  })

  it('loses no lead when the address leads to the standby before it is promoted', async () => {
    proxy.redirect(standby.url)
    await primary.crash()
    await expect.poll(() => load.replies.get(503) ?? 0, { timeout: 10_000, interval: 20 }).toBeGreaterThan(100)
    expect((await server.app.inject('/readyz')).statusCode).toBe(503)
    await standby.promote()
    await expectServedByStandby()
  })
})
