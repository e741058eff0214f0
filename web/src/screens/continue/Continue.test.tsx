import { lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, states } from '@loan/domain/states'
import { describe, expect, it, vi } from 'vitest'
import { leadId, problem, receipt, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

describe('a resume link', () => {
  const link = '/v3/lead/url/secret/continue'

  // Shows spec 2.17, 7.7
  it('opens the application after the date of birth is confirmed', async () => {
    server.status = statusIn('ACCEPTED')
    server.answer = ({ method }) =>
      method === 'GET'
        ? Response.json({ progressState: 10, confirm: 'dateOfBirth' })
        : Response.json({ ...receipt, progressState: 10, token: 'new', application: { amount: 3000 } })
    await visit('/continue/secret', null)
    expect(page().shownScreen()).toBe('continue')
    page().type('[name="personalDetails.dateOfBirth.day"]', '14')
    page().type('[name="personalDetails.dateOfBirth.month"]', '7')
    page().type('[name="personalDetails.dateOfBirth.year"]', '1985')
    await page().press('Open my application')
    expect(server.sent).toEqual([
      { method: 'GET', path: link, body: undefined },
      {
        method: 'POST',
        path: link,
        body: { dateOfBirth: '1985-07-14', device: page().storages.local.read('deviceId') },
      },
    ])
    expect(page().store.getState().leadApplication).toMatchObject({
      lead: { id: leadId, token: 'new' },
      applicationData: { amount: 3000 },
    })
    expect(page().shownScreen()).toBe('accepted')
  })

  it.each(lenderStepStates)(
    'opens the screen of %s, and shows nothing of the lead before the confirmation',
    async (state) => {
      const { code: progressState } = states[state]
      server.status = statusIn(state)
      server.answer = ({ method }) =>
        method === 'GET'
          ? Response.json({ progressState, confirm: 'phoneNumber' })
          : Response.json({ ...receipt, progressState, token: 'new', application: {} })
      await visit('/continue/secret', null)
      expect(page().shownScreen()).toBe('continue')
      expect(page().container.textContent).not.toContain('Polanka')
      expect(page().store.getState().leadApplication.lead).toBeNull()
      page().type('[name="contactDetails.phoneNumber"]', '678')
      await page().press('Open my application')
      expect(page().history).toEqual([getRoute(state)])
    },
  )

  it('opens a draft at its first incomplete page', async () => {
    const application = {
      amount: 3000,
      period: 73,
      generalPolicies: true,
      contactDetails: { email: 'anna@example.com', phoneNumber: '+48512345678' },
    }
    server.answer = ({ method }) =>
      method === 'GET'
        ? Response.json({ progressState: 0, confirm: 'phoneNumber' })
        : Response.json({ ...receipt, leadStatus: 'draft', progressState: 0, token: 'new', application })
    await visit('/continue/secret', null)
    page().type('[name="contactDetails.phoneNumber"]', '678')
    await page().press('Open my application')
    await vi.waitFor(() => expect(page().history.at(-1)).toBe('/loan-purpose'))
    expect(page().store.getState().dynamicPages.completed).toEqual(['initial-details'])
  })

  it('shows that the datum differs, and that the link is locked after the last try', async () => {
    let left = 1
    server.answer = ({ method }) => {
      if (method === 'GET') return Response.json({ progressState: 10, confirm: 'phoneNumber' })
      const error = { fieldName: 'phoneNumber', code: 'not-confirmed', message: 'No', pointer: '/phoneNumber' }
      return rejected({ ...error, params: { left: left-- } })
    }
    await visit('/continue/secret', null)
    page().type('[name="contactDetails.phoneNumber"]', '111')
    await page().press('Open my application')
    expect(page().find('#last-digits-error', HTMLElement).textContent).toContain('differs')
    await page().press('Open my application')
    expect(page().container.textContent).toContain('This link is locked')
  })

  it('requests one new link for a double press when the link is locked', async () => {
    server.answer = ({ method }) => (method === 'GET' ? problem('link-locked', 410) : Response.json({ sent: true }))
    await visit('/continue/secret', null)
    const send = page().button('Send me a new link')
    await page().click(send, send)
    expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: `${link}/renew`, body: undefined },
    ])
    expect(page().container.textContent).toContain('We sent a new link')
  })

  it('needs no confirmation on a device that has the lead', async () => {
    server.status = statusIn('REJECTED')
    server.answer = () => Response.json({ id: leadId, progressState: 13, confirm: 'dateOfBirth' })
    await visit('/continue/secret', 6)
    expect(page().history).toEqual(['/rejected'])
    expect(page().shownScreen()).toBe('rejected')
  })

  it.each([
    ['not-found', 404, 'cannot find'],
    ['gone', 410, 'expired'],
  ])('shows an error and the start-again button for a link that is %s', async (kind, httpStatus, text) => {
    server.answer = () => problem(kind, httpStatus)
    await visit('/continue/secret', null)
    expect(page().container.textContent).toContain(text)
    expect(page().find('a[href="/continue"]', HTMLAnchorElement).textContent).toBe('Open it with your password')
    await page().press('Start a new application')
    expect(page().container.textContent).toBe('the pages')
  })
})
