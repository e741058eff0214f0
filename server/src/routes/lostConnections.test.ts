// A connection to PostgreSQL ends at a statement of an action on a lead, before the statement or after it was executed.
// The caller gets 503 or the reply. After a repetition with the same key, the action has had its effect once. A random
// sample of the actions; `WIDE=1` runs all.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../database/openStorage.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import {
  type LeadTestAction,
  leadTestActions,
  type PreparedPosition,
  preparedPositions,
  type PreparedLead,
  prepareLead,
} from '../testing/leadActions.ts'
import { readLeadResult } from '../testing/leadResult.ts'
import { takeRandom } from '../testing/takeRandom.ts'
import { readTemplateName } from '../testing/testPostgres.ts'
import { startTwoLenders, type TwoLenders } from '../testing/twoLenders.ts'

const url = process.env['TEST_DATABASE_URL']

type Case = { readonly position: PreparedPosition; readonly name: string; readonly action: LeadTestAction }
const all: readonly Case[] = preparedPositions.flatMap((position) =>
  Object.entries(leadTestActions).map(([name, action]) => ({ position, name, action })),
)
const cases = takeRandom(all, process.env['WIDE'] === '1' ? all.length : 4)

/** Ends the connection at a statement: its number, and whether it is executed before. */
type Loss = { readonly at: number; readonly isExecuted: boolean }

describe.skipIf(url === undefined)('a connection that ends', () => {
  let lenders: TwoLenders
  const admin = new pg.Client({ connectionString: url })
  beforeAll(async () => {
    await admin.connect()
    const name = `lost_${randomUUID().replaceAll('-', '')}`
    const database = await createDatabase(url ?? '', name, readTemplateName())
    lenders = await startTwoLenders(await openPostgres(database, 5), { sends: ['amount'], followUpSeconds: 60 })
  })
  afterAll(async () => {
    await lenders.close()
    await admin.end()
  })

  /** Returns the number of statements of the work, of which the one of the loss fails. */
  const runWithLoss = async <Result>(loss: Loss | null, work: () => Promise<Result>) => {
    let count = 0
    // oxlint-disable-next-line typescript/unbound-method -- called with the client below
    const { query } = pg.Client.prototype
    const terminate = (client: pg.Client) =>
      admin.query('select pg_terminate_backend($1)', [Reflect.get(client, 'processID')])
    Reflect.set(pg.Client.prototype, 'query', async function replace(this: pg.Client, ...call: unknown[]) {
      const execute = async (): Promise<unknown> => Reflect.apply(query, this, call)
      if (this === admin) return execute()
      count += 1
      if (count !== loss?.at) return execute()
      if (loss.isExecuted) await execute()
      await terminate(this)
      if (loss.isExecuted) throw new Error('Connection terminated unexpectedly')
      return execute()
    })
    try {
      return { result: await work(), count }
    } finally {
      Reflect.set(pg.Client.prototype, 'query', query)
    }
  }

  it.each(cases)('in $position, when $name', async ({ position, name, action }) => {
    const { server } = lenders
    const prepare = () => prepareLead(server, position, name === 'the wait ends')
    const attempt = async (lead: PreparedLead, key: string): Promise<string> =>
      action(server, lead, key).catch((error: unknown) => `thrown ${String(error)}`)
    const whole = await prepare()
    const { result: reply, count } = await runWithLoss(null, () => attempt(whole, randomUUID()))
    const after = await readLeadResult(server, whole)

    let failures = 0
    for (let at = 1; at <= count; at += 1) {
      for (const isExecuted of [false, true]) {
        const lead = await prepare()
        const key = randomUUID()
        const { result: first } = await runWithLoss({ at, isExecuted }, () => attempt(lead, key))
        const where = `statement ${at} of ${count}${isExecuted ? ', executed' : ''}`
        if (first !== reply) failures += 1
        if (first !== reply) expect([where, first]).toEqual([where, expect.stringMatching(/^(?:503|thrown)/u)])
        const second = await attempt(lead, key)
        // A repeated event gets 409 when its first call was committed.
        if (second !== '409') expect([where, second]).toEqual([where, reply])
        expect([where, await readLeadResult(server, lead)]).toEqual([where, after])
      }
    }
    expect(failures).toBeGreaterThan(0)
  })
})
