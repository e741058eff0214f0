import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { buildProblem } from '../../testing/problems.ts'
import { firstId, createSaver, createScriptedLeadServer } from './testing/createScriptedLeadServer.ts'

const server = createScriptedLeadServer()
let { store, saver, save, lead, answer } = createSaver()

beforeEach(() => {
  ;({ store, saver, save, lead, answer } = createSaver())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('saving in the background', () => {
  // Shows spec 4.12, 7.5, 7.6
  it('creates the lead once and then updates it', async () => {
    answer({ amount: 3000, period: 73 })
    await save()
    expect(lead()).toMatchObject({ lead: { id: firstId, token: 'token-1', revision: 1 }, pendingWrite: null })
    answer({ personalDetails: { firstName: 'Łucja' } })
    await save()
    expect(server.writes).toMatchObject([
      { method: 'POST', token: null, body: { product: 'tukan-pl', amount: 3000, period: 73, periodScale: 'days' } },
      { method: 'PUT', token: 'token-1', body: { id: firstId, revision: 1, personalDetails: { firstName: 'Łucja' } } },
    ])
    expect(lead().lead?.revision).toBe(2)
  })

  it('sends nothing when only the order of the answers changed', async () => {
    answer({ amount: 3000, personalDetails: { firstName: 'Łucja', lastName: 'Żak' } })
    await save()
    const { amount, ...others } = lead().applicationData
    store.updateLeadApplication({ applicationData: { ...others, ...(amount !== undefined && { amount }) } })
    await save()
    store.completePage(
      'name',
      { ...lead().applicationData, personalDetails: { lastName: 'Żak', firstName: 'Łucja' } },
      [],
    )
    await save()
    expect(server.listActions()).toEqual(['create'])
  })

  it('sends nothing before a page is completed', async () => {
    await save()
    expect(server.writes).toEqual([])
  })

  it('omits the answers of pages that no longer apply', async () => {
    answer({ incomeDetails: { incomeSource: 'none' }, employer: { name: 'Kopalnia' } })
    await save()
    expect(server.writes[0]?.body).toMatchObject({ incomeDetails: { incomeSource: 'none' } })
    expect(server.writes[0]?.body).not.toHaveProperty('employer')
  })

  it('sends one write at a time, and the newest answers last', async () => {
    let release = () => {}
    server.replyNext(
      (write) =>
        new Promise((resolve) => {
          release = () => resolve(server.write(write))
        }),
    )
    answer({ amount: 1000 })
    await save()
    for (const amount of [2000, 3000, 4000]) {
      answer({ amount })
      await save()
    }
    expect(server.writes).toHaveLength(1)
    release()
    await flushPendingWork()
    expect(server.writes.map(({ body }) => body['amount'])).toEqual([1000, 4000])
    expect(server.countMostPending()).toBe(1)
  })

  it('stores the pending write before it is sent', async () => {
    let pendingThen: unknown = null
    server.replyNext((write) => {
      pendingThen = lead().pendingWrite
      return server.write(write)
    })
    answer({ amount: 1000 })
    await save()
    expect(pendingThen).toMatchObject({ application: { amount: 1000 }, revision: null, submit: false })
    expect(pendingThen).toHaveProperty('idempotencyKey', server.keys()[0]?.replaceAll('"', ''))
  })
})

describe('submitting the application', () => {
  // Shows spec 1.4, 2.26
  it('creates the lead and then submits it, under two keys', async () => {
    answer({ amount: 1000 })
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.listActions()).toEqual(['create', 'submit'])
    expect(new Set(server.keys()).size).toBe(2)
    expect(lead()).toMatchObject({ progressState: 6, lead: { leadStatus: 'checking' } })
  })

  it('waits for an earlier save', async () => {
    answer({ amount: 1000 })
    saver.save()
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.listActions()).toEqual(['create', 'submit'])
    expect(server.state.created).toBe(1)
    expect(server.countMostPending()).toBe(1)
  })

  it('submits once when called twice', async () => {
    answer({ amount: 1000 })
    await save()
    expect(await Promise.all([saver.submit(), saver.submit()])).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }])
    expect(server.listActions()).toEqual(['create', 'submit'])
  })

  it('retries a failed create under its key, then submits the same lead', async () => {
    server.replyNext(Response.error())
    answer({ amount: 1000 })
    expect(await saver.submit()).toEqual({ outcome: 'failed', failure: { outcome: 'offline' } })
    answer({ amount: 2000 })
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.listActions()).toEqual(['create', 'create', 'submit'])
    expect(server.keys()[1]).toBe(server.keys()[0])
    expect(server.writes.at(-1)?.body).toMatchObject({ amount: 2000, submit: true })
    expect(server.state.created).toBe(1)
  })

  it('returns the fields that the server rejects, and submits again under a new key', async () => {
    const error = {
      fieldName: 'contactDetails.email',
      code: 'email-form',
      message: 'Not an e-mail address.',
      params: { max: 3 },
    }
    answer({ amount: 1000 })
    await save()
    server.replyNext(buildProblem('refused', { errors: [{ ...error, pointer: '/contactDetails/email' }] }))
    expect(await saver.submit()).toEqual({ outcome: 'invalid', errors: [error] })
    expect(lead().pendingWrite).toBeNull()
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(new Set(server.keys()).size).toBe(3)
  })

  it('submits again when the rejected field was corrected in the meantime', async () => {
    server.replyNext(Response.error())
    answer({ contactDetails: { email: 'nobody' } })
    await saver.submit()
    answer({ contactDetails: { email: 'somebody@example.com' } })
    server.replyNext(buildProblem('refused', { errors: [] }))
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
  })

  it('returns a conflict for a newer revision until it is overwritten', async () => {
    answer({ amount: 1000 })
    await save()
    Object.assign(server.state, { revision: 5, writtenBy: 'token of another device' })
    answer({ amount: 2000 })
    expect(await saver.submit()).toEqual({ outcome: 'conflict', revision: 5 })
    saver.overwrite(5)
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.writes.at(-1)?.body).toMatchObject({ amount: 2000, revision: 5 })
  })

  it('stores the state of a lead that another device submitted', async () => {
    answer({ amount: 1000 })
    await save()
    server.state.isSubmitted = true
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: { httpStatus: 409 } })
    expect(lead()).toMatchObject({ progressState: 6, pendingWrite: null })
  })

  it('sends answers that changed after a lost submit under a new key', async () => {
    answer({ amount: 1000 })
    await save()
    server.replyNext(Response.error())
    await saver.submit()
    answer({ amount: 2000 })
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.writes.map(({ body }) => body['amount'])).toEqual([1000, 1000, 2000])
    expect(new Set(server.keys()).size).toBe(3)
  })

  it('does not retry a lost submit on save', async () => {
    answer({ amount: 1000 })
    await save()
    server.replyNext(Response.error())
    await saver.submit()
    await save()
    expect(server.listActions()).toEqual(['create', 'submit'])
  })
})
