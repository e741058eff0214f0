import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

describe('the redirect to a lender', () => {
  const redirect = { url: 'https://lender.example/start', method: 'GET' as const, afterSeconds: 10 }
  const follow = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)

  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  /** Advances second by second, because each second must render before the next. */
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  }

  // Shows spec 3.54, 3.55, 3.56
  it('happens once, after ten seconds', async () => {
    const assign = follow()
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect }))
    const { application: app } = await renderScreen('/redirected', { state: 'REDIRECTED' })
    await wait(9)
    await server.waitForIdle()
    expect(assign).not.toHaveBeenCalled()
    await wait(20)
    expect(assign.mock.calls).toEqual([['https://lender.example/start']])
    expect(document.body).not.toHaveTextContent('Stop the countdown')
    const { local, session } = app.storages
    expect([local.read('redirected'), session.read('redirected')]).toEqual([leadId, leadId])
    expect([session.read('redirectUrl'), session.read('redirectMethod')]).toEqual([redirect.url, 'GET'])
  })

  it('is announced with the host of the page that opens', async () => {
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect }))
    await renderScreen('/redirected', { state: 'REDIRECTED' })
    expect(await screen.findByText(/The next page opens at lender\.example\./u)).toBeVisible()
  })

  it('is not stored before it happens', async () => {
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect }))
    const { application: app } = await renderScreen('/redirected', { state: 'REDIRECTED' })
    await server.waitForIdle()
    expect(app.storages.local.read('redirected')).toBeNull()
  })

  it('stops on a press', async () => {
    const assign = follow()
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect }))
    const { user } = await renderScreen('/redirected', { state: 'REDIRECTED' })
    await user.click(screen.getByRole('button', { name: 'Stop the countdown' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('stopped'))
    await wait(60)
    expect(assign).not.toHaveBeenCalled()
    expect(document.querySelector('a[href="https://lender.example/start"]')).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    )
  })

  it('does not happen for an invalid URL', async () => {
    const assign = follow()
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect: { ...redirect, url: 'data:text/html,hello' } }))
    await renderScreen('/redirected', { state: 'REDIRECTED' })
    await wait(60)
    await server.waitForIdle()
    expect(assign).not.toHaveBeenCalled()
    expect(screen.queryByRole('link', { name: /^Go to/u })).toBeNull()
  })
})
