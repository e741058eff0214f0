// Saving when the lead is gone or the application was cleared.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProblem } from '../../testing/problems.ts'
import { createSaver, createScriptedLeadServer } from './testing/createScriptedLeadServer.ts'

const server = createScriptedLeadServer()
let { store, saver, save, lead, answer } = createSaver()

beforeEach(() => {
  ;({ store, saver, save, lead, answer } = createSaver())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a lead that is gone', () => {
  it.each([
    [404, 'not-found'],
    [410, 'gone'],
  ] as const)('is created again with the same answers after %i', async (_status, type) => {
    answer({ amount: 1000 })
    await save()
    server.replyNext(buildProblem(type))
    expect(await saver.submit()).toEqual({ outcome: 'saved' })
    expect(server.listActions()).toEqual(['create', 'submit', 'create', 'submit'])
    expect(server.writes[2]?.body).toMatchObject({ amount: 1000 })
    expect(lead().lead?.token).toBe('token-2')
  })

  it.each([401, 403, 404, 410, 422])(
    'is distinguished from a %i of a proxy, after which the lead stays',
    async (status) => {
      answer({ amount: 1000 })
      await save()
      const { id } = lead().lead ?? {}
      answer({ amount: 2000 })
      server.replyNext(new Response('<h1>Blocked</h1>', { status, headers: { 'content-type': 'text/html' } }))
      expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: { httpStatus: status } })
      expect(await saver.submit()).toEqual({ outcome: 'saved' })
      expect(lead().lead?.id).toBe(id)
      expect(server.state.created).toBe(1)
      expect(new Set(server.keys()).size).toBe(2)
    },
  )

  it('is replaced only once', async () => {
    answer({ amount: 1000 })
    await save()
    server.replyNext(buildProblem('gone'), server.write, buildProblem('gone'))
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: { httpStatus: 410 } })
    expect(server.state.created).toBe(2)
  })
})

describe('an application that was cleared', () => {
  it('ignores the reply of the pending write', async () => {
    server.replyNext((write) => {
      store.clear({ tags: ['ui:react'] })
      return server.write(write)
    })
    answer({ amount: 1000 })
    await save()
    expect(lead()).toMatchObject({ lead: null, pendingWrite: null })
    await save()
    expect(server.writes).toHaveLength(1)
  })

  it('does not change another lead that was opened in the meantime', async () => {
    const other = { id: 'other', token: 't', revision: 7, leadStatus: 'draft', expiresAt: '2026-11-21T10:00:00.000Z' }
    server.replyNext((write) => {
      store.clear({ amount: 9000 })
      store.updateLeadApplication({ lead: other })
      return server.write(write)
    })
    answer({ amount: 1000 })
    await save()
    expect(lead().lead).toEqual(other)
  })
})
