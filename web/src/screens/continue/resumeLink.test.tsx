// Tests that the request of a resume link has the affiliate's transaction id of the link (spec 7.8).
import { beforeEach, expect, it, vi } from 'vitest'
import { setUpScreens } from '../setUpScreens.ts'

const { server, visit } = setUpScreens()
let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url)
    return server.fetch(url, init)
  })
  server.answer = () => Response.json({ progressState: 10, confirm: 'dateOfBirth' })
})

// Shows spec 7.8
it.each([
  ['/continue/secret', '/api/v3/lead/url/secret/continue'],
  ['/continue/secret?refTransactionId=t%201', '/api/v3/lead/url/secret/continue?refTransactionId=t+1'],
])('%s requests %s', async (path, url) => {
  await visit(path, null)
  expect(asked.filter((one) => one.includes('/lead/url/'))).toEqual([url])
})
