// Spec 7.8: the call of a resume link carries the affiliate's transaction where the link names one.
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
])('%s asks for %s', async (path, url) => {
  await visit(path, null)
  expect(asked.filter((one) => one.includes('/lead/url/'))).toEqual([url])
})
