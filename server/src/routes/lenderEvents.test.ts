// The events of lenders: who may send which event for which lead, and what a rejected one changes: nothing.
import { randomUUID } from 'node:crypto'
import { minuteMs } from '@loan/domain/durations'
import { eraseLead, skipLender } from '@loan/domain/contract/lead'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leads } from '../database/schema.ts'
import { advanceDueLeads } from '../leads/lender-events/advanceDueLeads.ts'
import type { Log } from '../lib/log.ts'
import { erasePerson } from '../operators/erasePerson.ts'
import { createPerson } from '../operators/person.ts'
import { engines } from '../testing/databases.ts'
import { type AnsweredRequest, type LenderEventOptions, sendLenderEvent } from '../testing/lenderEvent.ts'
import { anna } from '../testing/personas.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { requestStatus, submitApplication } from '../testing/leadRequests.ts'
import { createTwoLendersFixture } from '../testing/createTwoLendersFixture.ts'
import { type LenderRequest, lenderSecrets } from '../testing/twoLenders.ts'

describe.each(engines)('events of lenders on $name', ({ open }) => {
  const lenders = createTwoLendersFixture(open, { sends: ['amount', 'period'], followUpSeconds: 30, maxOffers: 2 })
  const { server } = lenders

  const advanceOptions = (faults: unknown[]) => ({
    now: server.now(),
    random: () => 0,
    reportFault: (error: unknown) => void faults.push(error),
  })
  const sendDue = () => lenders.sendDue()
  const sendEvent = (answered: AnsweredRequest, event: unknown, options: LenderEventOptions = {}) =>
    sendLenderEvent(server, answered, event, options)

  let owned: LeadHandle
  let sent: LenderRequest
  beforeEach(async () => {
    owned = await submitApplication(server, anna)
    const [application] = await sendDue()
    if (application === undefined) throw new Error('No application was sent')
    sent = application
  })
  afterEach(async () => {
    // Ends the lead and its requests, so that the next test has neither.
    await server.call(eraseLead, { params: { id: owned.id }, token: owned.token })
    await sendDue()
  })
  const listSteps = async (lead: LeadHandle) => (await requestStatus(server, lead)).steps.map(({ kind }) => kind)
  const readRow = async () => (await server.storage.database.select().from(leads).where(eq(leads.id, owned.id)))[0]

  it('follow an application with a random reference and only the answers of the configuration', () => {
    expect(sent).toEqual({
      id: sent.id,
      kind: 'application',
      reference: sent.reference,
      exchange: 0,
      at: server.now().toISOString(),
      answerBy: new Date(server.now().getTime() + 60_000).toISOString(),
      product: 'tukan-pl',
      country: 'PL',
      currency: 'PLN',
      answers: { amount: anna.answers.amount, period: anna.answers.period },
    })
    expect(sent.reference).toMatch(/^[\w-]{32}$/u)
    const headers = lenders.address.received.at(-1)?.headers
    expect([headers?.['idempotency-key'], headers?.['traceparent']]).toEqual([sent.id, expect.stringMatching(/^00-/u)])
    expect(JSON.stringify(lenders.address.received.at(-1))).not.toContain(owned.id)
  })

  it('change the lead once', async () => {
    const event = { kind: 'requires-step', step: 'MOBILE_VERIFICATION' }
    const id = randomUUID()
    expect(await sendEvent(sent, event, { id })).toBe(204)
    const before = await readRow()
    expect(before?.state).toBe('MOBILE_VERIFICATION')
    expect(await sendEvent(sent, event, { id })).toBe(409)
    expect(await sendEvent(sent, event)).toBe(409)
    expect(await readRow()).toEqual(before)
  })

  it('are rejected with a wrong or old signature, of another lender, and for an unknown reference', async () => {
    const before = await readRow()
    const event = { kind: 'withdraws' }
    expect(await sendEvent(sent, event, { secret: lenderSecrets.LENDER_TWO })).toBe(401)
    expect(await sendEvent(sent, event, { at: new Date(server.now().getTime() - 6 * minuteMs) })).toBe(401)
    expect(await sendEvent(sent, event, { key: 'two', secret: lenderSecrets.LENDER_TWO })).toBe(404)
    expect(await sendEvent({ ...sent, reference: 'unknown' }, event)).toBe(404)
    expect(await sendEvent(sent, event, { key: 'three' })).toBe(404)
    expect(await readRow()).toEqual(before)
  })

  it.each([
    ['of another exchange', { exchange: 1 }, { kind: 'withdraws' }, 409],
    ['that do not fit the phase', {}, { kind: 'changes-offer', offer: {} }, 400],
    ['that accept without an offer', {}, { kind: 'accepts' }, 422],
    ['with an address that is not allowed', {}, { kind: 'redirects', url: 'https://other.example/' }, 422],
    ['of an unknown kind', {}, { kind: 'pays' }, 400],
    ['with a step that no lender can require', {}, { kind: 'requires-step', step: 'ACCEPTED' }, 400],
    ['with a side twice', {}, { kind: 'requires-step', step: 'ID_UPLOAD', sides: ['front', 'front'] }, 400],
    ['with no answers to correct', {}, { kind: 'requires-step', step: 'WNIOSEK_UZUPELNIENIE' }, 422],
    [
      'with an answer that cannot be disputed',
      {},
      { kind: 'requires-step', step: 'WNIOSEK_UZUPELNIENIE', answers: ['amount'] },
      400,
    ],
    ['with no offers', {}, { kind: 'offers', offers: [] }, 400],
    ['with too many offers', {}, { kind: 'offers', offers: Array.from({ length: 11 }, () => ({})) }, 400],
    ['that are no object', {}, 7, 400],
  ] as const)('%s are rejected and change nothing', async (_what, changes, event, status) => {
    const before = await readRow()
    expect(await sendEvent({ ...sent, ...changes }, event)).toBe(status)
    expect(await readRow()).toEqual(before)
  })

  it('can be repeated with their id after they arrived too early', async () => {
    const id = randomUUID()
    expect(await sendEvent({ ...sent, exchange: 1 }, { kind: 'withdraws' }, { id })).toBe(409)
    expect(await sendEvent(sent, { kind: 'withdraws' }, { id })).toBe(204)
  })

  it('are late after the time limit, when the next lender has the application', async () => {
    server.passMs(60_000)
    const faults: unknown[] = []
    expect(await advanceDueLeads(server.services, advanceOptions(faults))).toBe(1)
    expect(faults).toEqual([])
    expect(await listSteps(owned)).toEqual(['received', 'asking', 'no-answer', 'asking'])
    const requests = await sendDue()
    expect(requests.map(({ kind, reference }) => [kind, reference === sent.reference])).toEqual([
      ['application', false],
      ['withdrawn', true],
    ])
    const before = await readRow()
    expect(await sendEvent(sent, { kind: 'withdraws' })).toBe(410)
    expect(await readRow()).toEqual(before)
  })

  it('that decline or fail lead to the next lender, and to a rejection after the last one', async () => {
    expect(await sendEvent(sent, { kind: 'declines', reasons: ['income'] })).toBe(204)
    const next = (await sendDue()).find(({ kind }) => kind === 'application')
    if (next === undefined) throw new Error('The next lender got no application')
    const second = { key: 'two', secret: lenderSecrets.LENDER_TWO }
    expect(await sendEvent(next, { kind: 'fails' }, second)).toBe(204)
    const { rejection, steps } = await requestStatus(server, owned)
    expect([rejection?.reasons, steps.at(-1)?.kind]).toEqual([['income'], 'none-left'])
  })

  it('are over when the applicant skips the lender, which gets a notice', async () => {
    await server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token })
    expect((await sendDue()).map(({ kind }) => kind)).toEqual(['application', 'withdrawn'])
    expect(await sendEvent(sent, { kind: 'withdraws' })).toBe(410)
  })

  it('are over when the applicant erases the application, of which the lender gets a notice', async () => {
    await server.mustCall(eraseLead, { params: { id: owned.id }, token: owned.token })
    expect((await sendDue()).map(({ kind, reference }) => [kind, reference])).toEqual([['withdrawn', sent.reference]])
    expect(await sendEvent(sent, { kind: 'withdraws' })).toBe(404)
  })

  it('are over when an operator erases the applicant, of which the lender gets a notice', async () => {
    const person = createPerson('email', String(anna.answers.contactDetails?.email))
    const actor = { operator: 'maria', clientHash: 'network', now: server.now() }
    expect(await erasePerson(server.services, actor, person)).toBeGreaterThan(0)
    expect((await sendDue()).map(({ kind, reference }) => [kind, reference])).toEqual([['withdrawn', sent.reference]])
    expect(await sendEvent(sent, { kind: 'withdraws' })).toBe(404)
  })

  it('are over when an operator erases a lead of a removed product, and the log says that no lender got a notice', async () => {
    await server.storage.database.update(leads).set({ product: 'removed' }).where(eq(leads.id, owned.id))
    const warnings: unknown[] = []
    const log: Log = { ...server.services.log, warn: (text, fields) => void warnings.push([text, fields]) }
    const person = createPerson('email', String(anna.answers.contactDetails?.email))
    const actor = { operator: 'maria', clientHash: 'network', now: server.now() }
    await erasePerson({ ...server.services, log }, actor, person)
    expect(warnings).toEqual([['erased leads could not be read: no lender got a notice', { count: 1 }]])
    expect(await sendDue()).toEqual([])
    expect((await readRow())?.erasedAt).not.toBeNull()
  })
})
