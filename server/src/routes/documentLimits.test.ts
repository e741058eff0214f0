// Many calls for the document of one applicant, beside one call of another applicant.
import { offerInformation } from '@loan/domain/contract/agreement'
import { buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { expect, it, vi } from 'vitest'
import { createDocumentWriter, documentWriterLimits } from '../documents/documentWriter.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { anna, withTag } from '../testing/personas.ts'

// A busy machine would reject some of the calls after the usual waits for the database and for a document.
vi.setConfig({ testTimeout: 120_000 })
const server = createServerFixture(openTestPglite, { DATABASE_WAIT_MS: '30000', DATABASE_TARGET_WAIT_MS: '0' })

type OfferHandle = LeadHandle & { readonly offerId: string }
const reachOffer = async (): Promise<OfferHandle> => {
  const owned = await submitApplication(server, withTag(anna, 'proficredit-offer'))
  const [offer] = (await waitForLenders(server, owned)).offers
  if (offer === undefined) throw new Error('The lead has no offer')
  return { ...owned, offerId: offer.id }
}
const readInformation = ({ id, token, offerId }: OfferHandle) =>
  server.call(offerInformation, { params: { id, offerId }, token })

it('the documents of one lead leave another applicant alone', async () => {
  const [busy, other] = [await reachOffer(), await reachOffer()]
  const patient = createDocumentWriter({ ...documentWriterLimits, maxMs: 60_000 })
  vi.spyOn(server.services.documentWriter, 'write').mockImplementation(patient.write)
  const calls = Array.from({ length: 2 * documentWriterLimits.maxQueued }, () => readInformation(busy))
  expect((await readInformation(other)).status).toBe(200)
  const replies = await Promise.all(calls)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const rejected = replies.find(({ status }) => status === 429)
  expect(rejected?.headers['retry-after']).toBe('3')
  expect(rejected?.problem?.type).toBe(buildProblemTypeUri('too-many-requests'))
  vi.restoreAllMocks()
  await patient.close()
})
