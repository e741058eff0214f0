// Tests a lender step when the browser has no answers: the application had ended, or a new session started.
import { expect, it, vi } from 'vitest'
import { asking, known, setUpQuestions } from './setUpQuestions.ts'

const { server, page, ask } = setUpQuestions()
const none = { answers: {} }

it('shows every answer of the lead for review', async () => {
  server.answers = known
  await ask('WNIOSEK', asking([]), none)
  expect(page().container.textContent).toContain('Nowak')
  expect(page().container.textContent).toContain('Warszawa')
})

it('retries when the request for the answers fails', async () => {
  const { fetch } = server
  server.answers = known
  let isDown = true
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    isDown && url.endsWith('/answers') ? Promise.reject(new TypeError('network')) : fetch(url, init),
  )
  await ask('WNIOSEK', asking([]), none)
  isDown = false
  await page().press('Try again')
  expect(page().container.textContent).toContain('Nowak')
})
