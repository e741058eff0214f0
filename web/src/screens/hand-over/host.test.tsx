// The host of the page that a hand-over opens, to compare with the address bar.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const steps = [
  ['bank-link', '/instantor', 'INSTANTOR'],
  ['card-check', '/moneyman-paylands', 'MONEYMAN_PAYLANDS'],
  ['partner-site', '/smava', 'REDIRECTED'],
] as const

it.each(steps)('the host of the next page is named before a %s', async (kind, path, state) => {
  const handOver = { kind, provider: 'Pontis', host: 'partner.example', passes: [], outcome: null }
  server.setStatus(buildLeadStatus(state, { handOver }))
  await renderScreen(path, { state })
  expect(await screen.findByText(/The next page opens at partner\.example\./u)).toBeVisible()
  expect(document.body).not.toHaveTextContent('Check on the next page')
})

it('no host is named when the server does not know it', async () => {
  const handOver = { kind: 'partner-site' as const, provider: 'Pontis', passes: [], outcome: null }
  server.setStatus(buildLeadStatus('REDIRECTED', { handOver }))
  await renderScreen('/smava', { state: 'REDIRECTED' })
  expect(await screen.findByText(/Check on the next page that the address belongs to Pontis/u)).toBeVisible()
  expect(document.body).not.toHaveTextContent('The next page opens')
})
