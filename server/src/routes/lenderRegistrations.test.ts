// The registrations of a lender in the replies and the e-mail of an offer, whatever the stored offer has of them.
import { acceptedOffer } from '@loan/domain/contract/agreement'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { phLenders } from '../countries/ph/lenders.ts'
import { leads } from '../database/schema.ts'
import { readMessages } from '../messages/outbox.ts'
import { answer } from '../testing/applicant.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { openTestPglite } from '../testing/databases.ts'
import { readState, requestStatus, submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { createPersona, withTag } from '../testing/personas.ts'

describe('the registrations of a lender', () => {
  const server = createServerFixture(openTestPglite)

  const reachOffer = async () => {
    const owned = await submitApplication(server, withTag(createPersona(vireoPh), 'proficredit-offer'))
    const { offers } = await waitForLenders(server, owned)
    const { key, name } = offers[0]?.lender ?? expect.fail('no offer')
    return { owned, lender: { key, name }, ...phLenders.find((lender) => lender.key === key) }
  }
  const storeLender = (id: string, lender: object) =>
    server.storage.database
      .update(leads)
      .set({ journey: sql`jsonb_set(${leads.journey}, '{offers,0,lender}', ${JSON.stringify(lender)}::jsonb)` })
      .where(eq(leads.id, id))
  const readEmail = async (leadId: string) => {
    const { storage, secretKey } = server.services
    const messages = await readMessages(storage.database, secretKey, { leadId, now: server.now() })
    const { body = '', html = '' } = messages.findLast(({ channel }) => channel === 'email') ?? {}
    return { body, html }
  }

  it.each([
    ['none, as one of another release', {}],
    ['former ones', { registrations: [{ name: 'Former number', number: '1' }] }],
  ])('are those of its row when the stored offer has %s', async (_what, stored) => {
    const { owned, lender, registrations } = await reachOffer()
    expect(registrations).toHaveLength(2)
    await storeLender(owned.id, { ...lender, ...stored })
    const status = await requestStatus(server, owned)
    expect(status.offers.map((offer) => offer.lender.registrations)).toEqual([registrations])
    await answer(server, owned, status)
    const ended = await waitForLenders(server, owned)
    expect(readState(ended)).toBe('ACCEPTED')
    expect(ended.offers.map((offer) => offer.lender.registrations)).toEqual([registrations])
    const { offer } = await server.mustCall(acceptedOffer, { params: { id: owned.id }, token: owned.token })
    expect(offer.lender.registrations).toEqual(registrations)
    const { body, html } = await readEmail(owned.id)
    for (const { name, number } of registrations ?? []) {
      expect(body).toMatch(new RegExp(`${name}.*${number}`, 'u'))
      // Browsers must translate neither.
      const [row] = html.match(new RegExp(`<div[^>]*>\\s*<dt[^>]*>${name}</dt>[^]*?</div>`, 'u')) ?? []
      expect(row).toContain('translate="no"')
      expect(row).toContain(number)
    }
    expect(body).not.toContain('Former number')
  })

  it('are not stored', async () => {
    const { owned, lender } = await reachOffer()
    const [row] = await server.storage.database
      .select({ journey: leads.journey })
      .from(leads)
      .where(eq(leads.id, owned.id))
    const journey = JSON.stringify(row?.journey)
    expect(journey).toContain(lender.name)
    expect(journey).not.toContain('registrations')
  })
})
