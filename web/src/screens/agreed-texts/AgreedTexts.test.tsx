// Tests the list of recorded consents on the final screens.
import { customerConsents } from '@loan/domain/contract/customer'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { buildProblem } from '../../testing/problems.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const own = { lender: null, lenderName: null, locale: 'en', version: '1', at: '2026-11-20T23:30:00.000Z' }
const consents = [
  { ...own, key: 'general', title: 'Terms', given: true },
  { ...own, key: 'marketing-email', title: 'Offers by e-mail', given: true },
  { ...own, key: 'marketing-email', title: 'Offers by e-mail', given: false },
  { ...own, key: 'lender-terms', title: 'Terms of the lender', given: true, lender: 'p', lenderName: 'Polanka' },
]

const getList = () => {
  const list = screen.getAllByRole('group').find((group) => within(group).queryByText('Your consents') !== null)
  if (list === undefined) throw new Error('The screen has no list of consents')
  return within(list)
}
const openList = (user: UserEvent) => user.click(getList().getByText('Your consents'))
const readItems = () =>
  getList()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the recorded consents', () => {
  it.each([
    ['THANK_YOU', '/thank-you'],
    ['ACCEPTED', '/accepted'],
    ['REJECTED', '/rejected'],
  ] as const)('are fetched on %s when the list opens, and show the latest record of each text', async (state, path) => {
    server.setStatus(buildLeadStatus(state))
    server.reply(customerConsents, { consents })
    const { user } = await renderScreen(path, { state })
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    await openList(user)
    await waitFor(() => expect(readItems()).toHaveLength(3))
    expect(server.requests).toEqual([{ method: 'GET', path: `/customer/${leadId}/consents`, body: undefined }])
    expect(readItems()).toEqual([
      'Terms: yes, 21/11/2026',
      'Offers by e-mail: no, 21/11/2026',
      'Terms of the lender (Polanka): yes, 21/11/2026',
    ])
  })

  it('are fetched again on retry after a failure', async () => {
    server.setStatus(buildLeadStatus('REJECTED'))
    server.respond(customerConsents, () => buildProblem('unavailable'))
    const { user } = await renderScreen('/rejected', { state: 'REJECTED' })
    await openList(user)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.reply(customerConsents, { consents: [] })
    await user.click(retry)
    await waitFor(() => expect(readItems()).toEqual(['You have not given us any consent.']))
  })
})
