// A person with many leads, on PostgreSQL: a request about the person ends within the time limit of a transaction, also
// where each statement takes milliseconds (database/postgresConnections.ts).
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { erasePerson } from './erasePerson.ts'
import { exportPerson } from './exportPerson.ts'
import { createPerson } from './person.ts'

const postgres = engines.filter(({ name }) => name === 'PostgreSQL')

/** At 10 ms each, these statements take three of the five seconds that a transaction has. */
const maxStatements = 300

const readText = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query
      ? String(query.text)
      : ''

describe.each(postgres)('a person with many leads on $name', ({ open }) => {
  const server = createServerFixture(open)
  const actor = () => ({ operator: 'maria', clientHash: 'network', now: server.now() })
  afterEach(() => vi.restoreAllMocks())

  /** Submitted leads, each with a device. */
  const insertLeads = async (email: string, count: number) => {
    const application = JSON.stringify({ contactDetails: { email } })
    await server.storage.database.execute(sql`with added as (insert into leads
      (id, product, revision, status, state, application, submit_tries, created_at, updated_at, submitted_at, expires_at)
      select gen_random_uuid(), 'tukan-pl', 1, 'rejected', 'REJECTED', ${application}::jsonb, 0, now(), now(), now(), now()
      from generate_series(1, ${sql.raw(String(count))}) returning id)
      insert into lead_tokens (token_hash, lead_id, created_at) select id::text, id, now() from added`)
  }
  /** Returns the numbers of statements of the transactions in the work. */
  const countStatements = async (work: () => Promise<unknown>): Promise<readonly number[]> => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await work()
    const counts: number[] = []
    for (const [statement] of query.mock.calls) {
      if (readText(statement).startsWith('begin')) counts.push(0)
      if (counts.length > 0) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    }
    return counts
  }

  it('is exported by few statements', async () => {
    await insertLeads('export@example.com', 190)
    const counts = await countStatements(async () => {
      const exported = await exportPerson(server.services, actor(), createPerson('email', 'export@example.com'))
      expect(exported.result).toBe('done')
    })
    expect(counts).toHaveLength(1)
    expect(Math.max(...counts)).toBeLessThan(30)
  })

  it('is erased in transactions of few statements', async () => {
    await insertLeads('erase@example.com', 250)
    const counts = await countStatements(async () => {
      expect(await erasePerson(server.services, actor(), createPerson('email', 'erase@example.com'))).toBe(250)
    })
    expect(Math.max(...counts)).toBeLessThan(maxStatements)
  })
})
