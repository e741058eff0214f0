// The operators' pages on both engines: leads by state and age, search, and the record of a lead.
import { randomUUID } from 'node:crypto'
import { hourMs } from '@loan/domain/durations'
import { formatApplicationNumber } from '@loan/domain/lead/applicationNumber'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents, leads, outbox } from '../../database/schema.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { engines } from '../../testing/databases.ts'
import { operatorEnvironment, readActionRows, readRow, signInOperator } from '../../testing/operatorCalls.ts'
import { anna, lucia } from '../../testing/personas.ts'
import { submitScenario } from '../../testing/submitScenario.ts'
import { createDraft, submitApplication } from '../../testing/leadRequests.ts'

const { email: annaEmail = '', phoneNumber: annaPhone = '' } = anna.answers.contactDetails ?? {}
const formatNumber = (id: string) => formatApplicationNumber(anna.product.country.code, id)

describe.each(engines)('the operators on $name', ({ open }) => {
  const server = createServerFixture(open, operatorEnvironment)

  const startVerification = () => submitScenario(server, 'verification')
  const updateRow = (id: string, columns: Partial<typeof leads.$inferInsert>) =>
    server.storage.database.update(leads).set(columns).where(eq(leads.id, id))
  const getTimeIn = (ms: number) => new Date(server.now().getTime() + ms)

  it('see leads by state and age, and those that wait longest, without drafts, expired and erased leads', async () => {
    const young = await startVerification()
    const old = await startVerification()
    const expired = await startVerification()
    const erased = await startVerification()
    const draft = await createDraft(server, anna)
    await updateRow(old.id, { updatedAt: getTimeIn(-25 * hourMs), expiresAt: getTimeIn(hourMs) })
    await updateRow(expired.id, { expiresAt: getTimeIn(-1) })
    await updateRow(erased.id, { erasedAt: server.now() })
    const { body } = await (await signInOperator(server)).get('/operators')
    expect(readRow(body, 'MOBILE_VERIFICATION')).toEqual(['MOBILE_VERIFICATION', 'the applicant', '2', '1', '1', '1 d'])
    expect(readRow(body, `/operators/leads/${old.id}`).slice(1)).toEqual([
      'tukan-pl',
      'MOBILE_VERIFICATION',
      'the applicant',
      expect.stringMatching(/^2026-11-19 08:/u),
      '1 d',
      expect.stringMatching(/^2026-11-20 10:/u),
    ])
    expect(body.indexOf(old.id)).toBeLessThan(body.indexOf(young.id))
    expect(body).not.toContain(expired.id)
    expect(body).not.toContain(erased.id)
    expect(body).not.toContain(draft.id)
    expect(readRow(body.slice(body.indexOf('last 24 hours')), 'NONE')).toEqual(['NONE', '1'])
    expect(body).not.toContain(annaPhone)
  })

  it.each([
    ['the application number', (id: string) => formatNumber(id)],
    ['the application number without separators', (id: string) => formatNumber(id).replaceAll('-', '').toLowerCase()],
    ['the id', (id: string) => id],
  ])('find one lead by %s', async (_what, format) => {
    const { id } = await startVerification()
    const other = await startVerification()
    const operator = await signInOperator(server)
    const { body, statusCode } = await operator.post('/operators/search', { term: format(id) })
    expect([statusCode, body.includes(id), body.includes(other.id)]).toEqual([200, true, false])
    expect((await readActionRows(server)).at(-1)).toMatchObject({
      kind: 'search',
      leadId: id,
      leadCount: 1,
      result: 'done',
    })
  })

  it.each([
    ['an address in other case', annaEmail.replace('@', '+mail@'), annaEmail.replace('@', '+MAIL@')],
    ['an address with spaces', annaEmail.replace('@', '+mail@'), `  ${annaEmail.replace('@', '+mail@')} `],
    ['a number', annaEmail, annaPhone],
    [
      'a number with 00 and separators',
      annaEmail,
      `00${annaPhone.slice(1, 6)}-${annaPhone.slice(6, 9)} ${annaPhone.slice(9)}`,
    ],
    ['a number without the calling code', annaEmail, annaPhone.slice(3)],
  ])('find all leads of a person by %s, and no lead of another person', async (_what, email, term) => {
    const persona = { ...anna, answers: { ...anna.answers, contactDetails: { ...anna.answers.contactDetails, email } } }
    const [draft, sent] = [await createDraft(server, persona), await submitApplication(server, persona)]
    const other = await createDraft(server, lucia)
    const operator = await signInOperator(server)
    const { body } = await operator.post('/operators/search', { term })
    expect([draft, sent, other].map(({ id }) => body.includes(id))).toEqual([true, true, false])
    const row = (await readActionRows(server)).at(-1)
    expect(row).toMatchObject({
      kind: 'search',
      operator: 'maria',
      leadId: null,
    })
    expect(row?.personHash).toMatch(/^[\da-f]{64}$/u)
    expect(JSON.stringify(row)).not.toContain(term.trim())
  })

  it('find nothing for an unknown term, and reject an invalid one', async () => {
    const operator = await signInOperator(server)
    for (const term of ['nobody@example.com', '+48600000000', 'PL-0000-0000-0000', randomUUID()]) {
      const { body, statusCode } = await operator.post('/operators/search', { term })
      expect([term, statusCode, body.includes('No lead was found.')]).toEqual([term, 200, true])
    }
    for (const term of ['', 'Anna Kowalska', '%', '12', "'; drop table leads; --"]) {
      expect([term, (await operator.post('/operators/search', { term })).statusCode]).toEqual([term, 422])
    }
  })

  it('see the record of a lead with steps, messages and consents, and no answer of the applicant', async () => {
    const { id, token } = await startVerification()
    const [sms] = await server.storage.database.select().from(outbox).where(eq(outbox.leadId, id)).limit(1)
    await server.storage.database
      .update(outbox)
      .set({ status: 'bounced', outcomeCode: '5.1.1' })
      .where(eq(outbox.id, sms?.id ?? 0))
    const { body } = await (await signInOperator(server)).get(`/operators/leads/${id}`)
    expect(body).toContain(formatNumber(id))
    expect(body).toContain('MOBILE_VERIFICATION (waiting)')
    expect(body).toMatch(/received[\s\S]*asking[\s\S]*needs-answer/u)
    expect(readRow(body, '5.1.1').join(' ')).toContain('bounced')
    const [consent] = await server.storage.database.select().from(consents).where(eq(consents.leadId, id)).limit(1)
    expect(readRow(body, `<td>${consent?.key}</td>`)).toEqual([
      consent?.given,
      consent?.key,
      consent?.version,
      consent?.locale,
      '–',
      expect.stringMatching(/^2026-11-20 09:/u),
      `<code>${consent?.textHash.slice(0, 12)}</code>`,
    ])
    expect(body).toContain('<code>personalDetails.firstName</code>')
    expect(body).toMatch(/•••@/u)
    expect(body).not.toMatch(/Anna|Kowalska|512345|85071412334|1985-07-14|verification@/u)
    expect(body).not.toContain(annaPhone)
    expect(body).not.toContain(token)
    expect((await readActionRows(server)).at(-1)).toMatchObject({
      kind: 'view',
      leadId: id,
      operator: 'maria',
      result: 'done',
    })
    expect((await (await signInOperator(server)).get(`/operators/leads/${id}`)).body).toMatch(/<td>view<\/td>/u)
  })

  it('see the record of a lead whose journey is invalid, and of a draft without answers', async () => {
    const { id } = await startVerification()
    await updateRow(id, { journey: { steps: 'x' } })
    const operator = await signInOperator(server)
    expect((await operator.get(`/operators/leads/${id}`)).body).toContain('The stored journey is invalid')
    const empty = await createDraft(server, { ...anna, answers: {} })
    const page = await operator.get(`/operators/leads/${empty.id}`)
    expect([page.statusCode, page.body.includes('names no address')]).toEqual([200, true])
    for (const unknown of [randomUUID(), 'x', '%2e%2e']) {
      expect((await operator.get(`/operators/leads/${unknown}`)).statusCode).toBe(404)
    }
  })

  it('see what applicants and outside systems wrote as text, not as markup', async () => {
    const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>\''
    const { id } = await startVerification()
    await updateRow(id, {
      product: markup,
      state: markup,
      updatedAt: getTimeIn(-30 * hourMs),
      application: { [markup]: markup, contactDetails: { email: `${markup}@${markup}`, phoneNumber: markup } },
    })
    const { database } = server.storage
    await database
      .update(outbox)
      .set({ kind: markup, outcomeCode: markup, status: 'failed' })
      .where(eq(outbox.leadId, id))
    await database
      .update(consents)
      .set({ key: markup, version: markup, locale: markup, lender: markup })
      .where(eq(consents.leadId, id))
    const operator = await signInOperator(server)
    const pages = await Promise.all(
      ['/operators', `/operators/leads/${id}`, '/operators/outbox', '/operators/log'].map((path) => operator.get(path)),
    )
    pages.push(await operator.post('/operators/search', { term: id }))
    pages.push(await operator.post('/operators/search', { term: markup }))
    for (const { body } of pages) expect(body).not.toMatch(/<script|<img/u)
    expect(pages[1]?.body).toContain('&lt;script&gt;')
    await database.delete(leads).where(eq(leads.id, id))
  })
})
