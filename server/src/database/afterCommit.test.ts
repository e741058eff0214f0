// Work after a commit runs once, and not for a transaction that is rolled back.
import { describe, expect, it } from 'vitest'
import { LeadError } from '../lib/leadError.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { addAfterCommit } from './afterCommit.ts'
import { inTransaction } from './inTransaction.ts'

describe.each(engines)('work after a commit on $name', ({ open }) => {
  const server = createServerFixture(open)
  const run = async (failure: Error | null): Promise<readonly string[]> => {
    const ran: string[] = []
    const work = inTransaction(server.storage, async (transaction) => {
      for (const name of ['first', 'second']) addAfterCommit(transaction, () => void ran.push(name))
      expect(ran).toEqual([])
      if (failure !== null) throw failure
    })
    const [result] = await Promise.allSettled([work])
    expect(result).toMatchObject(failure === null ? { status: 'fulfilled' } : { status: 'rejected', reason: failure })
    return ran
  }

  it('runs once, in its order', async () => {
    expect(await run(null)).toEqual(['first', 'second'])
  })

  it('runs for a rejected call whose writes are committed', async () => {
    expect(await run(new LeadError('wrong-state', 'x', { commitsWrites: true }))).toEqual(['first', 'second'])
  })

  it('does not run when the transaction is rolled back', async () => {
    expect(await run(new Error('rolled back'))).toEqual([])
  })
})
