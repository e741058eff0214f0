// A due lead whose row another transaction has locked for long: it keeps no other lead waiting. On PostgreSQL, because
// PGlite runs one transaction at a time.
import { describe, expect, it } from 'vitest'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'
import { engines } from '../../testing/databases.ts'
import { findLead } from '../../testing/leadActions.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { submitApplication } from '../../testing/leadRequests.ts'
import { anna } from '../../testing/personas.ts'
import { lockLead } from '../lead.ts'
import { advanceDueLeads } from './advanceDueLeads.ts'

const concurrent = engines.filter(({ name }) => name !== 'PGlite')

describe.each(concurrent)('a due lead that is locked for long on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 60 })

  it('keeps no other waiting, and is no fault', async () => {
    const locked = await submitApplication(server, anna)
    server.passMs(1)
    const other = await submitApplication(server, anna)
    server.passMs(60_000)
    const isDue = async ({ id }: LeadHandle): Promise<boolean> => {
      const { dueAt } = await findLead(server, id)
      return dueAt !== null && dueAt <= server.now()
    }
    const faults: unknown[] = []
    const advance = () =>
      advanceDueLeads(server.services, {
        now: server.now(),
        random: () => 0,
        reportFault: (error) => void faults.push(error),
      })
    await server.storage.database.transaction(async (transaction) => {
      await lockLead(transaction, locked.id)
      await advance()
    })
    expect([await isDue(locked), await isDue(other), faults]).toEqual([true, false, []])
    await advance()
    expect(await isDue(locked)).toBe(false)
  })
})
