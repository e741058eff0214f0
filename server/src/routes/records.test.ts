// Stored consents, passwords and affiliate events, on both engines.
import { affiliateEvent, customerConsents, setPassword } from '@loan/domain/contract/customer'
import { createLead } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { affiliateEvents, passwords } from '../database/schema.ts'
import { answer } from '../testing/applicant.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft, waitForLenders, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('records on $name', ({ open }) => {
  const server = createServerFixture(open)

  describe('consents', () => {
    const fetchConsents = async ({ id, token }: LeadHandle) =>
      (await server.mustCall(customerConsents, { params: { id }, token })).consents

    // Shows spec 3.36
    it('are returned as given, for the product and for each lender', async () => {
      const owned = await submitApplication(server, withTag(anna, 'consents'))
      const own = await fetchConsents(owned)
      expect(own.map(({ lender, key, given }) => [lender, key, given])).toEqual(
        anna.product.policies.map(({ key, required }) => [null, key, required]),
      )
      const status = await waitForLenders(server, owned)
      await answer(server, owned, status)
      const added = (await fetchConsents(owned)).slice(own.length)
      expect(added.map(({ key, given }) => [key, given])).toEqual(
        status.policies.map(({ key, required }) => [key, required]),
      )
      // The title is in the locale of the consent.
      expect(added[0]?.title).toBe(`Terms of ${status.lender?.name} and use of my data`)
      expect(own[0]?.title).not.toBe(own[0]?.key)
      expect(own.map(({ lenderName }) => lenderName)).toEqual(own.map(() => null))
      expect(new Set(added.map(({ lenderName }) => lenderName))).toEqual(new Set([status.lender?.name]))
      expect(new Set(added.map(({ lender }) => lender)).size).toBe(1)
      expect(added[0]?.lender).not.toBeNull()
    })
  })

  describe('a password', () => {
    const set = (owned: LeadHandle, password: string) =>
      server.call(setPassword, { body: { id: owned.id, password }, token: owned.token })

    it('is stored as a salted hash and replaced by the next one', async () => {
      const owned = await submitApplication(server, anna)
      expect((await set(owned, 'cztery konie w lesie')).status).toBe(200)
      const read = () => server.storage.database.select().from(passwords).where(eq(passwords.leadId, owned.id))
      const [first] = await read()
      expect(JSON.stringify(first)).not.toContain('konie')
      expect(Buffer.from(first?.hash ?? '', 'base64')).toHaveLength(32)
      expect((await set(owned, 'cztery konie w lesie')).status).toBe(200)
      const rows = await read()
      expect(rows).toHaveLength(1)
      expect(rows[0]?.hash).not.toBe(first?.hash)
      expect(rows[0]?.salt).not.toBe(first?.salt)
    })

    it.each([
      ['krótkie1', 'password-too-short'],
      ['żółw żółw 1', 'password-too-short'],
      ['x1'.repeat(70), 'password-too-long'],
      ['password1234', 'password-common'],
      ['Password!2026', 'password-common'],
      ['aaaaaaaaaaaaaaaa', 'password-common'],
      ['123456789012', 'password-common'],
      ['qwertyuiop123', 'password-common'],
      ['tukan-Tukan 2026', 'password-common'],
      ['anna lubi lato bardzo', 'password-personal'],
      ['moje 14.07.1985 i ja', 'password-personal'],
      ['moje 1985-07-14 i ja', 'password-personal'],
      ['dzwoń 512 345 678 już', 'password-personal'],
      ['Zielony-Rower 88', null],
    ])('%j returns the error %s', async (password, code) => {
      const owned = await submitApplication(server, anna)
      const { status, problem } = await set(owned, password)
      expect([status, problem?.errors?.[0]?.code ?? null]).toEqual([code === null ? 200 : 422, code])
      expect(JSON.stringify(problem)).not.toContain(password)
    })

    it('is rejected for a draft and with the token of another lead', async () => {
      const draft = await createDraft(server, anna)
      expect((await set(draft, 'cztery konie w lesie')).problem?.type).toBe('urn:loan:problem:wrong-state')
      const other = await submitApplication(server, anna)
      expect((await set({ id: other.id, token: draft.token }, 'cztery konie w lesie')).status).toBe(404)
    })
  })

  describe('affiliate events', () => {
    const reference = { attribute: 'partner', subId: 's1', transactionId: 't-77' }
    const createSent = (affiliateReferenceParams?: typeof reference) =>
      server.mustCall(createLead, {
        body: {
          product: anna.product.id,
          ...anna.answers,
          ...(affiliateReferenceParams !== undefined && { affiliateReferenceParams }),
        },
      })
    type Name = 'Lead' | 'CompleteRegistration' | 'Rejected'
    const send = ({ id, token }: LeadHandle, name: Name, product = 'tukan-pl') =>
      server.call(affiliateEvent, { body: { id, product, name }, token })
    const readEvents = ({ id }: LeadHandle) =>
      server.storage.database.select().from(affiliateEvents).where(eq(affiliateEvents.leadId, id))

    it('are stored once with the affiliate reference of the lead', async () => {
      const lead = await createSent(reference)
      for (let time = 0; time < 3; time += 1) expect((await send(lead, 'Lead')).reply).toEqual({ stored: true })
      expect(await readEvents(lead)).toEqual([
        {
          leadId: lead.id,
          name: 'Lead',
          product: 'tukan-pl',
          reference: 'partner',
          subId: 's1',
          transactionId: 't-77',
          at: server.now(),
        },
      ])
    })

    it('are not stored for a lead without an affiliate reference', async () => {
      const lead = await createSent()
      expect((await send(lead, 'Lead')).reply).toEqual({ stored: false })
      expect(await readEvents(lead)).toEqual([])
    })

    it('are rejected when the state of the lead does not match', async () => {
      const lead = await createSent(reference)
      expect((await send(lead, 'CompleteRegistration')).problem?.type).toBe('urn:loan:problem:wrong-state')
      expect((await send(lead, 'Rejected')).status).toBe(409)
      expect((await send(lead, 'Lead', 'tukan-es')).status).toBe(422)
      expect(await readEvents(lead)).toEqual([])
    })

    it('are stored for a submission and its rejection', async () => {
      const persona = withTag(
        { ...anna, answers: { ...anna.answers, affiliateReferenceParams: reference } },
        'rejected',
      )
      const owned = await submitApplication(server, persona)
      expect((await send(owned, 'CompleteRegistration')).status).toBe(200)
      await waitForLenders(server, owned)
      expect((await send(owned, 'Rejected')).status).toBe(200)
      expect((await readEvents(owned)).map(({ name }) => name)).toEqual(['CompleteRegistration', 'Rejected'])
    })
  })
})
