import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstId, openSaver, playLeadServer, problem, settle } from './playLeadServer.ts'

let played = playLeadServer()
let { store, saver, lead, answer } = openSaver()

beforeEach(() => {
  played = playLeadServer()
  ;({ store, saver, lead, answer } = openSaver())
  vi.stubGlobal('fetch', played.fetch)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const save = async () => {
  saver.save()
  await settle()
}

describe('saving in the background', () => {
  // Shows spec 4.12, 7.5, 7.6
  it('creates the lead once and updates it from then on', async () => {
    answer({ amount: 3000, period: 73 })
    await save()
    expect(lead()).toMatchObject({ lead: { id: firstId, token: 'token-1', revision: 1 }, pendingWrite: null })
    answer({ personalDetails: { firstName: 'Łucja' } })
    await save()
    expect(played.writes).toMatchObject([
      { method: 'POST', token: null, body: { product: 'tukan-pl', amount: 3000, period: 73, periodScale: 'days' } },
      { method: 'PUT', token: 'token-1', body: { id: firstId, revision: 1, personalDetails: { firstName: 'Łucja' } } },
    ])
    expect(lead().lead?.revision).toBe(2)
  })

  it('sends nothing twice when nothing changed, whatever the order the answers were written in', async () => {
    answer({ amount: 3000, personalDetails: { firstName: 'Łucja', lastName: 'Żak' } })
    await save()
    const { amount, ...others } = lead().applicationData
    store.updateLead({ applicationData: { ...others, ...(amount !== undefined && { amount }) } })
    await save()
    store.completePage(
      'name',
      { ...lead().applicationData, personalDetails: { lastName: 'Żak', firstName: 'Łucja' } },
      [],
    )
    await save()
    expect(played.acts()).toEqual(['create'])
  })

  it('sends nothing before a page was continued from', async () => {
    await save()
    expect(played.writes).toEqual([])
  })

  it('leaves out the answers of pages that no longer apply', async () => {
    answer({ incomeDetails: { incomeSource: 'none' }, employer: { name: 'Kopalnia' } })
    await save()
    expect(played.writes[0]?.body).toMatchObject({ incomeDetails: { incomeSource: 'none' } })
    expect(played.writes[0]?.body).not.toHaveProperty('employer')
  })

  it('has one write under way at a time, and sends the newest answers last', async () => {
    let release = () => {}
    played.answerNext(
      (write) =>
        new Promise((resolve) => {
          release = () => resolve(played.write(write))
        }),
    )
    answer({ amount: 1000 })
    await save()
    for (const amount of [2000, 3000, 4000]) {
      answer({ amount })
      await save()
    }
    expect(played.writes).toHaveLength(1)
    release()
    await settle()
    expect(played.writes.map(({ body }) => body['amount'])).toEqual([1000, 4000])
    expect(played.server.mostAtOnce).toBe(1)
  })

  it('keeps the write in the store while it is under way, for a visit cut short', async () => {
    let pendingThen: unknown = null
    played.answerNext((write) => {
      pendingThen = lead().pendingWrite
      return played.write(write)
    })
    answer({ amount: 1000 })
    await save()
    expect(pendingThen).toMatchObject({ application: { amount: 1000 }, revision: null, submit: false })
    expect(pendingThen).toHaveProperty('idempotencyKey', played.keys()[0]?.replaceAll('"', ''))
  })
})

describe('handing the application over', () => {
  // Shows spec 1.4, 2.26
  it('creates first and submits then, under two keys', async () => {
    answer({ amount: 1000 })
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(played.acts()).toEqual(['create', 'submit'])
    expect(new Set(played.keys()).size).toBe(2)
    expect(lead()).toMatchObject({ progressState: 6, lead: { leadStatus: 'checking' } })
  })

  it('waits for the save before it', async () => {
    answer({ amount: 1000 })
    saver.save()
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(played.acts()).toEqual(['create', 'submit'])
    expect(played.server).toMatchObject({ created: 1, mostAtOnce: 1 })
  })

  it('sends once however often it is pressed', async () => {
    answer({ amount: 1000 })
    await save()
    expect(await Promise.all([saver.submit(), saver.submit()])).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }])
    expect(played.acts()).toEqual(['create', 'submit'])
  })

  it('submits what a failed create left open, as one lead', async () => {
    played.answerNext(new TypeError('network'))
    answer({ amount: 1000 })
    expect(await saver.submit()).toEqual({ outcome: 'failed', failure: { outcome: 'offline' } })
    answer({ amount: 2000 })
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(played.acts()).toEqual(['create', 'create', 'submit'])
    expect(played.keys()[1]).toBe(played.keys()[0])
    expect(played.writes.at(-1)?.body).toMatchObject({ amount: 2000, submit: true })
    expect(played.server.created).toBe(1)
  })

  it('tells the fields the server refused, and asks again with mended answers', async () => {
    const error = {
      fieldName: 'contactDetails.email',
      code: 'email-form',
      message: 'Not an e-mail address.',
      params: { max: 3 },
    }
    answer({ amount: 1000 })
    await save()
    played.answerNext(problem('refused', 422, { errors: [{ ...error, pointer: '/contactDetails/email' }] }))
    expect(await saver.submit()).toEqual({ outcome: 'invalid', errors: [error] })
    expect(lead().pendingWrite).toBeNull()
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(new Set(played.keys()).size).toBe(3)
  })

  it('does not tell of a field that was mended while the refused write was open', async () => {
    played.answerNext(new TypeError('network'))
    answer({ contactDetails: { email: 'nobody' } })
    await saver.submit()
    answer({ contactDetails: { email: 'somebody@example.com' } })
    played.answerNext(problem('refused', 422, { errors: [] }))
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
  })

  it('stops at a newer revision until the applicant decides', async () => {
    answer({ amount: 1000 })
    await save()
    Object.assign(played.server, { revision: 5, writtenBy: 'token of another device' })
    answer({ amount: 2000 })
    expect(await saver.submit()).toEqual({ outcome: 'conflict', revision: 5 })
    saver.overwrite(5)
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(played.writes.at(-1)?.body).toMatchObject({ amount: 2000, revision: 5 })
  })

  it('goes where the lead is when it was sent from elsewhere', async () => {
    answer({ amount: 1000 })
    await save()
    played.server.isSent = true
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: { httpStatus: 409 } })
    expect(lead()).toMatchObject({ progressState: 6, pendingWrite: null })
  })

  it('answers changed after a lost submit go in its place, and never under its key', async () => {
    answer({ amount: 1000 })
    await save()
    played.answerNext(new TypeError('network'))
    await saver.submit()
    answer({ amount: 2000 })
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(played.writes.map(({ body }) => body['amount'])).toEqual([1000, 1000, 2000])
    expect(new Set(played.keys()).size).toBe(3)
  })

  it('does not hand over by itself what the applicant went back from', async () => {
    answer({ amount: 1000 })
    await save()
    played.answerNext(new TypeError('network'))
    await saver.submit()
    await save()
    expect(played.acts()).toEqual(['create', 'submit'])
  })
})
