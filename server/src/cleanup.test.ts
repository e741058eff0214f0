// The hourly cleanup jobs on both database engines: independent failures, one server at a time, and no deletion after
// the clock jumped.
import { dayMs } from '@loan/domain/durations'
import { createLead } from '@loan/domain/contract/lead'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { withMigrationLock } from './database/migrationLocks.ts'
import { codeSends, leads, sweepClock } from './database/schema.ts'
import { runCleanup } from './cleanup.ts'
import { dataClasses } from './leads/retention/dataClasses.ts'
import { operatorRetentionJobs } from './operators/operatorRetention.ts'
import { retentionJobs } from './leads/retention/retention.ts'
import { engines } from './testing/databases.ts'
import { anna } from './testing/personas.ts'
import { createServerFixture } from './testing/createServerFixture.ts'
import { createDraft } from './testing/leadRequests.ts'

it('has a data class for each job that deletes data', () => {
  const inClasses = new Set(Object.values(dataClasses).flatMap(({ job }) => job ?? []))
  const jobs = [...Object.keys(retentionJobs), ...Object.keys(operatorRetentionJobs)]
  expect([...inClasses].toSorted()).toEqual(['files', ...jobs].toSorted())
})

describe.each(engines)('cleanup jobs on $name', ({ open }) => {
  const server = createServerFixture(open)
  const run = (clockConfirmedUntil: Date | null = null) =>
    runCleanup({ ...server.services, config: { ...server.services.config, clockConfirmedUntil } })
  const logged = async (work: Promise<void>): Promise<string> => {
    const before = server.logged().length
    await work
    return server.logged().slice(before)
  }
  const leadExists = async (id: string) =>
    (await server.storage.database.select().from(leads).where(eq(leads.id, id))).length === 1
  /** Creates a draft that has expired by the real time, because the database uses the real clock. */
  const createExpired = async (): Promise<string> => {
    const { id } = await createDraft(server, anna)
    await server.storage.database
      .update(leads)
      .set({ expiresAt: new Date(Date.now() - 2 * dayMs) })
      .where(eq(leads.id, id))
    return id
  }
  const setLastCleanup = (ageMs: number) =>
    server.storage.database.update(sweepClock).set({ seenAt: new Date(Date.now() - ageMs) })
  beforeEach(() => setLastCleanup(dayMs))

  it('delete expired rows by the clock of the database, and log the numbers', async () => {
    const id = await createExpired()
    const { id: current } = await createDraft(server, anna)
    await server.storage.database
      .update(leads)
      .set({ expiresAt: new Date(Date.now() + dayMs) })
      .where(eq(leads.id, current))
    expect(await logged(run())).toMatch(/"drafts":1,.*"expiries":0,.*"swept"/u)
    expect(await leadExists(id)).toBe(false)
    expect(await leadExists(current)).toBe(true)
  })

  it('delete nothing when the clock is 40 days ahead of the last run, until an operator confirms the day', async () => {
    const id = await createExpired()
    await setLastCleanup(40 * dayMs)
    const today = new Date().toISOString().slice(0, 10)
    expect(await logged(run())).toContain(`CLOCK_CONFIRMED_UNTIL=${today}`)
    // Writes under the wrong clock do not make it trusted.
    await server.mustCall(createLead, { body: { product: 'tukan-pl' } })
    await run()
    await run(new Date(Date.now() - 2 * dayMs))
    expect(await leadExists(id)).toBe(true)
    await run(new Date(today))
    expect(await leadExists(id)).toBe(false)
    const next = await createExpired()
    await run()
    expect(await leadExists(next)).toBe(false)
  })

  it('continue after a failed job, and log its name and code', async () => {
    const id = await createExpired()
    await server.storage.database.execute(sql`alter table code_sends rename to hidden`)
    const lines = await logged(run())
    await server.storage.database.execute(sql`alter table hidden rename to code_sends`)
    expect(lines).toMatch(/"sweep":"codes","code":"42P01"/u)
    expect(lines).not.toMatch(/hidden|relation|delete from/u)
    expect(lines).toMatch(/"drafts":1,.*"swept"/u)
    expect(await leadExists(id)).toBe(false)
    await server.storage.database.insert(codeSends).values({ numberHash: 'x', at: new Date(0) })
    await run()
    expect(await server.storage.database.select().from(codeSends)).toEqual([])
  })

  it('run on one server at a time', async () => {
    const order: string[] = []
    const work = (name: string) => async () => void order.push(name)
    await server.storage.runAlone(1, async () => {
      expect(await server.storage.runAlone(1, work('second'))).toBeNull()
      await server.storage.runAlone(2, work('other'))
    })
    await server.storage.runAlone(1, work('next'))
    expect(order).toEqual(['other', 'next'])
  })
})

const postgres = engines.filter(({ name }) => name === 'PostgreSQL')

describe.each(postgres)('cleanup jobs beside a migration on $name', ({ open }) => {
  const server = createServerFixture(open)

  it('run while another server migrates', async () => {
    const cleanUp = () => runCleanup(server.services)
    await server.storage.withConnection((connection) => withMigrationLock(connection, cleanUp))
    expect(server.logged()).toContain('"swept"')
  })
})
