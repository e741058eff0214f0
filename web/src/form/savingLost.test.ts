// Saving when the lead is gone or the application was cleared.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSaver, playLeadServer, problem, settle } from './playLeadServer.ts'

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

describe('a lead that is gone', () => {
  it.each([
    [404, 'not-found'],
    [410, 'gone'],
  ])('is created again with the same answers after %i', async (status, type) => {
    answer({ amount: 1000 })
    await save()
    played.answerNext(problem(type, status))
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(played.acts()).toEqual(['create', 'submit', 'create', 'submit'])
    expect(played.writes[2]?.body).toMatchObject({ amount: 1000 })
    expect(lead().lead?.token).toBe('token-2')
  })

  it.each([401, 403, 404, 410, 422])('is not assumed after a %i of a proxy: the lead stays', async (status) => {
    answer({ amount: 1000 })
    await save()
    const { id } = lead().lead ?? {}
    answer({ amount: 2000 })
    played.answerNext(new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html' } }))
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: { httpStatus: status } })
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(lead().lead?.id).toBe(id)
    expect(played.server.created).toBe(1)
    expect(new Set(played.keys()).size).toBe(2)
  })

  it('is replaced only once', async () => {
    answer({ amount: 1000 })
    await save()
    played.answerNext(problem('gone', 410), played.write, problem('gone', 410))
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: { httpStatus: 410 } })
    expect(played.server.created).toBe(2)
  })
})

describe('an application that was cleared', () => {
  it('ignores the reply of the pending write', async () => {
    played.answerNext((write) => {
      store.clear({ tags: ['ui:react'] })
      return played.write(write)
    })
    answer({ amount: 1000 })
    await save()
    expect(lead()).toMatchObject({ lead: null, pendingWrite: null })
    await save()
    expect(played.writes).toHaveLength(1)
  })

  it('does not change another lead that was opened in the meantime', async () => {
    const other = { id: 'other', token: 't', revision: 7, leadStatus: 'draft', expiresAt: '2026-11-21T10:00:00.000Z' }
    played.answerNext((write) => {
      store.clear({ amount: 9000 })
      store.updateLead({ lead: other })
      return played.write(write)
    })
    answer({ amount: 1000 })
    await save()
    expect(lead().lead).toEqual(other)
  })
})
