// Tests the lead session over the real request and store, with a fake server.
import { verifyMobile } from '@loan/domain/contract/customer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheckedJourney, createFakeLeadServer, id, problem, receipt, status } from './fakeLeadServer.ts'

let server: ReturnType<typeof createFakeLeadServer>

beforeEach(() => {
  server = createFakeLeadServer()
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => vi.unstubAllGlobals())

describe('polling the status', () => {
  // Shows spec 4.11
  it('writes the reply to the stores', async () => {
    const { store, journey } = createCheckedJourney()
    server.answers.push({ body: { ...status, progressState: 41, leadStatus: 'offered' } })
    await journey.ask()
    expect(server.calls).toEqual([{ path: `GET /api/lead/status/${id}?locale=pl`, token: 'secret', body: undefined }])
    expect(store.getState().leadApplication).toMatchObject({
      progressState: 41,
      lead: { token: 'secret', revision: 3, leadStatus: 'offered' },
    })
    expect(journey.leadStatus.getState()).toMatchObject({ failure: null, isPolling: false, outcomes: 1 })
  })

  it('leaves the store unchanged when the reply is the same', async () => {
    const { store, journey } = createCheckedJourney()
    await journey.ask()
    const before = store.getState().leadApplication
    await journey.ask()
    expect(store.getState().leadApplication).toBe(before)
  })

  // Shows spec 4.11
  it.each([
    ['HTML', { body: '<html>' }, { outcome: 'malformed' }],
    ['a reply of another shape', { body: { ...status, progressState: '6' } }, { outcome: 'malformed' }],
    ['a 410 reply', problem('gone', 410), { outcome: 'http', httpStatus: 410 }],
  ])('keeps the last status after %s', async (_name, bad, failure) => {
    const { store, journey } = createCheckedJourney()
    await journey.ask()
    server.answers.push(bad)
    await journey.ask()
    expect(journey.leadStatus.getState().failure).toMatchObject(failure)
    expect(journey.leadStatus.getState().status).toEqual(status)
    expect(store.getState().leadApplication.progressState).toBe(6)
  })

  it('sends no request without a lead', async () => {
    const { store, journey } = createCheckedJourney()
    store.clear({})
    await journey.ask()
    expect(server.calls).toEqual([])
  })

  it('clears the status with the lead', async () => {
    const { store, journey } = createCheckedJourney()
    await journey.ask()
    store.clear({})
    expect(journey.leadStatus.getState().status).toBeNull()
  })
})

describe('sending an action', () => {
  it('sends the token, writes the resulting state and polls', async () => {
    const { store, journey } = createCheckedJourney()
    server.answers.push(
      { body: { ...receipt, revision: 9, progressState: 20 } },
      { body: { ...status, progressState: 20 } },
    )
    const result = await journey.act(verifyMobile, (lead) => ({ body: { id: lead.id, code: '123456' } }))
    expect(result.outcome).toBe('ok')
    expect(store.getState().leadApplication).toMatchObject({ progressState: 20, lead: { revision: 9 } })
    expect(server.calls.map(({ path }) => path)).toEqual([
      'POST /api/v2/customer/mobile/verify',
      `GET /api/lead/status/${id}?locale=pl`,
    ])
    expect(server.calls[0]).toMatchObject({ token: 'secret', body: { id, code: '123456' } })
  })

  it('writes the current state after a 409', async () => {
    const { store, journey } = createCheckedJourney()
    server.answers.push(problem('wrong-state', 409), { body: { ...status, progressState: 13 } })
    const result = await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 409 })
    expect(store.getState().leadApplication.progressState).toBe(13)
  })

  it('ignores a poll reply that is older than the action', async () => {
    const { store, journey } = createCheckedJourney()
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    server.answers.push(
      { body: { ...status, progressState: 7 }, after: late },
      { body: { ...receipt, progressState: 20 } },
      { body: { ...status, progressState: 20 } },
      { body: { ...status, progressState: 20 } },
    )
    const early = journey.ask()
    await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    release()
    await early
    await journey.ask()
    expect(store.getState().leadApplication.progressState).toBe(20)
  })

  it('returns 404 without a lead', async () => {
    const { store, journey } = createCheckedJourney()
    store.clear({})
    const result = await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 404 })
    expect(server.calls).toEqual([])
  })
})
