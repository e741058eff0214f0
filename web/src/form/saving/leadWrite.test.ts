// One write of the lead: its body (spec 7.2) and the log of a failure (spec 8.6, 8.7).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProblem } from '../../testing/problems.ts'
import { createSaver, createScriptedLeadServer } from './testing/createScriptedLeadServer.ts'

const server = createScriptedLeadServer()
let { store, saver, save, lead, answer } = createSaver()
let logged: unknown[][] = []

beforeEach(() => {
  ;({ store, saver, save, lead, answer } = createSaver())
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args))
})
afterEach(() => {
  store.clear({})
  vi.restoreAllMocks()
})

// Shows spec 4.13, 7.2
it('sends the product id in every body and stores the lead id of the reply', async () => {
  answer({ amount: 1000 })
  expect(await saver.submit()).toEqual({ outcome: 'saved' })
  expect(server.writes.map(({ method, body }) => [method, body['product']])).toEqual([
    ['POST', 'tukan-pl'],
    ['PUT', 'tukan-pl'],
  ])
  expect(lead().lead?.id).toBe(server.writes[1]?.body['id'])
  expect(logged).toEqual([])
})

// Shows spec 4.15
describe('a failed write is logged and returned', () => {
  // Shows spec 4.14, 8.6, 8.22
  it.each([
    ['offline', Response.error(), { outcome: 'offline' }, 1001],
    ['http', buildProblem('internal-error'), { outcome: 'http', httpStatus: 500 }, 500],
    ['malformed', new Response('<html>'), { outcome: 'malformed' }, 0],
  ])('after a create that ends %s: Failed to post lead', async (outcome, failure, returned, status) => {
    answer({ personalDetails: { firstName: 'Łucja' } })
    server.replyNext(failure)
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: returned })
    expect(logged).toEqual([['Failed to post lead', JSON.stringify({ outcome, status })]])
  })

  // Shows spec 4.14, 8.7
  it.each([
    ['offline', Response.error(), { outcome: 'offline' }, 1001],
    ['http', buildProblem('internal-error'), { outcome: 'http', httpStatus: 500 }, 500],
  ])('after an update that ends %s: Failed to update lead', async (outcome, failure, returned, status) => {
    answer({ amount: 1000 })
    await save()
    server.replyNext(failure)
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: returned })
    expect(logged).toEqual([['Failed to update lead', JSON.stringify({ outcome, status })]])
  })
})
