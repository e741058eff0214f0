// Consents to the texts of one lender are none to those of the next one, on both engines.
import { randomUUID } from 'node:crypto'
import { answerDynamicPolicies } from '@loan/domain/contract/offer'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents } from '../database/schema.ts'
import { createTwoLendersFixture } from '../testing/createTwoLendersFixture.ts'
import { engines } from '../testing/databases.ts'
import { findLead, leadTestActions, prepareLead, type PreparedLead } from '../testing/leadActions.ts'
import { requestStatus } from '../testing/leadRequests.ts'
import { sendLenderEvent } from '../testing/lenderEvent.ts'
import { lenderSecrets } from '../testing/twoLenders.ts'

type Answer = { readonly key: string; readonly version: string; readonly given: boolean }

describe.each(engines)('the consents to a lender that withdrew on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 3600 })

  const readAnswers = async (lead: PreparedLead): Promise<Answer[]> =>
    (await requestStatus(server, lead)).policies.map(({ key, version }) => ({ key, version, given: true }))
  const readStored = async ({ id }: PreparedLead) =>
    (await server.storage.database.select().from(consents).where(eq(consents.leadId, id)).orderBy(consents.id))
      .filter(({ lender }) => lender === 'one' || lender === 'two')
      .map(({ lender, key, version, given }) => [lender, key, version, given])

  /** Both lenders require the same consents. Resolves with the lead and its answers to the first one. */
  const replaceLender = async () => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    const event = { kind: 'requires-step', step: 'DYNAMIC_CONSENTS' }
    expect(await sendLenderEvent(server, lead, event)).toBe(204)
    const answers = await readAnswers(lead)
    expect(
      await leadTestActions['the lender withdraws'](server, { ...lead, exchange: lead.exchange }, randomUUID()),
    ).toBe('204')
    const { journey } = await findLead(server, lead.id)
    const answered = { reference: journey?.reference ?? '', exchange: journey?.asksDone ?? 0 }
    const signed = { key: 'two', secret: lenderSecrets.LENDER_TWO }
    expect(await sendLenderEvent(server, answered, event, signed)).toBe(204)
    return { lead, answers }
  }
  const send = async ({ id, token }: PreparedLead, policies: readonly Answer[]) => {
    const body = { id, locale: 'pl', policies: [...policies] }
    const { status, problem } = await server.call(answerDynamicPolicies, { body, token })
    return [status, problem?.errors?.map(({ fieldName }) => fieldName)]
  }

  it('are rejected for the next lender, which stores its own', async () => {
    const { lead, answers } = await replaceLender()
    expect(await send(lead, answers)).toEqual([422, ['policies.electronic-documents', 'policies.partner-offers']])
    expect(await readStored(lead)).toEqual([])
    const shown = await readAnswers(lead)
    expect(shown.map(({ key }) => key)).toEqual(answers.map(({ key }) => key))
    expect(await send(lead, shown)).toEqual([200, undefined])
    expect(await readStored(lead)).toEqual([
      ['two', 'electronic-documents', '2026-11-20', 'yes'],
      ['two', 'partner-offers', '2026-11-20', 'yes'],
    ])
  })

  it('are accepted by the version alone, as a server of the previous release sends it', async () => {
    const { lead } = await replaceLender()
    const plain = (await readAnswers(lead)).map((answer) => ({ ...answer, version: '2026-11-20' }))
    expect(await send(lead, plain)).toEqual([200, undefined])
  })
})
