// The page of open leads, on both engines: its content, its hidden data, and the form that sets a state.
import { hourMs } from '@loan/domain/durations'
import { leadStatus } from '@loan/domain/contract/lead'
import { formatApplicationNumber } from '@loan/domain/lead/applicationNumber'
import { specExpiry } from '@loan/domain/products/defaults'
import { type StateName, stateNames } from '@loan/domain/states'
import { describe, expect, it } from 'vitest'
import { taggedStates } from '../sandbox/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, withTag } from '../testing/personas.ts'
import { productionEnvironment } from '../testing/production.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createTestServer } from '../testing/testServer.ts'
import {
  createDraft,
  waitForLenders,
  readLastMessage,
  readState,
  requestStatus,
  submitApplication,
} from '../testing/leadRequests.ts'

const targetStates = stateNames.filter((state) => state === 'NONE' || taggedStates.includes(state))

describe.each(engines)('open leads on $name', ({ open }) => {
  const server = createServerFixture(open)

  const readPage = async () => (await server.app.inject('/sandbox/leads')).body
  const postState = (leadId: string, state: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/sandbox/leads',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ leadId, state }).toString(),
    })

  it('are shown with state and steps, and with only an initial and a masked number of the applicant', async () => {
    const owned = await submitApplication(server, withTag(anna, 'second-lender'))
    await waitForLenders(server, owned)
    const body = await readPage()
    expect(body).toContain('A. +48 ')
    expect(body).toContain('ACCEPTED (10)')
    expect(body).toMatch(/received[\s\S]*asking: [\s\S]*declined: [\s\S]*agreed: /u)
    expect(body).not.toMatch(/Anna|Kowalska|512345|345678|@example|85071412334|1985-07-14/u)
    expect(body).not.toContain(owned.token)
    expect((await server.app.inject('/sandbox')).body).toContain('href="/sandbox/leads"')
  })

  it('are filtered by product, and open as the applicant with the link of the e-mail', async () => {
    const { id } = await submitApplication(server, anna)
    const other = await submitApplication(server, lucia)
    const { body } = await server.app.inject(`/sandbox/leads?product=${anna.product.id}`)
    expect(body).toContain(`id="lead-${id}"`)
    expect(body).not.toContain(`id="lead-${other.id}"`)
    expect(body).toContain(`<option value="${anna.product.id}" selected>`)
    const link = /https?:\/\/\S+/u.exec(await readLastMessage(server, 'email', id))?.[0]
    expect(body).toContain(`<a href="${link}">Open as this applicant</a>`)
  })

  it('of a product are shown also when newer leads of another product fill the list', async () => {
    const { id } = await createDraft(server, anna)
    server.passMs(1000)
    for (let count = 0; count < 50; count += 1) await createDraft(server, lucia)
    expect(await readPage()).not.toContain(`id="lead-${id}"`)
    expect((await server.app.inject(`/sandbox/leads?product=${anna.product.id}`)).body).toContain(`id="lead-${id}"`)
    // The leads of the next tests are the latest again.
    server.passMs(1000)
  })

  it('are found by the application number of the receipt, also without its separators', async () => {
    const { id } = await submitApplication(server, anna)
    const other = await submitApplication(server, anna)
    const number = formatApplicationNumber(anna.product.country.code, id)
    expect(await readPage()).toContain(`<code>${number}</code>`)
    for (const typed of [number, number.replaceAll('-', '').toLowerCase()]) {
      const { body } = await server.app.inject(`/sandbox/leads?number=${typed}`)
      expect(body).toContain(`id="lead-${id}"`)
      expect(body).not.toContain(`id="lead-${other.id}"`)
    }
    expect((await server.app.inject('/sandbox/leads?number=abc')).body).not.toContain('id="lead-')
  })

  it('do not include an expired lead, and escape the initial of the applicant', async () => {
    const { id } = await createDraft(server, {
      ...anna,
      answers: { personalDetails: { firstName: 'Łucja' } },
    })
    expect(await readPage()).toContain(`lead-${id}`)
    expect(await readPage()).toContain('Ł.')
    server.passMs((specExpiry.applicationHours + 1) * hourMs)
    expect(await readPage()).not.toContain(`lead-${id}`)
    expect((await postState(id, 'CHECKING')).statusCode).toBe(404)
  })

  const readStatus = (owned: LeadHandle, state: StateName) =>
    state === 'REJECTED' ? waitForLenders(server, owned) : requestStatus(server, owned)
  it.each(
    [anna, lucia].flatMap((persona) => targetStates.map((state) => ({ persona, state, id: persona.product.id }))),
  )('of $id can be set to $state from a draft and again from that state', async ({ persona, state }) => {
    const draft = await createDraft(server, { ...persona, answers: { ...persona.answers, incomeDetails: {} } })
    for (let time = 0; time < 2; time += 1) {
      const reply = await postState(draft.id, state)
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/sandbox/leads#lead-${draft.id}`])
      expect(readState(await readStatus(draft, state))).toBe(state)
    }
  })

  it('reject a form of another site, an unknown lead, and an invalid state', async () => {
    const { id, token } = await createDraft(server, anna)
    const none = '00000000-0000-4000-8000-000000000000'
    expect((await postState(id, 'ACCEPTED', { origin: 'https://evil.example' })).statusCode).toBe(404)
    expect((await postState(id, 'ACCEPTED', { origin: 'null' })).statusCode).toBe(404)
    for (const [lead, state] of [
      [none, 'ACCEPTED'],
      [id, 'UNHEARD_OF'],
      [id, 'CONTINUE'],
      [id, 'toString'],
      ['x', 'ACCEPTED'],
    ]) {
      expect((await postState(lead ?? '', state ?? '')).statusCode).toBe(404)
    }
    const asJson = await server.app.inject({
      method: 'POST',
      url: '/sandbox/leads',
      headers: { 'content-type': 'text/plain' },
      payload: `leadId=${id}&state=ACCEPTED`,
    })
    expect(asJson.statusCode).toBe(415)
    expect((await server.mustCall(leadStatus, { params: { id }, token })).progressState).toBe(0)
  })

  it('return 404 in production', async () => {
    const live = await createTestServer(server.storage, productionEnvironment)
    expect((await live.app.inject('/sandbox/leads')).statusCode).toBe(404)
    expect((await live.app.inject({ method: 'POST', url: '/sandbox/leads' })).statusCode).toBe(404)
    await live.app.close()
  })
})
