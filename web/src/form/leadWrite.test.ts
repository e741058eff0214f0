// One write of the lead: its body (spec 7.2) and the log of a failure (spec 8.6, 8.7).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSaver, playLeadServer, problem, settle } from './playLeadServer.ts'

let played = playLeadServer()
let { store, saver, lead, answer } = openSaver()
let logged: unknown[][] = []

beforeEach(() => {
  played = playLeadServer()
  ;({ store, saver, lead, answer } = openSaver())
  logged = []
  vi.stubGlobal('fetch', played.fetch)
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts))
})
afterEach(() => {
  store.clear({})
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const save = async () => {
  saver.save()
  await settle()
}

// Shows spec 4.13, 7.2
it('sends the product id in every body and stores the lead id of the reply', async () => {
  answer({ amount: 1000 })
  expect(await saver.submit()).toEqual({ outcome: 'saved' })
  expect(played.writes.map(({ method, body }) => [method, body['product']])).toEqual([
    ['POST', 'tukan-pl'],
    ['PUT', 'tukan-pl'],
  ])
  expect(lead().lead?.id).toBe(played.writes[1]?.body['id'])
  expect(logged).toEqual([])
})

// Shows spec 4.15
describe('a failure is only logged and returned', () => {
  // Shows spec 4.14, 8.6, 8.22
  it.each([
    ['offline', new TypeError('network'), { outcome: 'offline' }, 1001],
    ['http', problem('internal-error', 500), { outcome: 'http', httpStatus: 500 }, 500],
    ['malformed', new Response('<html>'), { outcome: 'malformed' }, 0],
  ])('of a create that ends %s: Failed to post lead', async (outcome, failure, returned, status) => {
    answer({ personalDetails: { firstName: 'Łucja' } })
    played.answerNext(failure)
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: returned })
    expect(logged).toEqual([['Failed to post lead', JSON.stringify({ outcome, status })]])
  })

  // Shows spec 4.14, 8.7
  it.each([
    ['offline', new TypeError('network'), { outcome: 'offline' }, 1001],
    ['http', problem('internal-error', 500), { outcome: 'http', httpStatus: 500 }, 500],
  ])('of an update that ends %s: Failed to update lead', async (outcome, failure, returned, status) => {
    answer({ amount: 1000 })
    await save()
    played.answerNext(failure)
    expect(await saver.submit()).toMatchObject({ outcome: 'failed', failure: returned })
    expect(logged).toEqual([['Failed to update lead', JSON.stringify({ outcome, status })]])
  })
})
