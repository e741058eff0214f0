import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadId, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('the redirect to a lender', () => {
  const redirect = { url: 'https://lender.example/start', method: 'GET' as const, afterSeconds: 10 }
  const follow = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)

  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  /** Advances second by second, because each second must render before the next. */
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  }

  // Shows spec 3.54, 3.55, 3.56
  it('happens once, after ten seconds', async () => {
    const assign = follow()
    server.status = statusIn('REDIRECTED', { redirect })
    await visit('/redirected', 12)
    await wait(9)
    expect(assign).not.toHaveBeenCalled()
    await wait(20)
    expect(assign.mock.calls).toEqual([['https://lender.example/start']])
    expect(page().container.textContent).not.toContain('Stop the countdown')
    const { local, session } = page().storages
    expect([local.read('redirected'), session.read('redirected')]).toEqual([leadId, leadId])
    expect([session.read('redirectUrl'), session.read('redirectMethod')]).toEqual([redirect.url, 'GET'])
  })

  it('is not stored before it happens', async () => {
    server.status = statusIn('REDIRECTED', { redirect })
    await visit('/redirected', 12)
    expect(page().storages.local.read('redirected')).toBeNull()
  })

  it('stops on a press', async () => {
    const assign = follow()
    server.status = statusIn('REDIRECTED', { redirect })
    await visit('/redirected', 12)
    await page().press('Stop the countdown')
    expect(document.activeElement?.textContent).toContain('stopped')
    await wait(60)
    expect(assign).not.toHaveBeenCalled()
    expect(page().find('a[href="https://lender.example/start"]', HTMLAnchorElement).rel).toContain('noopener')
  })

  it('does not happen for an invalid URL', async () => {
    const assign = follow()
    server.status = statusIn('REDIRECTED', { redirect: { ...redirect, url: 'data:text/html,hello' } })
    await visit('/redirected', 12)
    await wait(60)
    expect(assign).not.toHaveBeenCalled()
    expect(page().container.querySelector('a')).toBeNull()
  })
})
