import { resendMobileCode, verifyMobile } from '@loan/domain/contract/customer'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId, receipt } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildValidationProblem } from '../../testing/problems.ts'
import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const renderVerification = () => renderScreen('/mobile-verification', { state: 'MOBILE_VERIFICATION' })
const getCode = () => screen.getByRole('textbox', { name: /code/iu })
const getPhoneNumber = () => screen.getByRole('textbox', { name: /phone number/iu })

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
    server.setStatus(buildLeadStatus('MOBILE_VERIFICATION', { verification }))
  })

  it('names the lender, and no lender when the status has none', async () => {
    const { unmount } = await renderVerification()
    await waitFor(() => expect(document.body).toHaveTextContent('Polanka Kredyt'))
    unmount()
    server.setStatus(buildLeadStatus('MOBILE_VERIFICATION', { verification, lender: null }))
    await renderVerification()
    await server.waitForIdle()
    expect(document.body).not.toHaveTextContent('Polanka Kredyt')
  })

  it('shows no form when no code can be sent to the number', async () => {
    const withheld = { ...verification, triesLeft: 0, resendsLeft: 0, withheld: true }
    server.setStatus(buildLeadStatus('MOBILE_VERIFICATION', { verification: withheld }))
    await renderVerification()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We cannot send a code to this number today'),
    )
    expect(document.querySelector('form')).toBeNull()
    expect(document.body).not.toHaveTextContent('Get a new code')
    expect(document.body).toHaveTextContent('Change the phone number')
  })

  it('says that a limit was reached and offers the code after the wait, when the network has no codes left', async () => {
    const limited = { ...verification, triesLeft: 0, resendsLeft: 3, resendAfterSeconds: 1, withheld: true }
    server.setStatus(buildLeadStatus('MOBILE_VERIFICATION', { verification: limited }))
    const { user } = await renderVerification()
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries at once.')
    expect(document.querySelector('form')).toBeNull()
    expect(document.body).not.toHaveTextContent('this number today')
    expect(document.body).not.toHaveTextContent('We sent it to')
    expect(document.body).toHaveTextContent('Change the phone number')
    const button = await screen.findByRole('button', { name: 'Get a new code' }, { timeout: 3000 })
    server.respond(resendMobileCode, () => {
      server.setStatus(buildLeadStatus('MOBILE_VERIFICATION', { verification }))
      return Response.json(receipt)
    })
    await user.click(button)
    await waitFor(() => expect(getCode()).toBeVisible())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(document.body).not.toHaveTextContent('The earlier one')
  })

  it('has its question as the only label of the code', async () => {
    await renderVerification()
    expect(getCode()).toHaveAccessibleName('What is the code in the text message?')
    expect(screen.getByRole('heading', { level: 1 })).toContainElement(screen.getByText(/^What is the code/u))
    expect(document.querySelectorAll('label')).toHaveLength(1)
  })

  it('allows autofill of the code from the text message', async () => {
    await renderVerification()
    expect(getCode()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(getCode()).toHaveAttribute('inputmode', 'numeric')
  })

  const sentCodes = () => server.requests.map(({ body }) => body)

  it('sends the code once when its last digit is typed', async () => {
    const { user } = await renderVerification()
    await user.type(getCode(), '12345')
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    await user.type(getCode(), '6')
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'POST', path: '/v2/customer/mobile/verify', body: { id: leadId, code: '123456' } },
    ])
  })

  it('sends the digits of pasted text once, also when the button is pressed then', async () => {
    const { user } = await renderVerification()
    server.respond(verifyMobile, () => new Promise<Response>(() => undefined))
    getCode().focus()
    await user.paste('Code: 123 456.')
    expect(getCode()).toHaveValue('123456')
    await pressTwice(screen.getByRole('button', { name: /^Confirm/u }))
    await waitFor(() => expect(sentCodes()).toEqual([{ id: leadId, code: '123456' }]))
  })

  it('sends the digits of an input method once its composition ends', async () => {
    await renderVerification()
    fireEvent.compositionStart(getCode())
    fireEvent.input(getCode(), { target: { value: '１２３４５６' }, isComposing: true })
    expect(getCode()).toHaveValue('１２３４５６')
    // Chromium has no input event after this one, other browsers have.
    fireEvent.compositionEnd(getCode())
    expect(getCode()).toHaveValue('123456')
    fireEvent.input(getCode())
    await server.waitForIdle()
    expect(sentCodes()).toEqual([{ id: leadId, code: '123456' }])
  })

  it('does not send a wrong code again until the applicant changes it or presses the button', async () => {
    const { user } = await renderVerification()
    server.respond(verifyMobile, () => buildValidationProblem({ fieldName: 'code', code: 'code-wrong' }))
    await user.type(getCode(), '111111')
    await waitFor(() => expect(getCode()).toBeInvalid())
    await user.type(getCode(), '{Backspace}1')
    await server.waitForIdle()
    expect(sentCodes()).toHaveLength(1)
    await user.type(getCode(), '{Backspace}2')
    await waitFor(() => expect(sentCodes()).toEqual(['111111', '111112'].map((code) => ({ id: leadId, code }))))
    await server.waitForIdle()
    await user.click(screen.getByRole('button', { name: /^Confirm/u }))
    await waitFor(() => expect(sentCodes()).toHaveLength(3))
  })

  it.each([
    ['', 'Enter the code from the text message'],
    ['12', 'Enter the whole code: it has 6\u00a0digits'],
  ])('does not send %j and shows an error', async (code, text) => {
    const { user } = await renderVerification()
    if (code !== '') await user.type(getCode(), code)
    await user.click(screen.getByRole('button', { name: /^Confirm/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(await findErrorSummary()).toHaveFocus()
    expect(getCode()).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(getCode()).toHaveValue(code)
  })

  it('says beside the field that the code does not match, and how many tries are left', async () => {
    const { user } = await renderVerification()
    server.respond(verifyMobile, () => {
      server.setStatus(buildLeadStatus('MOBILE_VERIFICATION', { verification: { ...verification, triesLeft: 3 } }))
      return buildValidationProblem({ fieldName: 'code', code: 'code-wrong' })
    })
    await user.type(getCode(), '111111')
    await waitFor(() =>
      expect(getCode()).toHaveAccessibleDescription(
        /This code does not match\. Check the message and enter the code again\. You have 3\stries left\.$/u,
      ),
    )
  })

  it('shows no number of attempts when the status has none', async () => {
    server.setStatus(buildLeadStatus('MOBILE_VERIFICATION'))
    const { user } = await renderVerification()
    server.respond(verifyMobile, () => buildValidationProblem({ fieldName: 'code', code: 'code-wrong' }))
    await user.type(getCode(), '111111')
    await waitFor(() =>
      expect(getCode()).toHaveAccessibleDescription(/This code does not match\. .* enter the code again\.$/u),
    )
  })

  it('opens the change of the phone number and sends the new one', async () => {
    const { user, store } = await renderVerification()
    await user.click(screen.getByRole('link', { name: 'Change the phone number' }))
    await waitFor(() => expect(getShownScreen()).toBe('change-mobile-number'))
    await user.type(getPhoneNumber(), '600 700 800')
    await user.click(screen.getByRole('button', { name: 'Send the code to this number' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'POST', path: '/v2/customer/mobile', body: { id: leadId, phoneNumber: '+48600700800' } },
    ])
    expect(store.getState().leadApplication.applicationData.contactDetails?.phoneNumber).toBe('+48600700800')
  })

  it('stores a partly typed phone number as a draft', async () => {
    const { store, user } = await renderScreen('/change-mobile-number', { state: 'MOBILE_VERIFICATION' })
    await user.type(getPhoneNumber(), '600 7')
    await waitFor(() => expect(store.getState().dynamicPages.drafts).toEqual({ changeMobileNumber: '600 7' }))
  })
})
