// Answers to offers that are no longer those of the lead, on both engines: the applicant has not seen the current ones.
import { randomUUID } from 'node:crypto'
import { answerProficreditOffer } from '@loan/domain/contract/offer'
import { continueLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { createTwoLendersFixture } from '../../testing/createTwoLendersFixture.ts'
import { engines } from '../../testing/databases.ts'
import { leadTestActions, findLead, prepareLead } from '../../testing/leadActions.ts'
import { sendLenderEvent, sentOffer } from '../../testing/lenderEvent.ts'
import { lenderSecrets } from '../../testing/twoLenders.ts'

describe.each(engines)('the offer of a lender that withdrew it on $name', ({ open }) => {
  const { server } = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 3600 })

  /** A lead whose page shows the offer of the first lender, while the second one has made another. */
  const replaceOffer = async (screen: string) => {
    const lead = await prepareLead(server, 'offers', false)
    expect(await leadTestActions['the lender withdraws'](server, lead, randomUUID())).toBe('204')
    const { journey } = await findLead(server, lead.id)
    const answered = { reference: journey?.reference ?? '', exchange: 0 }
    const event = { kind: 'offers', offers: [sentOffer], screen }
    const signed = { key: 'two', secret: lenderSecrets.LENDER_TWO }
    expect(await sendLenderEvent(server, answered, event, signed)).toBe(204)
    return lead
  }

  it.each(['accept', 'decline'] as const)('is not the one that the applicant can %s', async (decision) => {
    const { id, token, offerId } = await replaceOffer('PROFICREDIT_OFFER')
    const before = await findLead(server, id)
    const { status, problem } = await server.call(answerProficreditOffer, { body: { id, offerId, decision }, token })
    expect([status, problem?.errors?.map(({ fieldName }) => fieldName)]).toEqual([422, ['offerId']])
    expect(await findLead(server, id)).toEqual(before)
  })

  it.each(['accept', 'decline'] as const)('is not the one that the call for other screens can %s', async (choice) => {
    const { id, token, offerId } = await replaceOffer('INSTABANK_OFFER')
    const before = await findLead(server, id)
    const body = { choice, offerId }
    expect((await server.call(continueLead, { params: { id }, body, token })).status).toBe(422)
    expect(await findLead(server, id)).toEqual(before)
  })
})
