// The log of operators' actions on both engines: no row changes, and rows stay for two years.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayMs } from '@loan/domain/durations'
import { operatorActions } from '../database/schema.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { operatorEnvironment, readActionRows, signInOperator } from '../testing/operatorCalls.ts'
import { operatorRetentionJobs } from './operatorRetention.ts'

describe.each(engines)('the log of actions on $name', ({ open }) => {
  const server = createServerFixture(open, operatorEnvironment)

  it.each([
    ['an update', sql`update operator_actions set operator = 'jan'`],
    ['a delete', sql`delete from operator_actions`],
    ['a truncate', sql`truncate operator_actions`],
  ])('rejects %s, also from the owner of the table', async (_what, statement) => {
    await signInOperator(server)
    const before = await readActionRows(server)
    await expect(server.storage.database.execute(statement)).rejects.toMatchObject({
      cause: { code: '23001', message: 'operator_actions is append-only' },
    })
    expect(await readActionRows(server)).toEqual(before)
  })

  it('loses only rows that are older than two years', async () => {
    const ages = [731, 729]
    const [old, recent] = await server.storage.database
      .insert(operatorActions)
      .values(
        ages.map((days) => ({
          at: new Date(Date.now() - days * dayMs),
          operator: 'maria',
          kind: 'view' as const,
          result: 'done' as const,
          clientHash: 'x',
        })),
      )
      .returning()
    expect(await operatorRetentionJobs.operatorActions(server.storage.database, new Date())).toBe(1)
    const ids = (await readActionRows(server)).map(({ id }) => id)
    expect(ids).not.toContain(old?.id)
    expect(ids).toContain(recent?.id)
  })

  it('is shown a hundred rows at a time, newest first', async () => {
    const operator = await signInOperator(server)
    await server.storage.database.insert(operatorActions).values(
      Array.from({ length: 101 }, () => ({
        at: server.now(),
        operator: 'maria',
        kind: 'search' as const,
        result: 'done' as const,
        clientHash: 'x',
      })),
    )
    const { body } = await operator.get('/operators/log')
    const rows = await readActionRows(server)
    const [first, newest] = [rows.at(-100)?.id ?? 0, rows.at(-1)?.id ?? 0]
    expect(body).toContain(`<td>${newest}</td>`)
    expect(body).toContain(`/operators/log?before=${first}"`)
    const older = (await operator.get(`/operators/log?before=${first}`)).body
    expect(older).toContain(`<td>${first - 1}</td>`)
    expect(older).not.toContain(`<td>${first}</td>`)
    expect((await operator.get('/operators/log?before=x')).body).toContain(`<td>${newest}</td>`)
  })
})
