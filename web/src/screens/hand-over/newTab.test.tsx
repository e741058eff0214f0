// An embedded form opens the provider in a new tab, which the browser allows only for some seconds after a press.
import { redirectLead } from '@loan/domain/contract/lead'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()
const address = 'https://partner.example/start'
const openTab = vi.fn<typeof window.open>(() => null)

const setPressIsRecent = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true })

beforeEach(() => {
  openTab.mockClear()
  vi.spyOn(window, 'open').mockImplementation(openTab)
  server.reply(redirectLead, { url: address, method: 'GET' })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'userActivation')
})

const renderStep = async () => {
  const handOver = { kind: 'bank-link' as const, provider: 'Pontis', passes: [], outcome: null }
  server.setStatus(buildLeadStatus('INSTANTOR', { handOver }))
  const { user } = await renderScreen('/instantor', { state: 'INSTANTOR', isEmbedded: true })
  const go = screen.getByRole('button', { name: 'Go to Pontis' })
  return {
    go,
    press: async () => {
      await user.click(go)
      await server.waitForIdle()
    },
  }
}

it('opens once for repeated presses', async () => {
  setPressIsRecent(true)
  const { go, press } = await renderStep()
  await press()
  expect(openTab.mock.calls).toEqual([[address, '_blank', 'noopener']])
  expect(go).toHaveAttribute('aria-busy', 'true')
  await press()
  expect(openTab).toHaveBeenCalledTimes(1)
})

it('opens at the second press without a request after the browser blocked it', async () => {
  setPressIsRecent(false)
  const { go, press } = await renderStep()
  await press()
  await waitFor(() => expect(go).not.toHaveAttribute('aria-busy', 'true'))
  openTab.mockClear()
  setPressIsRecent(true)
  server.respond(redirectLead, () => new Response('<html>', { status: 502 }))
  await press()
  expect(openTab.mock.calls).toEqual([[address, '_blank', 'noopener']])
  expect(server.requests).toHaveLength(1)
})
