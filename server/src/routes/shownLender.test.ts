// A write for the lender of an old screen has no effect on the next lender, on both engines.
import { randomUUID } from 'node:crypto'
import { idUpload, offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import { skipLender } from '@loan/domain/contract/lead'
import { answerDynamicPolicies } from '@loan/domain/contract/offer'
import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents } from '../database/schema.ts'
import { createTwoLendersFixture } from '../testing/createTwoLendersFixture.ts'
import { engines } from '../testing/databases.ts'
import { findLead, leadTestActions, prepareLead } from '../testing/leadActions.ts'
import { requestStatus } from '../testing/leadRequests.ts'
import { sendLenderEvent } from '../testing/lenderEvent.ts'
import { buildJpeg } from '../testing/pictures.ts'
import { lenderSecrets } from '../testing/twoLenders.ts'

describe.each(engines)('a write with the lender of the screen on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 3600 })

  /** Both lenders require the step, and the first one withdraws. Resolves with what its screen sends. */
  const replaceLender = async (step: 'ID_UPLOAD' | 'DYNAMIC_CONSENTS') => {
    const lead = await prepareLead(server, 'awaiting-answer', false)
    const event = { kind: 'requires-step', step }
    expect(await sendLenderEvent(server, lead, event)).toBe(204)
    const { lender, policies } = await requestStatus(server, lead)
    const lenderMatch = lender?.match
    expect(await leadTestActions['the lender withdraws'](server, lead, randomUUID())).toBe('204')
    const { journey } = await findLead(server, lead.id)
    const next = { reference: journey?.reference ?? '', exchange: journey?.exchangeNumber ?? 0 }
    const signed = { key: 'two', secret: lenderSecrets.LENDER_TWO }
    expect(await sendLenderEvent(server, next, event, signed)).toBe(204)
    if (lenderMatch === undefined) throw new Error('The status has no value for the header')
    const answers = policies.map(({ key, version }) => ({ key, version, given: true }))
    return { id: lead.id, token: lead.token, lenderMatch, answers }
  }
  const readLender = async (lead: { readonly id: string; readonly token: string }) =>
    (await requestStatus(server, lead)).lender?.key

  it('is rejected when another lender has the application', async () => {
    const { id, token, lenderMatch } = await replaceLender('ID_UPLOAD')
    const skipped = await server.call(skipLender, { params: { id }, token, lenderMatch })
    const continued = await server.call(offerSkipDocumentUpload, { body: { id }, token, lenderMatch })
    const params = { id, side: 'front' as const }
    const uploaded = await server.call(idUpload, { params, body: buildJpeg(), token, lenderMatch })
    for (const { status, problem } of [skipped, continued, uploaded]) {
      expect([status, problem?.type]).toEqual([409, 'urn:loan:problem:wrong-state'])
    }
    expect(await readLender({ id, token })).toBe('two')
    expect((await requestStatus(server, { id, token })).upload?.received).toEqual([])
  })

  it('stores no consent to the texts of another lender', async () => {
    const { id, token, lenderMatch, answers } = await replaceLender('DYNAMIC_CONSENTS')
    const readLenders = async () => {
      const ofLead = and(eq(consents.leadId, id), inArray(consents.lender, ['one', 'two']))
      return (await server.storage.database.select().from(consents).where(ofLead)).map(({ lender }) => lender)
    }
    const body = { id, locale: 'pl' as const, policies: answers }
    expect((await server.call(answerDynamicPolicies, { body, token, lenderMatch })).status).toBe(409)
    expect(await readLenders()).toEqual([])
    expect((await server.call(answerDynamicPolicies, { body, token, lenderMatch: 'two' })).status).toBe(200)
    expect(await readLenders()).toEqual(answers.map(() => 'two'))
  })

  it('succeeds for the lender that has it, also without the header', async () => {
    const { id, token } = await replaceLender('ID_UPLOAD')
    const body = buildJpeg()
    const params = { id, side: 'front' as const }
    expect((await server.call(idUpload, { params, body, token, lenderMatch: 'two' })).status).toBe(200)
    expect((await server.call(offerSkipDocumentUpload, { body: { id }, token })).status).toBe(200)
  })

  it('has the same reply when it is repeated after its own effect', async () => {
    const lead = await prepareLead(server, 'applicant-step', false)
    const { id, token } = lead
    const sent = { params: { id }, token, key: randomUUID(), lenderMatch: 'one' }
    const first = await server.call(skipLender, sent)
    expect(first.status).toBe(200)
    expect(await readLender(lead)).toBe('two')
    expect(await server.call(skipLender, sent)).toMatchObject({ status: 200, reply: first.reply })
  })
})
