// Tests the password of a submitted lead: set on one device, used on another.
import { describe, expect, it } from 'vitest'
import { leadId, problem, receipt, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const notConfirmed = { fieldName: 'password', code: 'not-confirmed', message: 'No', pointer: '/password' }

describe('/continue without a link', () => {
  const signIn = async (email = 'anna@example.com', password = 'cztery konie w lesie') => {
    page().type('[name="contactDetails.email"]', email)
    page().type('[name="password"]', password)
    await page().press('Open my application')
  }

  it('opens the screen of the lead by e-mail address and password', async () => {
    server.status = statusIn('ACCEPTED')
    server.answer = () => Response.json({ ...receipt, progressState: 10, token: 'new', application: { amount: 3000 } })
    await visit('/continue', null)
    expect(page().shownScreen()).toBe('sign-in')
    await signIn(' Anna@Example.com ')
    expect(server.sent).toMatchObject([
      {
        method: 'POST',
        path: '/lead/customer/password/open',
        body: { email: 'Anna@example.com', password: 'cztery konie w lesie' },
      },
    ])
    expect(page().store.getState().leadApplication).toMatchObject({
      lead: { id: leadId, token: 'new' },
      applicationData: { amount: 3000 },
    })
    expect(page().shownScreen()).toBe('accepted')
  })

  it('shows the same error for a wrong e-mail address and a wrong password', async () => {
    server.answer = () => rejected(notConfirmed)
    await visit('/continue', null)
    await signIn()
    expect(document.activeElement?.id).toBe('error-summary')
    expect(page().find('#sign-in-password-error', HTMLElement).textContent).toContain('do not match')
    expect(page().store.getState().leadApplication.lead).toBeNull()
  })

  it.each([
    ['', 'x', '#sign-in-email-error'],
    ['anna', 'x', '#sign-in-email-error'],
    ['anna@example.com', '', '#sign-in-password-error'],
  ])('sends nothing for %j with the password %j', async (email, password, error) => {
    await visit('/continue', null)
    await signIn(email, password)
    expect(server.sent).toEqual([])
    expect(page().find(error, HTMLElement).textContent).not.toBe('')
  })

  it('shows an error after too many tries', async () => {
    server.answer = () => problem('too-many-requests', 429)
    await visit('/continue', null)
    await signIn()
    expect(page().find('[role=alert]', HTMLElement).textContent).not.toBe('')
  })
})

describe('/password', () => {
  const save = async (password: string) => {
    page().type('[name="password"]', password)
    await page().press('Save the password')
  }

  it('sends the password and returns to the application', async () => {
    server.status = statusIn('ACCEPTED')
    await visit('/password', 10)
    expect(page().shownScreen()).toBe('set-password')
    await save('cztery konie w lesie')
    expect(server.sent).toEqual([
      { method: 'POST', path: '/lead/customer/password', body: { id: leadId, password: 'cztery konie w lesie' } },
    ])
    expect(page().container.textContent).toContain('Your password is saved')
    await page().press('Back to my application')
    expect(page().shownScreen()).toBe('accepted')
  })

  it.each([
    ['password-too-short', 'at least 12'],
    ['password-common', 'easy to guess'],
    ['password-personal', 'Leave out'],
  ])('shows the reason when the server rejects the password as %s', async (code, text) => {
    server.answer = () => rejected({ ...notConfirmed, code })
    await visit('/password', 10)
    await save('x')
    expect(page().find('#new-password-error', HTMLElement).textContent).toContain(text)
  })

  it('sends nothing without a password', async () => {
    await visit('/password', 10)
    await save('')
    expect(server.sent).toEqual([])
    expect(page().find('#new-password-error', HTMLElement).textContent).toContain('Enter a password')
  })

  it.each([null, 0])('has no form before the submission, in state %j', async (progressState) => {
    await visit('/password', progressState)
    expect(page().container.textContent).toContain('once you have sent')
    expect(page().container.querySelector('form')).toBeNull()
  })
})
