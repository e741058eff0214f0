// The plan and the documents of an offer, and the receipt of the accepted one.
import { acceptedOffer, acceptedOfferCalendar, offerInformation, offerPlan } from '@loan/domain/contract/agreement'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { describe, expect, it, vi } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { createDocumentWriter, documentWriterLimits } from '../documents/documentWriter.ts'
import { answer } from '../testing/applicant.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { anna, withTag } from '../testing/personas.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft, readState, requestStatus, submitApplication, waitForLenders } from '../testing/leadRequests.ts'

describe('the documents of an offer', () => {
  const server = createServerFixture(openTestPglite)

  const reachOffers = async (): Promise<LeadHandle & { readonly offers: LeadStatus['offers'] }> => {
    const owned = await submitApplication(server, withTag(anna, 'proficredit-offer'))
    const { offers } = await waitForLenders(server, owned)
    return { ...owned, offers }
  }

  const accept = async (owned: LeadHandle): Promise<void> => {
    await answer(server, owned, await requestStatus(server, owned))
    const status = await waitForLenders(server, owned)
    expect(readState(status)).toBe('ACCEPTED')
  }

  it('return the plan with the figures of the offer', async () => {
    const { id, token, offers } = await reachOffers()
    const [offer] = offers
    const { reply } = await server.call(offerPlan, { params: { id, offerId: offer?.id ?? '' }, token })
    expect(reply?.offerId).toBe(offer?.id)
    expect(reply?.currency).toBe('PLN')
    expect(reply?.totals).toMatchObject({ payment: offer?.totalPayable, capital: offer?.amount, fee: offer?.fees })
    expect(reply?.rows.map(({ dueAt }) => dueAt).at(0)).toBe(offer?.firstPaymentAt)
    expect(reply?.rows.at(-1)).toMatchObject({ dueAt: offer?.lastPaymentAt, balance: 0 })
  })

  it('return the information as a tagged PDF in the requested language, without caching', async () => {
    const { id, token, offers } = await reachOffers()
    const params = { id, offerId: offers[0]?.id ?? '' }
    const { headers, reply } = await server.call(offerInformation, { params: { ...params, locale: 'en' }, token })
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${params.offerId}.pdf"`,
      'cache-control': 'no-store',
    })
    const text = Buffer.from(reply?.bytes ?? []).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7/u)
    expect(text).toContain('/Lang (en-150)')
    expect(text).toContain('/Marked true')
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(text).toContain(`/S /${tag}\n`)
    const polish = await server.call(offerInformation, { params, token })
    expect(Buffer.from(polish.reply?.bytes ?? []).toString('latin1')).toContain('/Lang (pl-PL)')
  })

  it('return 503 with Retry-After when more documents wait than the queue holds', async () => {
    const { id, token, offers } = await reachOffers()
    const small = createDocumentWriter({ ...documentWriterLimits, maxQueued: 0 })
    const write = vi.spyOn(server.services.documentWriter, 'write').mockImplementation(small.write)
    const params = { id, offerId: offers[0]?.id ?? '' }
    const replies = await Promise.all([0, 1].map(() => server.call(offerInformation, { params, token })))
    write.mockRestore()
    await small.close()
    const [rejected, ...served] = replies.toSorted((one, other) => other.status - one.status)
    expect([rejected?.status, ...served.map(({ status }) => status)]).toEqual([503, 200])
    expect(rejected?.headers['retry-after']).toBe('3')
    expect(rejected?.problem?.type).toBe(buildProblemTypeUri('unavailable'))
  })

  it('return 404 for an offer that the lead does not have, and 409 for a draft', async () => {
    const { id, token } = await reachOffers()
    const draft = await createDraft(server, anna)
    for (const endpoint of [offerPlan, offerInformation]) {
      expect((await server.call(endpoint, { params: { id, offerId: 'x-1' }, token })).status).toBe(404)
      const ofDraft = { params: { id: draft.id, offerId: 'x-1' }, token: draft.token }
      expect((await server.call(endpoint, ofDraft)).status).toBe(409)
    }
  })

  it('return the receipt with the application number, which contains only the start of the lead’s id', async () => {
    const [first, second] = [await reachOffers(), await reachOffers()]
    for (const owned of [first, second]) await accept(owned)
    const read = ({ id, token }: LeadHandle) => server.mustCall(acceptedOffer, { params: { id }, token })
    const receipt = await read(first)
    expect(receipt.reference).toMatch(/^PL(?:-[0-9A-F]{4}){3}$/u)
    expect(receipt.reference.slice(3)).toBe(
      first.id
        .slice(0, 13)
        .toUpperCase()
        .replace(/^(.{4})/u, '$1-'),
    )
    expect((await read(first)).reference).toBe(receipt.reference)
    expect((await read(second)).reference).not.toBe(receipt.reference)
    expect(receipt.offer).toEqual(first.offers[0])
    expect(receipt.agreedAt).toBe((await requestStatus(server, first)).steps.at(-1)?.at)
    expect(receipt.plan.totals.payment).toBe(receipt.offer.totalPayable)
    expect(receipt.lender.email).toMatch(/^info@[\w-]+\.example$/u)
  })

  it('return the due dates as a calendar with an event for each payment', async () => {
    const owned = await reachOffers()
    await accept(owned)
    const { id, token } = owned
    const receipt = await server.mustCall(acceptedOffer, { params: { id }, token })
    const { headers, reply, text } = await server.call(acceptedOfferCalendar, { params: { id }, token })
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(reply?.fileName).toBe(`${receipt.reference}.ics`)
    const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/gu)].map(([, day]) => day)
    expect(days).toEqual(receipt.plan.rows.map(({ dueAt }) => dueAt.replaceAll('-', '')))
    const again = await server.call(acceptedOfferCalendar, { params: { id }, token })
    expect(again.text).toBe(text)
  })

  it('return no receipt before the acceptance', async () => {
    const { id, token } = await reachOffers()
    for (const endpoint of [acceptedOffer, acceptedOfferCalendar]) {
      expect((await server.call(endpoint, { params: { id }, token })).status).toBe(409)
    }
  })

  it('return no receipt for an application that ended without an offer', async () => {
    const { id, token } = await submitApplication(server, withTag(anna, 'redirected'))
    expect(readState(await waitForLenders(server, { id, token }))).toBe('REDIRECTED')
    expect((await server.call(acceptedOffer, { params: { id }, token })).status).toBe(409)
  })

  it('write no personal data and no offer to the log', async () => {
    const { id, token, offers } = await reachOffers()
    await server.call(offerInformation, { params: { id, offerId: offers[0]?.id ?? '' }, token })
    expect(server.logged()).toContain('/offers/:offerId/information')
    expect(server.logged()).not.toContain(id)
  })
})
