// The limits of documents in progress: many calls of one applicant beside those of another one.
import { offerInformation } from '@loan/domain/contract/agreement'
import { buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { describe, expect, it } from 'vitest'
import { documentsInProgress, documentWriterLimits } from '../documents/documentWriter.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { anna, withTag } from '../testing/personas.ts'

const [busy, other] = ['192.0.2.1', '192.0.2.2']

describe('documents in progress', () => {
  const server = createServerFixture(openTestPglite, { TRUSTED_PROXIES: '127.0.0.1' })

  type OfferHandle = LeadHandle & { readonly offerId: string }
  const reachOffer = async (): Promise<OfferHandle> => {
    const owned = await submitApplication(server, withTag(anna, 'proficredit-offer'))
    const [offer] = (await waitForLenders(server, owned)).offers
    if (offer === undefined) throw new Error('The lead has no offer')
    return { ...owned, offerId: offer.id }
  }
  const readInformation = ({ id, token, offerId }: OfferHandle, from: string) =>
    server.call(offerInformation, { params: { id, offerId }, token, from })
  const readTogether = (owned: OfferHandle, from: string, count: number) =>
    Array.from({ length: count }, () => readInformation(owned, from))
  const countBy = (replies: readonly { readonly status: number }[], expected: number) =>
    replies.filter(({ status }) => status === expected).length

  it('of one lead are limited, and leave another applicant alone', async () => {
    const [many, one] = [await reachOffer(), await reachOffer()]
    const calls = readTogether(many, busy, 2 * documentWriterLimits.maxQueued)
    expect((await readInformation(one, other)).status).toBe(200)
    const replies = await Promise.all(calls)
    const served = countBy(replies, 200)
    expect([served, countBy(replies, 429)]).toEqual([documentsInProgress.perLead, calls.length - served])
    const rejected = replies.find(({ status }) => status === 429)
    expect([rejected?.headers['retry-after'], rejected?.problem?.type]).toEqual([
      '3',
      buildProblemTypeUri('too-many-requests'),
    ])
    expect((await readInformation(many, busy)).status).toBe(200)
  })

  it('of one address are limited, and leave another applicant alone', async () => {
    const one = await reachOffer()
    const many: OfferHandle[] = []
    for (let made = 0; made < documentWriterLimits.maxQueued; made += 1) many.push(await reachOffer())
    const calls = many.flatMap((owned) => readTogether(owned, busy, documentsInProgress.perLead))
    expect((await readInformation(one, other)).status).toBe(200)
    const replies = await Promise.all(calls)
    expect(countBy(replies, 200)).toBe(documentsInProgress.perNetwork)
    expect(countBy(replies, 429)).toBe(calls.length - documentsInProgress.perNetwork)
    expect((await readInformation(many[0] ?? one, busy)).status).toBe(200)
  })
})
