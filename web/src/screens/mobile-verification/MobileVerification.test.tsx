import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { leadId, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('mobile verification', () => {
  const verification = {
    maskedPhoneNumber: '+48 ••• ••• 678',
    codeLength: 6,
    triesLeft: 4,
    resendsLeft: 2,
    resendAfterSeconds: 30,
    expiresAt: '2099-01-01T00:00:00.000Z',
    withheld: false,
  }
  beforeEach(() => {
    server.status = statusIn('MOBILE_VERIFICATION', { verification })
  })

  it('names the lender, and no lender when the status has none', async () => {
    await visit('/mobile-verification', 7)
    expect(page().container.textContent).toContain('Polanka Kredyt')
    server.status = statusIn('MOBILE_VERIFICATION', { verification, lender: null })
    await visit('/mobile-verification', 7)
    expect(page().container.textContent).not.toContain('Polanka Kredyt')
  })

  it('shows no form when no code can be sent to the number', async () => {
    const withheld = { ...verification, triesLeft: 0, resendsLeft: 0, withheld: true }
    server.status = statusIn('MOBILE_VERIFICATION', { verification: withheld })
    await visit('/mobile-verification', 7)
    expect(page().find('h1', HTMLElement).textContent).toBe('No code can be sent to this number today')
    expect(page().container.querySelector('form')).toBeNull()
    expect(page().container.textContent).not.toContain('Send a new code')
    expect(page().container.textContent).toContain('Change the phone number')
  })

  it('allows autofill of the code from the text message', async () => {
    await visit('/mobile-verification', 7)
    const code = page().find('[name=code]', HTMLInputElement)
    expect(['autocomplete', 'inputmode'].map((name) => code.getAttribute(name))).toEqual(['one-time-code', 'numeric'])
  })

  it('sends the digits of pasted text once', async () => {
    await visit('/mobile-verification', 7)
    page().type('[name=code]', ' 123 456 ')
    await page().click(page().button('Confirm'), page().button('Confirm'))
    expect(server.sent).toEqual([
      { method: 'POST', path: '/v2/customer/mobile/verify', body: { id: leadId, code: '123456' } },
    ])
  })

  it.each([
    ['', 'Enter the code from the text message'],
    ['12', 'Enter the whole code: it has 6\u00a0digits'],
  ])('does not send %j and shows an error', async (code, text) => {
    await visit('/mobile-verification', 7)
    page().type('[name=code]', code)
    await page().press('Confirm')
    expect(server.sent).toEqual([])
    expect(document.activeElement?.id).toBe('error-summary')
    expect(page().find('#verification-code-error', HTMLElement).textContent).toBe(text)
    expect(page().find('[name=code]', HTMLInputElement).value).toBe(code)
  })

  it('shows the number of tries left beside the field', async () => {
    await visit('/mobile-verification', 7)
    server.answer = () => {
      server.status = statusIn('MOBILE_VERIFICATION', { verification: { ...verification, triesLeft: 3 } })
      return rejected({ fieldName: 'code', code: 'code-wrong', message: 'No', pointer: '/code' })
    }
    page().type('[name=code]', '111111')
    await page().press('Confirm')
    expect(page().find('#verification-code-error', HTMLElement).textContent).toContain('3\u00a0tries left')
  })

  it('opens the change of the phone number and sends the new one', async () => {
    await visit('/mobile-verification', 7)
    await page().click(page().find('a[href$="/change-mobile-number"]', HTMLAnchorElement))
    expect(page().shownScreen()).toBe('change-mobile-number')
    page().type('[name="contactDetails.phoneNumber"]', '600 700 800')
    await page().press('Send the code')
    expect(server.sent).toEqual([
      { method: 'POST', path: '/v2/customer/mobile', body: { id: leadId, phoneNumber: '+48600700800' } },
    ])
    expect(page().store.getState().leadApplication.applicationData.contactDetails?.phoneNumber).toBe('+48600700800')
  })

  it('stores a partly typed phone number as a draft', async () => {
    await visit('/change-mobile-number', 7)
    page().type('[name="contactDetails.phoneNumber"]', '600 7')
    act(() => {
      page()
        .find('[name="contactDetails.phoneNumber"]', HTMLInputElement)
        .dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(page().store.getState().dynamicPages.drafts).toEqual({ changeMobileNumber: '600 7' })
  })
})
