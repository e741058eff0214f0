// Tests the lead session over the real request and store, with a fake server.
import { verifyMobile } from '@loan/domain/contract/customer'
import { states } from '@loan/domain/states'
import { describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId, receipt } from '../testing/leadFixtures.ts'
import { buildProblem } from '../testing/problems.ts'
import { createCheckedLeadSession } from './testing/createCheckedLeadSession.ts'

const server = createFakeLeadServer()
const statusUrl = `/api/lead/status/${leadId}?locale=pl`

describe('polling the status', () => {
  // Shows spec 4.11
  it('writes the reply to the stores', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    server.setStatus(buildLeadStatus('PROFICREDIT_OFFER', { leadStatus: 'offered' }))
    await leadSession.poll()
    expect(server.urls).toEqual([statusUrl])
    expect(server.calls).toMatchObject([{ method: 'GET', token: 'secret', body: undefined }])
    expect(store.getState().leadApplication).toMatchObject({
      progressState: states.PROFICREDIT_OFFER.code,
      lead: { token: 'secret', revision: 3, leadStatus: 'offered' },
    })
    expect(leadSession.statusStore.getState()).toMatchObject({ failure: null, isPolling: false, finishedPolls: 1 })
  })

  it('leaves the store unchanged when the reply is the same', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    await leadSession.poll()
    const before = store.getState().leadApplication
    await leadSession.poll()
    expect(store.getState().leadApplication).toBe(before)
  })

  // Shows spec 4.11
  it.each([
    ['HTML', new Response('<html>'), { outcome: 'malformed' }],
    [
      'a reply of another shape',
      Response.json({ ...buildLeadStatus('CHECKING'), progressState: '6' }),
      { outcome: 'malformed' },
    ],
    ['a 410 reply', buildProblem('gone'), { outcome: 'http', httpStatus: 410 }],
  ])('keeps the last status after %s', async (_name, bad, failure) => {
    const { store, leadSession } = createCheckedLeadSession()
    await leadSession.poll()
    server.replyNext(bad)
    await leadSession.poll()
    expect(leadSession.statusStore.getState().failure).toMatchObject(failure)
    expect(leadSession.statusStore.getState().status).toEqual({ ...buildLeadStatus('CHECKING'), state: 'CHECKING' })
    expect(store.getState().leadApplication.progressState).toBe(states.CHECKING.code)
  })

  it('sends no request without a lead', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    store.clear({})
    await leadSession.poll()
    expect(server.urls).toEqual([])
  })

  it('clears the status with the lead', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    await leadSession.poll()
    store.clear({})
    expect(leadSession.statusStore.getState().status).toBeNull()
  })
})

describe('sending an action', () => {
  it('sends the token, writes the resulting state and polls', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    server.reply(verifyMobile, { ...receipt, revision: 9, progressState: states.POLICY_CONSENTS.code })
    const result = await leadSession.sendAction(verifyMobile, (lead) => ({ body: { id: lead.id, code: '123456' } }))
    expect(result.outcome).toBe('ok')
    expect(store.getState().leadApplication).toMatchObject({
      progressState: states.POLICY_CONSENTS.code,
      lead: { revision: 9 },
    })
    await server.waitForIdle()
    expect(server.urls).toEqual(['/api/v2/customer/mobile/verify', statusUrl])
    expect(server.calls[0]).toMatchObject({ method: 'POST', token: 'secret', body: { id: leadId, code: '123456' } })
  })

  it.each([
    ['the lender of the last status', buildLeadStatus('MOBILE_VERIFICATION'), 'polanka'],
    ['no lender without one', buildLeadStatus('MOBILE_VERIFICATION', { lender: null }), null],
    [
      'no lender to a server that compares none',
      buildLeadStatus('MOBILE_VERIFICATION', { lender: { key: 'polanka', name: 'Polanka Kredyt' } }),
      null,
    ],
  ])('sends %s', async (_what, status, lenderMatch) => {
    const { leadSession } = createCheckedLeadSession()
    server.setStatus(status)
    await leadSession.poll()
    await leadSession.sendAction(verifyMobile, (lead) => ({ body: { id: lead.id, code: '123456' } }))
    expect(server.calls[1]).toMatchObject({ method: 'POST', lenderMatch })
  })

  it('writes the current state after a 409', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    server.respond(verifyMobile, () => buildProblem('wrong-state'))
    server.setStatus(buildLeadStatus('REJECTED'))
    const result = await leadSession.sendAction(verifyMobile, () => ({ body: { id: leadId, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 409 })
    expect(store.getState().leadApplication.progressState).toBe(states.REJECTED.code)
  })

  it('ignores a poll reply that is older than the action', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    let release = () => {}
    server.replyNext(
      () =>
        new Promise((resolve) => {
          release = () => resolve(Response.json(buildLeadStatus('MOBILE_VERIFICATION')))
        }),
    )
    server.reply(verifyMobile, { ...receipt, progressState: states.POLICY_CONSENTS.code })
    server.setStatus(buildLeadStatus('POLICY_CONSENTS'))
    const early = leadSession.poll()
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    await leadSession.sendAction(verifyMobile, () => ({ body: { id: leadId, code: '1' } }))
    release()
    await early
    await server.waitForIdle()
    expect(store.getState().leadApplication.progressState).toBe(states.POLICY_CONSENTS.code)
  })

  it('returns 404 without a lead', async () => {
    const { store, leadSession } = createCheckedLeadSession()
    store.clear({})
    const result = await leadSession.sendAction(verifyMobile, () => ({ body: { id: leadId, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 404 })
    expect(server.urls).toEqual([])
  })
})
