// Tests the list of recorded consents on the final screens.
import { act } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { leadId, problem, statusIn } from './openScreen.tsx'
import { setUpScreens } from './setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const own = { lender: null, lenderName: null, locale: 'en', version: '1', at: '2026-11-20T23:30:00.000Z' }
const consents = [
  { ...own, key: 'general', title: 'Terms', given: true },
  { ...own, key: 'marketing-email', title: 'Offers by e-mail', given: true },
  { ...own, key: 'marketing-email', title: 'Offers by e-mail', given: false },
  { ...own, key: 'lender-terms', title: 'Terms of the lender', given: true, lender: 'p', lenderName: 'Polanka' },
]

// Load the module before the tests, so that no test waits for it.
beforeAll(() => import('./AgreedTexts.tsx'))

const open = async (): Promise<void> => {
  const details = [...page().container.querySelectorAll('details')].find(({ textContent }) =>
    textContent.startsWith('What you agreed to'),
  )
  if (details === undefined) throw new Error(page().container.textContent)
  await act(async () => {
    details.open = true
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
}
const readItems = () => [...page().container.querySelectorAll('details li')].map(({ textContent }) => textContent)

describe('the recorded consents', () => {
  it.each([
    ['THANK_YOU', '/thank-you', 11],
    ['ACCEPTED', '/accepted', 10],
    ['REJECTED', '/rejected', 13],
  ] as const)(
    'are fetched on %s when the list opens, and show the latest record of each text',
    async (state, path, code) => {
      server.status = statusIn(state)
      server.answer = () => Response.json({ consents })
      await visit(path, code)
      expect(server.sent).toEqual([])
      await open()
      expect(server.sent).toEqual([{ method: 'GET', path: `/customer/${leadId}/consents`, body: undefined }])
      expect(readItems()).toEqual([
        'Terms: yes, 21/11/2026',
        'Offers by e-mail: no, 21/11/2026',
        'Terms of the lender (Polanka): yes, 21/11/2026',
      ])
    },
  )

  it('are fetched again on retry after a failure', async () => {
    server.status = statusIn('REJECTED')
    server.answer = () => problem('unavailable', 503)
    await visit('/rejected', 13)
    await open()
    server.answer = () => Response.json({ consents: [] })
    await page().press('Try again')
    expect(readItems()).toEqual(['There is no consent on record.'])
  })
})
