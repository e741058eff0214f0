// Bodies of lenders at the limits: size, nesting, repeated keys. Each is applied once or rejected with a status below
// 500.
import { randomUUID } from 'node:crypto'
import { eraseLead, skipLender } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { leads } from '../database/schema.ts'
import { journeySchema } from '../lender-journeys/journey.ts'
import { engines } from '../testing/databases.ts'
import { buildLenderBody, postLenderBody, sentOffer } from '../testing/lenderEvent.ts'
import { anna } from '../testing/personas.ts'
import { submitApplication } from '../testing/leadRequests.ts'
import { createTwoLendersFixture } from '../testing/createTwoLendersFixture.ts'

/** The limit of routes/lenderEvents.ts. */
const maxBytes = 64 * 1024

describe.each(engines)('a body of a lender on $name', ({ open }) => {
  const lenders = createTwoLendersFixture(
    open,
    { sends: ['amount', 'period'], followUpSeconds: 30 },
    { REDIRECT_HOSTS: 'one.example' },
  )
  const { server } = lenders

  const post = (body: string | Buffer) => postLenderBody(server, body)
  const readRow = async (id: string) => (await server.storage.database.select().from(leads).where(eq(leads.id, id)))[0]
  /** The reference of the lead at the lender that has it. */
  const readReference = async (id: string) => v.parse(journeySchema, (await readRow(id))?.journey).reference
  const submit = async () => {
    const owned = await submitApplication(server, anna)
    const requests = await lenders.sendDue()
    // The second lender gets the applications of earlier tests.
    const reference = await readReference(owned.id)
    const sent = requests.find((request) => request.reference === reference)
    if (sent === undefined) throw new Error('No application was sent')
    return { owned, sent }
  }
  const withdraws = { kind: 'withdraws' }

  it('has at most 64 KiB', async () => {
    const { owned, sent } = await submit()
    const before = await readRow(owned.id)
    const body = buildLenderBody(sent, withdraws)
    const fill = (bytes: number): string => body + ' '.repeat(bytes - body.length)
    expect(await post(fill(maxBytes + 1))).toBe(413)
    expect(await readRow(owned.id)).toEqual(before)
    expect(await post(fill(maxBytes))).toBe(204)
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('can nest %s to any depth, which changes nothing', async (_what, begin, end) => {
    const { owned, sent } = await submit()
    const before = await readRow(owned.id)
    const depth = Math.floor((maxBytes - 400) / (begin.length + end.length))
    const nested = `${begin.repeat(depth)}1${end.repeat(depth)}`
    expect(await post(nested)).toBe(400)
    expect(await post(buildLenderBody(sent, 0).replace('"event":0', `"event":${nested}`))).toBe(400)
    expect(await readRow(owned.id)).toEqual(before)
    expect(await post(buildLenderBody(sent, withdraws).replace('{', `{"extra":${nested},`))).toBe(204)
  })

  it('is JSON in UTF-8: bytes of another encoding have a valid signature and are rejected as such', async () => {
    const { owned, sent } = await submit()
    const before = await readRow(owned.id)
    const body = buildLenderBody(sent, withdraws).replace('{', '{"note":"Łódź",')
    expect(await post(Buffer.from(body, 'latin1'))).toBe(400)
    expect(await post(Buffer.from(body, 'utf16le'))).toBe(400)
    expect(await readRow(owned.id)).toEqual(before)
    expect(await post(Buffer.from(`\ufeff${body}`))).toBe(204)
  })

  it.each([
    ['the name of an offer', { kind: 'offers', offers: [{ ...sentOffer, product: 'Loan \ud800' }] }, 400],
    ['an address', { kind: 'redirects', url: 'https://one.example/\udc00' }, 422],
  ])('with half of a surrogate pair in %s is rejected', async (_what, event, status) => {
    const { owned, sent } = await submit()
    const before = await readRow(owned.id)
    expect(await post(buildLenderBody(sent, event))).toBe(status)
    expect(await readRow(owned.id)).toEqual(before)
  })

  it('counts the last value of a repeated key, in each call', async () => {
    const { owned, sent } = await submit()
    const [first, last] = [randomUUID(), randomUUID()]
    const body = buildLenderBody(sent, withdraws, last).replace('{', `{"id":"${first}",`)
    expect(await post(body.replace('"kind":"withdraws"', '"kind":"withdraws","kind":"pays"'))).toBe(400)
    expect(await post(body)).toBe(204)
    expect(await readReference(owned.id)).not.toBe(sent.reference)
    expect(await post(buildLenderBody(sent, withdraws, last))).toBe(409)
    expect(await post(buildLenderBody(sent, withdraws, first))).toBe(410)
  })

  it('can have keys of the prototype, which change nothing', async () => {
    const { sent } = await submit()
    const extra = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    expect(await post(buildLenderBody(sent, withdraws).replace('{', `{${extra},`))).toBe(204)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it.each([
    ['skips the lender', skipLender, 410],
    ['erases the application', eraseLead, 404],
  ] as const)('that arrives while the applicant %s restores nothing', async (_what, action, late) => {
    for (let round = 0; round < 8; round += 1) {
      const { owned, sent } = await submit()
      const end = () => server.call(action, { params: { id: owned.id }, token: owned.token })
      const send = () => post(buildLenderBody(sent, { kind: 'requires-step', step: 'MOBILE_VERIFICATION' }))
      const isEventFirst = round % 2 === 0
      const early = isEventFirst ? send() : null
      const ended = end()
      const [{ status }, eventStatus] = await Promise.all([ended, early ?? send()])
      expect([200, 409]).toContain(status)
      expect([204, 404, 410]).toContain(eventStatus)
      if (status === 409) continue
      expect(await send()).toBe(late)
      if (action === eraseLead) expect(await readRow(owned.id)).toMatchObject({ application: {}, journey: null })
      else expect(await readReference(owned.id)).not.toBe(sent.reference)
    }
  })
})
