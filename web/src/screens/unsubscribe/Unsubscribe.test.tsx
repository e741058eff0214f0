import { beforeEach, describe, expect, it, vi } from 'vitest'
import { problem, rejected } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const path = '/customer/email/unsubscribe'
const linkPath = `${path}/link`
const box = () => page().find('[name="contactDetails.email"]', HTMLInputElement)

describe('/unsubscribe', () => {
  beforeEach(() => {
    server.answer = ({ path: called, body }) => {
      const unsubscribed = !JSON.stringify(body).includes('"undo":true')
      return Response.json(called === linkPath ? { unsubscribed, email: 'anna@example.com' } : { unsubscribed })
    }
  })

  it('removes the e-mail address from the URL on mount, and sends no request before a press', async () => {
    await visit('/unsubscribe?email=anna%40example.com', null)
    expect(page().shownScreen()).toBe('unsubscribe')
    expect(page().history).toEqual(['/unsubscribe'])
    expect(box().value).toBe('anna@example.com')
    expect(server.sent).toEqual([])
  })

  it('parses an unencoded plus in the link', async () => {
    await visit('/unsubscribe?email=anna+offer@example.com', null)
    expect(box().value).toBe('anna+offer@example.com')
  })

  // Shows spec 2.18
  it('stops the e-mails to a typed address without an undo button', async () => {
    const addresses: string[] = []
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      addresses.push(address)
      return server.fetch(address, init)
    })
    await visit('/unsubscribe?email=anna%40example.com', null)
    const stop = page().button('Stop the e-mails')
    await page().click(stop, stop)
    expect(server.sent).toEqual([{ method: 'POST', path, body: {} }])
    expect(addresses).toEqual([`/api${path}?email=anna%40example.com`])
    expect(page().container.textContent).toContain('We will send no more offers to anna@example.com')
    expect(document.activeElement?.tagName).toBe('H1')
    expect(page().container.textContent).not.toContain('Send me offers again')
  })

  it('stops the e-mails by a signed link on a press, and undoes it', async () => {
    await visit('/unsubscribe?token=secret-1', null)
    expect(page().history).toEqual(['/unsubscribe'])
    expect(page().container.querySelector('input')).toBe(null)
    expect(server.sent).toEqual([])
    await page().press('Stop the e-mails')
    expect(server.sent).toEqual([{ method: 'POST', path: linkPath, body: { token: 'secret-1' } }])
    expect(page().container.textContent).toContain('We will send no more offers to anna@example.com')
    expect(document.activeElement?.tagName).toBe('H1')
    await page().press('Send me offers again')
    expect(server.sent.at(-1)).toMatchObject({ path: linkPath, body: { token: 'secret-1', undo: true } })
    expect(page().container.textContent).toContain('You get our offers again')
    await page().press('Stop the e-mails')
    expect(server.sent.at(-1)).toEqual({ method: 'POST', path: linkPath, body: { token: 'secret-1' } })
  })

  it('shows the form when the server does not know the token', async () => {
    server.answer = ({ path: called }) =>
      called === linkPath ? problem('not-found', 404) : Response.json({ unsubscribed: true })
    await visit('/unsubscribe?token=cut', null)
    await page().press('Stop the e-mails')
    expect(page().container.textContent).toContain('This link does not work. Enter your e-mail address instead.')
    expect(document.activeElement?.tagName).toBe('H1')
    page().type('[name="contactDetails.email"]', 'anna@example.com')
    await page().press('Stop the e-mails')
    expect(server.sent.at(-1)).toEqual({ method: 'POST', path, body: {} })
    expect(page().container.textContent).not.toContain('Send me offers again')
  })

  it('shows the failure of a signed link and sends it again', async () => {
    server.answer = () => problem('internal-error', 500)
    await visit('/unsubscribe?token=secret-1', null)
    await page().press('Stop the e-mails')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Something is wrong on our side')
    server.answer = () => Response.json({ unsubscribed: true, email: 'anna@example.com' })
    await page().press('Stop the e-mails')
    expect(page().container.textContent).toContain('We will send no more offers')
  })

  it.each([
    ['', 'Enter your e-mail address'],
    ['anna.example.com', 'Enter'],
  ])('does not send %j and shows an error', async (typed, text) => {
    await visit('/unsubscribe', null)
    page().type('[name="contactDetails.email"]', typed)
    await page().press('Stop the e-mails')
    expect(server.sent).toEqual([])
    expect(document.activeElement?.id).toBe('error-summary')
    expect(page().find('#unsubscribe-email-error', HTMLElement).textContent).toContain(text)
    expect(box().value).toBe(typed)
  })

  it('shows an error of the server beside the field', async () => {
    server.answer = () => rejected({ fieldName: 'email', code: 'email-form', message: 'No', pointer: '' })
    await visit('/unsubscribe?email=anna%40example.com', null)
    await page().press('Stop the e-mails')
    expect(page().find('#unsubscribe-email-error', HTMLElement).textContent).not.toBe('')
  })

  it('shows a server error, keeps the address and retries', async () => {
    server.answer = () => problem('internal-error', 500)
    await visit('/unsubscribe?email=anna%40example.com', null)
    await page().press('Stop the e-mails')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('Something is wrong on our side')
    server.answer = () => Response.json({ unsubscribed: true })
    await page().press('Stop the e-mails')
    expect(page().container.textContent).toContain('We will send no more offers')
  })

  it('does not change the state of a lead', async () => {
    await visit('/unsubscribe?email=anna%40example.com', 6)
    expect(page().shownScreen()).toBe('unsubscribe')
    expect(page().store.getState().leadApplication.progressState).toBe(6)
  })
})
