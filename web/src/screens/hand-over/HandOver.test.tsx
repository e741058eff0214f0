import { cardCheck as requestCardCheck, sale } from '@loan/domain/contract/lenderSteps'
import { type LeadStatus, redirectLead } from '@loan/domain/contract/lead'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, type StateName, toScreenName } from '@loan/domain/states'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem } from '../../testing/problems.ts'
import { confirmSkip, getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'
import { replaceNoBreakSpaces } from '../offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

type HandOverData = NonNullable<LeadStatus['handOver']>

const passes: HandOverData['passes'] = ['reference-number', 'name']
const bankLink: HandOverData = { kind: 'bank-link', provider: 'Pontis', passes, outcome: null }
const cardCheck: HandOverData = {
  kind: 'card-check',
  provider: 'Pagaria',
  passes: ['reference-number'],
  chargeAmount: 1,
  outcome: null,
}
const partnerSite: HandOverData = {
  kind: 'partner-site',
  provider: 'Olszynka',
  passes: ['name', 'date-of-birth', 'email', 'phone-number', 'address', 'income', 'loan'],
  outcome: null,
}

const address = 'https://partner.example/start?reference=r1'
const follow = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)

beforeEach(() => {
  for (const endpoint of [redirectLead, requestCardCheck, sale]) server.reply(endpoint, { url: address, method: 'GET' })
})

afterEach(() => vi.restoreAllMocks())

const text = () => document.body.textContent

const renderStep = (handOver: HandOverData, path = '/instantor', state: StateName = 'INSTANTOR') => {
  server.setStatus(buildLeadStatus(state, { handOver }))
  return renderScreen(path, { state })
}

describe('a hand-over', () => {
  const body = { id: leadId }
  it.each(listStatesOfKind('hand-over'))('has a screen in %s', async (state) => {
    server.setStatus(buildLeadStatus(state, { handOver: bankLink }))
    await renderScreen(getRoute(state), { state })
    await waitFor(() => expect(getShownScreen()).toBe(toScreenName(state)))
    expect(screen.getByRole('button', { name: 'Go to Pontis' })).toBeDefined()
    expect(server.requests).toEqual([])
  })

  it.each([
    [bankLink, '/instantor', 'INSTANTOR', { method: 'GET', path: `/lead/${leadId}/redirect`, body: undefined }],
    [cardCheck, '/moneyman-paylands', 'MONEYMAN_PAYLANDS', { method: 'POST', path: '/lead/offer/payment', body }],
    [partnerSite, '/smava', 'REDIRECTED', { method: 'POST', path: '/lead/sale', body }],
  ] as const)('fetches the URL of a $kind and opens it once', async (handOver, path, state, call) => {
    const assign = follow()
    const { user, application: app } = await renderStep(handOver, path, state)
    const go = screen.getByRole('button', { name: `Go to ${handOver.provider}` })
    await pressTwice(go)
    await user.click(go)
    await server.waitForIdle()
    expect(server.requests).toEqual([call])
    const lenderMatch = call.method === 'POST' ? 'polanka' : null
    expect(server.calls).toContainEqual(expect.objectContaining({ path: call.path, lenderMatch }))
    expect(assign.mock.calls).toEqual([[address]])
    // Only a partner site counts as a redirect to a partner.
    const isPartner = handOver.kind === 'partner-site'
    expect(app.storages.local.read('redirected')).toBe(isPartner ? leadId : null)
    expect(app.storages.session.read('redirectUrl')).toBe(isPartner ? address : null)
  })

  it('opens the URL again on a press after the applicant returns by the Back button', async () => {
    const assign = follow()
    const { user } = await renderStep(bankLink)
    await user.click(screen.getByRole('button', { name: 'Go to Pontis' }))
    await server.waitForIdle()
    act(() => {
      window.dispatchEvent(new Event('pageshow'))
    })
    await user.click(screen.getByRole('button', { name: 'Go to Pontis' }))
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2))
  })

  it.each(['//evil.example', 'ftp://partner.example', 'https://user@evil.example', 'https://partner.example\\@evil'])(
    'does not open %s',
    async (url) => {
      const assign = follow()
      server.reply(redirectLead, { url, method: 'GET' })
      const { user } = await renderStep(bankLink)
      await user.click(screen.getByRole('button', { name: 'Go to Pontis' }))
      await server.waitForIdle()
      expect(assign).not.toHaveBeenCalled()
      expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
    },
  )

  it('shows a failed result, and offers a retry and the next lender', async () => {
    const assign = follow()
    const { user } = await renderStep({ ...bankLink, outcome: 'failed' })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not connect your bank account'),
    )
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Try again with Pontis' }))
    await waitFor(() => expect(assign.mock.calls).toEqual([[address]]))
    await confirmSkip(user)
    await server.waitForIdle()
    expect(server.requests.at(-1)).toMatchObject({ path: `/lead/skip/${leadId}` })
  })

  it('shows a server error and retries', async () => {
    const assign = follow()
    server.respond(redirectLead, () => new Response('<html>', { status: 502 }))
    const { user } = await renderStep(bankLink)
    await user.click(screen.getByRole('button', { name: 'Go to Pontis' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong on our side')
    server.reply(redirectLead, { url: address, method: 'GET' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(assign.mock.calls).toEqual([[address]]))
  })

  it('opens the screen of the lead when its state has changed', async () => {
    const { user, history } = await renderStep(bankLink)
    server.setStatus(buildLeadStatus('ACCEPTED'))
    server.respond(redirectLead, () => buildProblem('wrong-state', { progressState: 10 }))
    await user.click(screen.getByRole('button', { name: 'Go to Pontis' }))
    await waitFor(() => expect(getShownScreen()).toBe('accepted'))
    expect(history).toEqual(['/accepted'])
  })

  it('offers a retry when the status has no hand-over yet', async () => {
    server.setStatus(buildLeadStatus('INSTANTOR'))
    const { user } = await renderScreen('/instantor', { state: 'INSTANTOR' })
    await waitFor(() => expect(text()).toContain('This step is not ready yet'))
    server.setStatus(buildLeadStatus('INSTANTOR', { handOver: bankLink }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go to Pontis' })).toBeDefined())
  })
})

describe('the explanation before a hand-over', () => {
  it('names the amount that a card check charges and refunds, and requires no card number', async () => {
    const { container } = await renderStep(cardCheck, '/moneyman-paylands', 'MONEYMAN_PAYLANDS')
    await waitFor(() => expect(text()).toContain('charges 1.00\u00a0zł to the card to check it, and gives it back'))
    expect(container.querySelector('input')).toBeNull()
  })

  it('shows the passed answers as text', async () => {
    const { container, store } = await renderStep(partnerSite, '/smava', 'REDIRECTED')
    await waitFor(() => expect(text()).toContain('As in your application'))
    act(() =>
      store.updateLeadApplication({
        applicationData: {
          amount: 5000,
          period: 73,
          personalDetails: { firstName: 'Łucja', lastName: 'Żak', dateOfBirth: '1985-07-14' },
          contactDetails: {
            email: 'lucja@example.com',
            phoneNumber: '+48512345678',
            street: 'Polna',
            houseNumber: '4',
            flatNumber: '2',
            postalCode: '00-950',
            city: 'Warszawa',
          },
          incomeDetails: { monthlyIncome: 6200 },
        },
      }),
    )
    for (const passed of ['Łucja Żak', '14/07/1985', 'lucja@example.com', '+48 512 345 678', '73 days'])
      expect(replaceNoBreakSpaces(text())).toContain(passed)
    expect(text()).toContain('Polna 4/2, 00-950 Warszawa')
    // A long e-mail address breaks before the @.
    expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@example.com')
    expect(container.querySelector('input')).toBeNull()
  })
})

describe('/smava in REDIRECTED', () => {
  const redirect = { url: 'https://lender.example/start', method: 'GET' as const, afterSeconds: 10 }

  // Shows spec 2.20
  it('replaces /redirected when the lender has a summary', async () => {
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect, handOver: partnerSite }))
    const { history } = await renderScreen('/redirected', { state: 'REDIRECTED' })
    await waitFor(() => expect(history).toEqual(['/smava']))
    expect(getShownScreen()).toBe('smava')
  })

  it('redirects to /redirected when the lender has no summary', async () => {
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect }))
    const { history } = await renderScreen('/smava', { state: 'REDIRECTED' })
    await waitFor(() => expect(history).toEqual(['/redirected']))
    expect(getShownScreen()).toBe('redirected')
  })

  it('shows the notice when the applicant opened another URL', async () => {
    server.setStatus(buildLeadStatus('REDIRECTED', { redirect, handOver: partnerSite }))
    await renderScreen('/accepted', { state: 'REDIRECTED' })
    await waitFor(() => expect(getShownScreen()).toBe('smava'))
    expect(text()).toContain('Your application is not at the step you opened')
  })

  it('redirects to the screen of the lead in another state', async () => {
    server.setStatus(buildLeadStatus('CHECKING'))
    const { history } = await renderScreen('/smava', { state: 'REDIRECTED' })
    await waitFor(() => expect(history).toEqual(['/checking']))
  })
})
