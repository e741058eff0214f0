// Two actions of the applicant, a lender, a timer or an operator on one lead at the same moment, on two servers of one
// PostgreSQL. The result and both replies are those of one action after the other. A random sample of the pairs;
// `WIDE=1` runs all, and ACTION_PAIRS sets their number.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../database/openStorage.ts'
import { lockLead } from '../leads/lead.ts'
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
import type { TestServer } from '../testing/testServer.ts'
import { startTwoLenders, type TwoLenders } from '../testing/twoLenders.ts'

const url = process.env['TEST_DATABASE_URL']
const names = Object.keys(leadTestActions)
const actionsByName = new Map<string, LeadTestAction>(Object.entries(leadTestActions))

type Pair = { readonly position: PreparedPosition; readonly one: string; readonly other: string }
const allPairs: readonly Pair[] = preparedPositions.flatMap((position) =>
  names.flatMap((one, index) => names.slice(index).map((other) => ({ position, one, other }))),
)
const wanted = Number(process.env['ACTION_PAIRS'] ?? (process.env['WIDE'] === '1' ? allPairs.length : 40))
const pairs = takeRandom(allPairs, wanted)

describe.skipIf(url === undefined)('two actions on one lead at the same moment', () => {
  const lenders: TwoLenders[] = []
  let first: TestServer
  let second: TestServer
  beforeAll(async () => {
    const name = `acts_${randomUUID().replaceAll('-', '')}`
    const database = await createDatabase(url ?? '', name, readTemplateName())
    for (let count = 0; count < 2; count += 1)
      lenders.push(await startTwoLenders(await openPostgres(database, 5), { sends: ['amount'], followUpSeconds: 60 }))
    const [one, other] = lenders
    if (one === undefined || other === undefined) throw new Error('The servers did not start')
    first = one.server
    second = other.server
  })
  afterAll(async () => {
    for (const each of lenders) await each.close()
  })

  const run = (server: TestServer, name: string, lead: PreparedLead): Promise<string> =>
    actionsByName.get(name)?.(server, lead, randomUUID()) ?? Promise.reject(new Error(`There is no action ${name}`))

  const runInOrder = async ({ position, one, other }: Pair, isDue: boolean, isReversed: boolean) => {
    const lead = await prepareLead(first, position, isDue)
    const replies = new Map<string, string>()
    const order = [
      ['one', one, first],
      ['other', other, second],
    ] as const
    for (const [key, name, server] of isReversed ? order.toReversed() : order)
      replies.set(key, await run(server, name, lead))
    return { replies: [replies.get('one'), replies.get('other')], result: await readLeadResult(first, lead) }
  }

  /** Both begin while another transaction has the row lock, so that neither is served before the other has come. */
  const runTogether = async ({ position, one, other }: Pair, isDue: boolean) => {
    const lead = await prepareLead(first, position, isDue)
    const { running } = await first.storage.database.transaction(async (transaction) => {
      await lockLead(transaction, lead.id)
      const started = Promise.all([run(first, one, lead), run(second, other, lead)])
      await pause(20 + Math.random() * 20)
      return { running: started }
    })
    return { replies: await running, result: await readLeadResult(first, lead) }
  }

  it.each(pairs)('in $position: $one, $other', async (pair) => {
    const isDue = [pair.one, pair.other].includes('the wait ends')
    const orders = [await runInOrder(pair, isDue, false), await runInOrder(pair, isDue, true)]
    const together = await runTogether(pair, isDue)
    expect(together.replies.filter((reply) => reply.startsWith('5'))).toEqual([])
    expect(orders).toContainEqual(together)
  })
})
