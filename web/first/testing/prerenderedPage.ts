// Creates a document like the prerendered one for the tests of its inline scripts, and removes the listeners of a test.
import { specExpiry } from '@loan/domain/products/defaults'
import { vi } from 'vitest'

/** Replaces the body with a page like the one that the build writes, with a slider and a form. */
export const showPage = (): void => {
  const page = new DOMParser().parseFromString(
    `<div id="start-failed" tabindex="-1" hidden>
      <p data-when="other">other</p><p data-when="offline" hidden>offline</p>
      <p data-when="stored" hidden>stored</p><p data-when="here" hidden>here</p><button type="button">again</button>
    </div>
    <div id="root" data-prerendered="page" data-expiry-hours="${specExpiry.applicationHours}">
      <form data-modal="amount"><input name="amount" value="5000"><input type="range" data-slides="amount" min="100" max="10000" step="100" value="5000"></form>
      <form data-page="initial-details">
        <input name="contactDetails.email" value=""><input type="checkbox" name="generalPolicies">
        <input name="personalDetails.personalCode" value="">
        <select name="title"><option value=""></option><option value="mr">Mr</option></select>
        <input type="radio" name="owner" value="true"><input type="radio" name="owner" value="false">
      </form>
    </div>
    <script type="text/plain" src="http://localhost:3000/assets/main-1.js"></script>`,
    'text/html',
  )
  document.body.replaceChildren(...document.importNode(page.body, true).childNodes)
  // Set after the insertion, because happy-dom would load the script.
  document.querySelector('script')?.setAttribute('type', 'module')
}
export const find = (selector: string): HTMLInputElement => {
  const element = document.querySelector(selector)
  if (!(element instanceof HTMLInputElement)) throw new Error(`No input matches ${selector}`)
  return element
}
export const type = (name: string, value: string): void => {
  const control = document.querySelector(`[name="${name}"]`)
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
  control?.dispatchEvent(new Event('input', { bubbles: true }))
}
export const tick = (selector: string): void => {
  find(selector).checked = true
  find(selector).dispatchEvent(new Event('change', { bubbles: true }))
}
export const submitForm = (selector: string): boolean =>
  document.querySelector(selector)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) === true
export const findMessage = () => document.getElementById('start-failed')
export const readShownTexts = (): readonly string[] =>
  findMessage()?.hidden === false
    ? Array.from(document.querySelectorAll<HTMLElement>('#start-failed p'))
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent)
    : []

/** Call before each test. Returns the fake of the reload, and a cleanup for the end of the test. */
export const createPrerenderedDocument = () => {
  const reload = vi.fn<() => void>()
  const controller = new AbortController()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, listener, options) =>
    add(name, listener, { capture: options === true, signal: controller.signal }),
  )
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
  delete document.documentElement.dataset['returning']
  showPage()
  const close = () => {
    controller.abort()
    delete window.earlySubmits
    delete window.earlyAnswers
    delete window.earlyPage
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
  return { reload, close }
}
