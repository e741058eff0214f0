// The page of lenders on both engines: answers, times and failures by period, and the circuit breakers of the server.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { leads } from '../../database/schema.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import { operatorEnvironment, readRow, signInOperator } from '../../testing/operatorCalls.ts'
import { anna } from '../../testing/personas.ts'
import { submitApplication } from '../../testing/leadRequests.ts'

describe.each(engines)('the operators on $name', ({ open }) => {
  const server = createServerFixture(open, operatorEnvironment)

  it('see what lenders answered in the last hour and day, their times and their failures', async () => {
    const { id } = await submitApplication(server, anna)
    const at = (ms: number) => new Date(server.now().getTime() - ms).toISOString()
    const step = (kind: string, lender: string, ms: number) => ({ kind, lender, at: at(ms) })
    const journey = {
      steps: [
        { kind: 'received', at: at(3 * hourMs) },
        step('asking', 'Slow Bank', 2 * hourMs),
        step('no-answer', 'Slow Bank', 2 * hourMs - 30_000),
        step('asking', 'Quick Bank', 600_000),
        step('declined', 'Quick Bank', 592_000),
        step('asking', 'Old Bank', 25 * hourMs),
        step('declined', 'Old Bank', 25 * hourMs),
      ],
    }
    await server.storage.database.update(leads).set({ updatedAt: server.now(), journey }).where(eq(leads.id, id))
    server.services.metrics.setPaused('email', true)
    server.services.metrics.setPaused('sms', false)
    const { body } = await (await signInOperator(server)).get('/operators/lenders')
    const hour = body.slice(body.indexOf('Last hour'), body.indexOf('Last 24 hours'))
    const day = body.slice(body.indexOf('Last 24 hours'), body.indexOf('Median'))
    expect(readRow(hour, 'Quick Bank')).toEqual(['Quick Bank', '1', '0', '1', '0', '0', '0', '0', '0', '0 %'])
    expect(hour).not.toContain('Slow Bank')
    expect(readRow(day, 'Slow Bank').slice(0, 9)).toEqual(['Slow Bank', '1', '0', '0', '0', '0', '0', '1', '0'])
    expect(readRow(day, 'Slow Bank')[9]).toContain('100 %')
    expect(readRow(body.slice(body.indexOf('Median')), 'Quick Bank')).toEqual(['Quick Bank', '8.0 s'])
    expect(body).not.toContain('Old Bank')
    expect(readRow(body, '<td>email</td>')[1]).toContain('paused')
    expect(readRow(body, '<td>sms</td>')[1]).toBe('closed')
  })
})
