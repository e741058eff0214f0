// PostgreSQL fails while an applicant signs a contract: a repeated form signs once, and what was not acknowledged is
// either complete or absent.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import {
  acceptContractOffer,
  findContractProblem,
  readContractCode,
  readReceipt,
  requestContractCode,
  signContractByForm,
} from '../testing/contractForms.ts'
import { type CutProxy, createCutProxy } from '../testing/cutProxy.ts'
import { createCluster, type PostgresCluster } from '../testing/postgresCluster.ts'
import { findPostgres } from '../testing/postgresPrograms.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { openPostgres } from './openStorage.ts'

describe.skipIf(findPostgres() === null)('signing a contract while PostgreSQL fails', () => {
  let cluster: PostgresCluster
  let proxy: CutProxy
  let server: TestServer
  let aside: pg.Client
  beforeAll(async () => {
    const created = await createCluster()
    if (created === null) throw new Error('PostgreSQL is not installed')
    cluster = created
    proxy = await createCutProxy(cluster.url)
    server = await createTestServer(await openPostgres(proxy.url, 4))
  })
  afterAll(async () => {
    await server.close()
    await proxy.close()
    await cluster.drop()
  })
  afterEach(() => cluster.start())

  const openAside = async (): Promise<void> => {
    aside = new pg.Client({ connectionString: cluster.url })
    aside.on('error', () => {})
    await aside.connect()
  }
  /** Holds the row of the contract until `aside` ends, so that a signature waits inside its transaction. */
  const lockSigning = async (leadId: string): Promise<void> => {
    await openAside()
    await aside.query('begin')
    await aside.query('select 1 from contract_signings where lead_id = $1 for update', [leadId])
  }
  const waitForLock = async (): Promise<void> => {
    // A separate connection, because a transaction sees the activity at its begin.
    const observer = new pg.Client({ connectionString: cluster.url })
    await observer.connect()
    const isWaiting = async (): Promise<boolean> =>
      (await observer.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rows.length > 0
    await expect.poll(isWaiting, { interval: 20 }).toBe(true)
    await observer.end()
  }
  const prepare = async () => {
    const owned = await acceptContractOffer(server)
    expect(findContractProblem(await requestContractCode(server, owned.url))).toBeNull()
    const code = await readContractCode(server, owned)
    const sign = () => signContractByForm(server, owned.url, code)
    return { ...owned, sign, readSignature: async () => (await readReceipt(server, owned)).contract?.signed ?? null }
  }
  const readSignatures = async (leadId: string): Promise<readonly unknown[]> => {
    await openAside()
    const { rows } = await aside.query<{ signature: string | null }>(
      'select signature from contract_signings where lead_id = $1',
      [leadId],
    )
    await aside.end()
    return rows
  }
  const expectOneSignature = async ({ id, sign, readSignature }: Awaited<ReturnType<typeof prepare>>) => {
    await expect.poll(async () => (await sign()).statusCode, { timeout: 10_000, interval: 50 }).toBe(303)
    const signed = await readSignature()
    expect(signed?.signature).toMatch(/^(?:\w{4}-){2}\w{4}$/u)
    expect(findContractProblem(await sign())).toBeNull()
    expect(await readSignature()).toEqual(signed)
    expect(await readSignatures(id)).toEqual([{ signature: signed?.signature }])
  }

  it('signs once when the acknowledgement of the commit is lost and the form is sent again', async () => {
    const contract = await prepare()
    proxy.cutReplyTo('commit')
    expect((await contract.sign()).statusCode).toBe(503)
    await expectOneSignature(contract)
  })

  it.each([
    ['its connections are terminated', 'terminate'],
    ['it crashes and starts again', 'crash'],
  ] as const)('signs nothing when %s within the transaction, and once afterwards', async (_what, how) => {
    const contract = await prepare()
    await lockSigning(contract.id)
    // `inject` sends nothing before its result is awaited.
    const signing = contract.sign().then(({ statusCode }) => statusCode)
    await waitForLock()
    if (how === 'crash') {
      await cluster.crash()
      expect(await signing).toBe(503)
      await cluster.start()
    } else {
      await aside.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
      )
      expect(await signing).toBe(503)
      await aside.query('rollback')
    }
    await aside.end().catch(() => {})
    await expect.poll(contract.readSignature, { timeout: 10_000, interval: 50 }).toBeNull()
    await expectOneSignature(contract)
  })

  it('sends the signature and the code of one transaction together or not at all', async () => {
    const owned = await acceptContractOffer(server)
    proxy.cutReplyTo('commit')
    expect((await requestContractCode(server, owned.url)).statusCode).toBe(503)
    // The lost commit has sent a code, so that the next form is too early and the code of the message signs.
    await expect
      .poll(async () => (await requestContractCode(server, owned.url)).statusCode, { timeout: 10_000, interval: 50 })
      .toBe(303)
    const code = await readContractCode(server, owned)
    expect(findContractProblem(await signContractByForm(server, owned.url, code))).toBeNull()
  })
})
