// Export and erasure of a person on both engines: what the file contains, what remains in the database, and the
// records.
import { setPassword } from '@loan/domain/contract/customer'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { codeSends, consents, leads, leadTokens, outbox, passwordTries, uploads } from '../../database/schema.ts'
import { hashAddress } from '../../leads/access/passwordSignIn.ts'
import { isUnsubscribed, unsubscribe } from '../../messages/unsubscribed.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import {
  type Operator,
  operatorEnvironment,
  readActionRows,
  readHidden,
  signInOperator,
} from '../../testing/operatorCalls.ts'
import { anna, lucia, type TestApplicant } from '../../testing/personas.ts'
import { buildPng } from '../../testing/pictures.ts'
import { parseJson } from '../../testing/readReply.ts'
import { createDraft, submitApplication, waitForLenders } from '../../testing/leadRequests.ts'
import { listFiles, sendPicture } from '../../testing/uploadCalls.ts'

const withContact = (persona: TestApplicant, email: string, phoneNumber: string): TestApplicant => ({
  ...persona,
  answers: { ...persona.answers, contactDetails: { ...persona.answers.contactDetails, email, phoneNumber } },
})

const exportSchema = v.looseObject({
  leads: v.array(
    v.looseObject({
      id: v.string(),
      journey: v.nullable(v.looseObject({ steps: v.array(v.looseObject({ kind: v.string() })) })),
      messages: v.array(v.looseObject({ kind: v.string(), status: v.string() })),
      consents: v.array(v.looseObject({ given: v.boolean() })),
      devices: v.array(v.strictObject({ since: v.string() })),
      resumeLinks: v.array(v.looseObject({ kind: v.string() })),
      uploads: v.array(v.strictObject({ side: v.string(), mimeType: v.string(), bytes: v.number(), at: v.string() })),
    }),
  ),
})

describe.each(engines)('a person on $name', ({ open }) => {
  const server = createServerFixture(open, { ...operatorEnvironment, CODES_PER_NUMBER: '50', FILE_STORE: 'database' })
  let persons = 0

  /** A person with a draft, a lead that waits for a code, and a lead with an upload. */
  const createPersonLeads = async () => {
    persons += 1
    const phone = `+485123450${String(persons).padStart(2, '0')}`
    const local = `person${persons}`
    const address = (tag: string) => `${local}+${tag}@example.com`
    // The scenarios need different addresses; the number is the same.
    const draft = await createDraft(server, withContact(anna, address('draft'), phone))
    const coded = await submitApplication(server, withContact(anna, address('verification'), phone))
    await waitForLenders(server, coded)
    const pictured = await submitApplication(server, withContact(anna, address('id-upload'), phone))
    await waitForLenders(server, pictured)
    await sendPicture(server, pictured, { side: 'front', body: buildPng(), contentType: 'image/png' })
    return { phone, address, draft, coded, pictured, ids: [draft.id, coded.id, pictured.id] }
  }
  const findPerson = async (operator: Operator, term: string): Promise<string> => {
    const { body } = await operator.post('/operators/search', { term })
    return readHidden(body, 'person')[0] ?? ''
  }
  const countRows = async (ids: readonly string[]) => {
    const { database } = server.storage
    const tables = [leadTokens, outbox, uploads, consents]
    const counts = tables.map(async (table) => {
      const rows = await database.select({ id: table.leadId }).from(table)
      return rows.filter(({ id }) => ids.includes(id)).length
    })
    return Promise.all(counts)
  }
  const readLead = async (id: string) => (await server.storage.database.select().from(leads).where(eq(leads.id, id)))[0]

  it('is exported as a JSON file with everything about all leads and without secrets', async () => {
    const { phone, coded, pictured, draft, ids, address } = await createPersonLeads()
    await server.mustCall(setPassword, {
      body: { id: pictured.id, password: 'a quiet river in May' },
      token: pictured.token,
    })
    await createDraft(server, lucia)
    const operator = await signInOperator(server)
    const reply = await operator.post('/operators/export', { person: await findPerson(operator, phone) })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="person-2026-11-20.json"',
      'cache-control': 'no-store',
    })
    const exported = v.parse(exportSchema, parseJson(reply.body))
    expect(exported).toMatchObject({ format: 'loan-person-1', person: { phone } })
    expect(exported.leads.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const find = (id: string) => exported.leads.find((lead) => lead.id === id)
    expect(find(draft.id)).toMatchObject({ status: 'draft', answers: { contactDetails: { email: address('draft') } } })
    expect(find(coded.id)).toMatchObject({
      product: 'tukan-pl',
      state: 'MOBILE_VERIFICATION',
      answers: { personalDetails: { firstName: 'Anna' }, contactDetails: { phoneNumber: phone } },
      verification: { phoneNumber: phone, verifiedAt: null },
    })
    const { journey, messages, devices, resumeLinks, consents: choices } = find(coded.id) ?? {}
    expect(journey?.steps[0]?.kind).toBe('received')
    expect(messages?.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      'email pending',
      'sms pending',
    ])
    expect([devices?.length, choices?.length]).toEqual([1, 5])
    expect(resumeLinks?.map(({ kind }) => kind)).toEqual(['email'])
    expect(find(pictured.id)?.uploads.map(({ side }) => side)).toEqual(['front'])
    expect(find(pictured.id)).toMatchObject({ passwordSetAt: server.now().toISOString() })
    const { database } = server.storage
    const [token] = await database.select().from(leadTokens).where(eq(leadTokens.leadId, coded.id))
    const [upload] = await database.select().from(uploads).where(eq(uploads.leadId, pictured.id))
    for (const secret of [token?.tokenHash, upload?.sealKey, upload?.fileName, coded.token, 'clientHash', 'handOver']) {
      expect(reply.body).not.toContain(secret)
    }
    expect((await readActionRows(server)).at(-1)).toMatchObject({ kind: 'export', leadCount: 3, result: 'done' })
  })

  it('is found by its lead, without its address in any page', async () => {
    const { coded, address } = await createPersonLeads()
    const operator = await signInOperator(server)
    const page = (await operator.get(`/operators/leads/${coded.id}`)).body
    const [person = ''] = readHidden(page, 'person')
    expect(page).not.toContain(address('verification'))
    const exported = await operator.post('/operators/export', { person })
    expect(v.parse(exportSchema, parseJson(exported.body)).leads).toMatchObject([{ id: coded.id }])
    expect(exported.body).toContain(address('verification'))
  })

  it('is erased after a confirmation: answers, messages, devices, uploads and files, and what refers to it by a hash', async () => {
    const { phone, draft, coded, pictured, ids, address } = await createPersonLeads()
    const other = await createPersonLeads()
    const { database } = server.storage
    const { secretKey } = server.services
    const emailHash = hashAddress(secretKey, { product: 'tukan-pl', email: address('verification') })
    await database.insert(passwordTries).values({ emailHash, at: server.now() })
    await unsubscribe(database, { secretKey, email: address('verification') }, server.now())
    const sendsBefore = (await database.select().from(codeSends)).length
    const filesBefore = (await listFiles(server)).length
    const otherRows = await countRows(other.ids)

    const operator = await signInOperator(server)
    const person = await findPerson(operator, phone)
    const asked = await operator.post('/operators/erase', { person })
    expect(asked.body).toContain('Erase 3 leads')
    expect((await readLead(coded.id))?.erasedAt).toBeNull()

    const erased = await operator.post('/operators/erase', { person, confirmed: 'yes' })
    expect(erased.body).toContain('Erased: 3 leads.')
    expect(await readLead(draft.id)).toBeUndefined()
    for (const id of [coded.id, pictured.id]) {
      expect(await readLead(id)).toMatchObject({
        application: {},
        journey: null,
        status: 'expired',
        erasedAt: server.now(),
      })
    }
    expect(await countRows(ids)).toEqual([0, 0, 0, 10])
    expect(await listFiles(server)).toHaveLength(filesBefore - 1)
    expect(sendsBefore - (await database.select().from(codeSends)).length).toBeGreaterThan(0)
    expect(await database.select().from(passwordTries).where(eq(passwordTries.emailHash, emailHash))).toEqual([])
    expect(await isUnsubscribed(database, { secretKey, email: address('verification') })).toBe(true)

    expect(await countRows(other.ids)).toEqual(otherRows)
    expect((await readLead(other.coded.id))?.erasedAt).toBeNull()
    const remaining = await database
      .select()
      .from(leads)
      .where(sql`application::text like ${`%${phone}%`}`)
    expect(remaining).toEqual([])
    expect((await operator.post('/operators/search', { term: phone })).body).toContain('No lead was found.')
    const records = (await readActionRows(server)).filter(({ kind }) => kind === 'erase')
    expect(records.at(0)).toMatchObject({ leadCount: 3, leadId: null, result: 'done' })
    expect(
      records
        .slice(1)
        .map(({ leadId }) => leadId ?? '')
        .toSorted(),
    ).toEqual(ids.toSorted())
    expect(JSON.stringify(await readActionRows(server))).not.toMatch(/person\d+\+|\+485123450/u)
  })

  it('is neither exported nor erased by the form of another session', async () => {
    const { phone, coded } = await createPersonLeads()
    const person = await findPerson(await signInOperator(server), phone)
    const other = await signInOperator(server, 'jan')
    for (const field of [person, '', 'x', `${person}x`]) {
      expect((await other.post('/operators/export', { person: field })).statusCode).toBe(404)
      expect((await other.post('/operators/erase', { person: field, confirmed: 'yes' })).statusCode).toBe(404)
    }
    expect((await readLead(coded.id))?.erasedAt).toBeNull()
  })

  it('with too many leads for one file is not exported in part, and is erased completely', async () => {
    const email = 'many@example.com'
    await server.storage.database.execute(sql`insert into leads
      (id, product, revision, status, state, application, submit_tries, created_at, updated_at, expires_at)
      select gen_random_uuid(), 'tukan-pl', 1, 'draft', 'NONE', ${JSON.stringify({ contactDetails: { email } })}::jsonb, 0,
        now(), now(), now() from generate_series(1, 250)`)
    const operator = await signInOperator(server)
    const person = await findPerson(operator, email)
    expect((await operator.post('/operators/export', { person })).statusCode).toBe(422)
    expect((await readActionRows(server)).at(-1)).toMatchObject({ kind: 'export', result: 'rejected' })
    expect((await operator.post('/operators/erase', { person, confirmed: 'yes' })).body).toContain('Erased: 250 leads.')
    expect((await operator.post('/operators/search', { term: email })).body).toContain('No lead was found.')
  })

  it('never appears in the log of the server or in an address', async () => {
    expect(server.logged()).toContain('/operators/export')
    expect(server.logged()).not.toMatch(/person\d+(?:\+|%2B)|485123450|many@|a-key-of/u)
  })
})
