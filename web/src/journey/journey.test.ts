// The journey over the real request and store, with a fetch that answers from a list.
import { verifyMobile } from '@loan/domain/contract/customer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheckedJourney, createFakeLeadServer, id, problem, receipt, status } from './fakeLeadServer.ts'

let server: ReturnType<typeof createFakeLeadServer>

beforeEach(() => {
  server = createFakeLeadServer()
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => vi.unstubAllGlobals())

describe('asking how the lead stands', () => {
  // Shows spec 4.11
  it('writes what the server says to the stores', async () => {
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

  it('writes nothing where nothing changed', async () => {
    const { store, journey } = createCheckedJourney()
    await journey.ask()
    const before = store.getState().leadApplication
    await journey.ask()
    expect(store.getState().leadApplication).toBe(before)
  })

  // Shows spec 4.11
  it.each([
    ['HTML', { body: '<html>' }, { outcome: 'malformed' }],
    ['another shape', { body: { ...status, progressState: '6' } }, { outcome: 'malformed' }],
    ['a gone lead', problem('gone', 410), { outcome: 'http', httpStatus: 410 }],
  ])('keeps what it knows on %s', async (_name, bad, failure) => {
    const { store, journey } = createCheckedJourney()
    await journey.ask()
    server.answers.push(bad)
    await journey.ask()
    expect(journey.leadStatus.getState().failure).toMatchObject(failure)
    expect(journey.leadStatus.getState().status).toEqual(status)
    expect(store.getState().leadApplication.progressState).toBe(6)
  })

  it('asks nobody without a lead', async () => {
    const { store, journey } = createCheckedJourney()
    store.clear({})
    await journey.ask()
    expect(server.calls).toEqual([])
  })

  it('forgets the status with the lead', async () => {
    const { store, journey } = createCheckedJourney()
    await journey.ask()
    store.clear({})
    expect(journey.leadStatus.getState().status).toBeNull()
  })
})

describe('acting on the lead', () => {
  it('sends the act with the token, writes where it left the lead and asks', async () => {
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

  it('follows the server where the act came too late', async () => {
    const { store, journey } = createCheckedJourney()
    server.answers.push(problem('wrong-state', 409), { body: { ...status, progressState: 13 } })
    const result = await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 409 })
    expect(store.getState().leadApplication.progressState).toBe(13)
  })

  it('does not let an answer from before the act undo it', async () => {
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

  it('answers "not found" where no lead is held', async () => {
    const { store, journey } = createCheckedJourney()
    store.clear({})
    const result = await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 404 })
    expect(server.calls).toEqual([])
  })
})
