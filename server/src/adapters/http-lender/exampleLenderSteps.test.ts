// The example of docs/integrating-a-lender.md requires pictures, disputes an answer and makes an adjustable offer, as a
// separate process over HTTP.
import { documentId, idUpload, offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import { updateProvidentOffer } from '@loan/domain/contract/offer'
import { describe, expect, it, vi } from 'vitest'
import { engines } from '../../testing/databases.ts'
import { createExampleLenders } from '../../testing/exampleLenders.ts'
import { buildPng } from '../../testing/pictures.ts'
import { requestStatus } from '../../testing/leadRequests.ts'

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe.each(engines)('the example of a lender on $name', ({ open }) => {
  const { server, output, waitFor, submit, answerSteps } = createExampleLenders(open)

  it('leads to an accepted offer after pictures that the lender fetches, and an answer that it disputes', async () => {
    const owned = await submit('documents')
    const { id, token } = owned
    await answerSteps(owned, 'MOBILE_VERIFICATION', 'POLICY_CONSENTS')
    await waitFor(owned, 'ID_UPLOAD')
    const { upload } = await requestStatus(server(), owned)
    expect([upload?.sides, upload?.mayGoOnWithout]).toEqual([['front', 'selfie'], false])
    expect((await server().call(offerSkipDocumentUpload, { body: { id }, token })).status).toBe(409)
    const picture = buildPng()
    for (const side of ['front', 'selfie'] as const)
      await server().mustCall(idUpload, { params: { id, side }, body: picture, token, contentType: 'image/png' })
    await server().mustCall(documentId, {
      body: { id, otherDetails: { identificationType: 'id_card', idCardNumber: 'ABA300000' } },
      token,
    })
    await waitFor(owned, 'WNIOSEK_UZUPELNIENIE')
    expect(output()).toContain('documents front 200')
    expect(output()).toContain('documents selfie 200')
    const { questions } = await requestStatus(server(), owned)
    expect(questions?.errors.map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['personalDetails.lastName', 'unknown'],
    ])
    await answerSteps(owned, 'WNIOSEK_UZUPELNIENIE', 'PROFICREDIT_OFFER')
    await waitFor(owned, 'ACCEPTED')
  })

  it('leads to an accepted offer that the applicant adjusted', async () => {
    const owned = await submit('adjustable')
    const { id, token } = owned
    await answerSteps(owned, 'MOBILE_VERIFICATION', 'POLICY_CONSENTS')
    await waitFor(owned, 'PROVIDENT_OFFER')
    const [offer] = (await requestStatus(server(), owned)).offers
    expect(offer?.adjustable?.amount).toEqual({ min: 1000, max: 3000, step: 100 })
    const body = { id, offerId: offer?.id ?? '', decision: 'update' as const, amount: 3000, period: 61 }
    await server().mustCall(updateProvidentOffer, { body, token })
    await waitFor(owned, 'PROVIDENT_OFFER')
    const [adjusted] = (await requestStatus(server(), owned)).offers
    expect([adjusted?.amount, adjusted?.period.length]).toEqual([3000, 61])
    await answerSteps(owned, 'PROVIDENT_OFFER')
    await waitFor(owned, 'ACCEPTED')
    expect((await requestStatus(server(), owned)).applicationResult?.offerId).toMatch(/^adjustable[A-Z]offer-3000-61$/u)
  })
})
