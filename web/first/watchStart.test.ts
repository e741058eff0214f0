// An application that does not load, with a document like the prerendered one.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitEarlyForms } from '../src/app/earlySubmits.ts'
import { runFirstScript } from './runFirstScript.ts'
import {
  find,
  findMessage,
  createPrerenderedDocument,
  submitForm,
  showPage,
  readShownTexts,
  type,
} from './testing/prerenderedPage.ts'

let fixture = createPrerenderedDocument()
beforeEach(() => {
  fixture.close()
  fixture = createPrerenderedDocument()
})
afterEach(() => fixture.close())

/** Fakes the server's response for the entry script. */
const serveEntry = (response: () => Response): void => {
  vi.stubGlobal('fetch', async () => response())
}
const failEntry = (): void => {
  document.querySelector('script')?.dispatchEvent(new Event('error'))
}
/** Waits until the current attempt has ended. */
const waitForAttempt = () => new Promise((resolve) => setTimeout(resolve))
const denyStorage = (): void => {
  for (const name of ['sessionStorage', 'localStorage'])
    vi.stubGlobal(name, {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    })
}

describe('an application whose script does not load', () => {
  it.each([404, 410])('reloads the page once for %i, then shows the message', async (status) => {
    serveEntry(() => new Response('', { status }))
    runFirstScript()
    type('contactDetails.email', 'anna@example.com')
    failEntry()
    await vi.waitFor(() => expect(fixture.reload).toHaveBeenCalledTimes(1))
    failEntry()
    await vi.waitFor(() => expect(readShownTexts()).toEqual(['other', 'stored']))
    expect(fixture.reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload when that would lose answers; the button carries them over', async () => {
    denyStorage()
    serveEntry(() => new Response('<h1>', { headers: { 'content-type': 'text/html' } }))
    runFirstScript()
    type('contactDetails.email', 'anna@example.com')
    failEntry()
    await vi.waitFor(() => expect(readShownTexts()).toEqual(['other', 'here']))
    expect(fixture.reload).not.toHaveBeenCalled()
    submitForm('[data-page]')
    await waitForAttempt()
    document.querySelector<HTMLButtonElement>('#start-failed button')?.click()
    await vi.waitFor(() => expect(fixture.reload).toHaveBeenCalledTimes(1))
    showPage()
    document.documentElement.dataset['returning'] = ''
    runFirstScript()
    expect(find('[name="contactDetails.email"]').value).toBe('anna@example.com')
    expect(window.earlySubmits).toEqual([document.querySelector('[data-page]')])
  })

  it('retries when the connection returns, at a submit and at a press of the button', async () => {
    let requests = 0
    vi.stubGlobal('fetch', () => {
      requests += 1
      return Promise.reject(new TypeError('network'))
    })
    runFirstScript()
    failEntry()
    await vi.waitFor(() => expect(readShownTexts()).toEqual(['offline']))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(requests).toBe(2))
    await waitForAttempt()
    submitForm('[data-page]')
    await vi.waitFor(() => expect(requests).toBe(3))
    expect(document.activeElement).toBe(findMessage())
    await waitForAttempt()
    document.querySelector<HTMLButtonElement>('#start-failed button')?.click()
    await vi.waitFor(() => expect(requests).toBe(4))
    expect(fixture.reload).not.toHaveBeenCalled()
  })

  it('shows a message 8 seconds after a submit, and hides it after the start', () => {
    vi.useFakeTimers()
    runFirstScript()
    submitForm('[data-page]')
    expect(readShownTexts()).toEqual([])
    vi.advanceTimersByTime(8_000)
    expect(readShownTexts()).toEqual(['other'])
    submitEarlyForms()
    expect(readShownTexts()).toEqual([])
  })

  it('starts again without a reload when its script had loaded', async () => {
    runFirstScript()
    const retry = vi.fn<() => Promise<void>>(async () => undefined)
    window.earlyPage?.failStart('failed', retry)
    expect(readShownTexts()).toEqual(['other'])
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(retry).toHaveBeenCalledTimes(1))
    expect(fixture.reload).not.toHaveBeenCalled()
  })

  it('ignores a blocked script of a third party', () => {
    serveEntry(() => new Response('', { status: 404 }))
    runFirstScript()
    const script = document.createElement('script')
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
    expect([fixture.reload.mock.calls.length, readShownTexts()]).toEqual([0, []])
  })
})
