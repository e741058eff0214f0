// A lender that asks when the page holds no answer any more: the application had ended, or another visit began.
import { expect, it, vi } from 'vitest'
import { asking, known, setUpQuestions } from './setUpQuestions.ts'

const { server, page, ask } = setUpQuestions()
const none = { answers: {} }

it('shows every answer of the lead to look over', async () => {
  server.answers = known
  await ask('WNIOSEK', asking([]), none)
  expect(page().container.textContent).toContain('Nowak')
  expect(page().container.textContent).toContain('Warszawa')
})

it('says so where they do not come, and tries again', async () => {
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
