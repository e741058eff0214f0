import { answerProficreditOffer } from '@loan/domain/contract/offer'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, toScreenName } from '@loan/domain/states'
import type { LeadApplication } from '@loan/domain/lead/application'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { pressBoth, pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer, plain } from '../offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

const getText = () => plain(document.body.textContent)

const getFigures = () => plain(screen.getByRole('article').querySelector('dl')?.textContent ?? '')

describe('every offer state', () => {
  const call = (state: string, decision: 'accept' | 'decline') => {
    const own: Readonly<Record<string, string>> = {
      PROFICREDIT_OFFER: '/lead/offer/proficredit',
      IPFD_OFFER_CHOICE: '/lead/offer/accept-creditea-offer',
      PROVIDENT_OFFER: '/lead/offer/update-provident-offer',
    }
    const path = own[state]
    return path === undefined
      ? { method: 'POST', path: `/lead/continue/${leadId}`, body: { choice: decision, offerId: 'one' } }
      : { method: 'POST', path, body: { id: leadId, offerId: 'one', decision } }
  }

  it.each(
    listStatesOfKind('offers').flatMap((state) => [
      { state, text: 'Accept the offer from Polanka Kredyt', decision: 'accept' as const },
      { state, text: 'Decline and ask the next lender', decision: 'decline' as const },
    ]),
  )('sends the $decision of "$text" in $state', async ({ state, text, decision }) => {
    server.setStatus(buildLeadStatus(state, { offers: [buildOffer('one')] }))
    await renderScreen(getRoute(state), { state })
    await waitFor(() => expect(getShownScreen()).toBe(toScreenName(state)))
    const button = screen.getByRole('button', { name: text })
    await pressTwice(button)
    await server.waitForIdle()
    expect(server.requests).toEqual([call(state, decision)])
  })
})

describe('an offer', () => {
  const renderOffer = async (change: Parameters<typeof buildOffer>[1] = {}) => {
    server.setStatus(buildLeadStatus('PROFICREDIT_OFFER', { offers: [buildOffer('one', change)] }))
    return renderScreen('/proficredit-offer', { state: 'PROFICREDIT_OFFER' })
  }

  it('shows its costs, the legal notices and the next steps', async () => {
    await renderOffer()
    const figures = getFigures()
    for (const figure of ['1,690.07 zł', '70.20 zł', '5,070.20 zł', '47.83%']) expect(figures).toContain(figure)
    expect(getText()).toContain('First payment: 20/12/2026')
    expect(getText()).toContain('Last payment: 01/02/2027')
    for (const expected of [
      'Borrowing money costs money',
      'automated processing',
      'within 14 days',
      'you sign the contract',
    ])
      await waitFor(() => expect(getText()).toContain(expected))
  })

  it('shows that the lender has changed it', async () => {
    await renderOffer({ changed: true })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('changed offer'))
    expect(getText()).toContain('The lender has changed its offer. Please read it again.')
  })

  it('offers to skip the lender when the status has no offer', async () => {
    server.setStatus(buildLeadStatus('PROFICREDIT_OFFER', { offers: [] }))
    const { user } = await renderScreen('/proficredit-offer', { state: 'PROFICREDIT_OFFER' })
    await user.click(screen.getByRole('button', { name: 'Skip this lender' }))
    await server.waitForIdle()
    expect(server.requests.map(({ path }) => path)).toEqual([`/lead/skip/${leadId}`])
  })

  it('sends one action at a time', async () => {
    await renderOffer()
    await pressBoth(
      screen.getByRole('button', { name: /^Decline and ask/u }),
      screen.getByRole('button', { name: /^Accept the offer/u }),
    )
    await server.waitForIdle()
    expect(server.requests).toHaveLength(1)
  })

  it('shows that the offer has expired, not the lead, after a 410', async () => {
    const { user } = await renderOffer()
    server.respond(answerProficreditOffer, () => buildProblem('gone'))
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await waitFor(() => expect(getText()).toContain('This offer is no longer valid'))
    expect(getShownScreen()).toBe('proficredit-offer')
    expect(screen.queryByRole('button', { name: 'Accept the offer from Polanka Kredyt' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Decline and ask the next lender' })).toBeVisible()
  })

  it('shows that it was replaced, and accepts the new offer only on another press', async () => {
    const { user } = await renderOffer()
    server.respond(answerProficreditOffer, () => {
      server.setStatus(buildLeadStatus('PROFICREDIT_OFFER', { offers: [buildOffer('two', { amount: 4000 })] }))
      return buildValidationProblem({
        fieldName: 'offerId',
        code: 'not-an-option',
        message: 'No such offer',
        pointer: '/offerId',
      })
    })
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await waitFor(() => expect(getText()).toContain('has replaced that offer with another one'))
    expect(plain(screen.getByRole('article').textContent)).toContain('4,000 zł')
    expect(server.requests).toHaveLength(1)
  })

  it('shows a countdown after too many tries', async () => {
    const { user } = await renderOffer()
    server.respond(answerProficreditOffer, () => buildProblem('too-many-requests', {}, { 'retry-after': '7' }))
    await user.click(screen.getByRole('button', { name: /^Decline and ask/u }))
    expect(await screen.findByRole('alert')).toHaveTextContent('7')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Try again in/u }).textContent).toContain('second'))
  })
})

describe('several offers', () => {
  const offers = [
    buildOffer('one', { aprPercent: 52.4, totalPayable: 5900, instalments: { count: 3, amount: 1967 } }),
    buildOffer('two', { amount: 4000, totalPayable: 4400, instalments: { count: 2, amount: 2200 } }),
  ]
  const renderOffer = async (answers: LeadApplication = {}) => {
    server.setStatus(buildLeadStatus('IPFD_OFFER_CHOICE', { offers }))
    return renderScreen('/ipfd-offer-choice', { state: 'IPFD_OFFER_CHOICE', answers })
  }
  /** The radio button of an offer; its label is the whole offer. */
  const getRadio = (id: string) => {
    const radio = screen.getAllByRole('radio').find((one) => one.getAttribute('value') === id)
    if (radio === undefined) throw new Error(`No offer ${id}`)
    return radio
  }
  const shown = () => screen.getAllByRole('radio').map((one) => one.getAttribute('value'))

  it('have no preselected offer', async () => {
    const { user } = await renderOffer()
    await waitFor(() => expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0))
    await user.click(screen.getByRole('button', { name: /^Accept the chosen offer/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    const summary = within(await findErrorSummary())
    expect(summary.getByRole('link')).toHaveAttribute('href', '#offer-choice')
    await user.click(getRadio('two'))
    await user.click(screen.getByRole('button', { name: /^Accept the chosen offer/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: '/lead/offer/accept-creditea-offer',
        body: { id: leadId, offerId: 'two', decision: 'accept' },
      },
    ])
  })

  it('can be sorted, which keeps the chosen offer', async () => {
    const { user } = await renderOffer()
    await waitFor(() => expect(shown()).toEqual(['two', 'one']))
    await user.click(getRadio('two'))
    await user.selectOptions(screen.getByRole('combobox'), 'instalment')
    expect(shown()).toEqual(['one', 'two'])
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'two')
  })

  it('show the requested amount first, and how the others differ', async () => {
    await renderOffer({ amount: 5000, period: 73 })
    await waitFor(() => expect(shown()).toEqual(['one', 'two']))
    expect(plain(getRadio('one').closest('article')?.textContent ?? '')).toContain('as you asked')
    expect(screen.getByRole('heading', { name: 'Other amounts' })).toBeVisible()
    expect(getRadio('two')).toHaveAccessibleDescription(/^1.000.zł less/u)
  })

  it('show the chosen figures beside the button', async () => {
    const { user } = await renderOffer()
    const bar = () => plain(screen.getByRole('button', { name: /^Accept/u }).parentElement?.textContent ?? '')
    expect(bar()).toContain('No offer chosen yet')
    await user.click(getRadio('two'))
    expect(bar()).toContain('4,000 zł for 73 days2 × 2,200.00 zł')
  })

  it('are compared in a table that the keyboard can focus', async () => {
    await renderOffer()
    const region = screen.getByRole('region')
    await waitFor(() => expect(region.tabIndex).toBe(0))
    const cells = (selector: string) =>
      [...region.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))
    expect(cells('thead th')).toEqual(['4,000 zł for 73 days', '5,000 zł for 73 days'])
    expect(cells('tbody:nth-of-type(1) > tr > *')).toEqual(['Payments', '2 × 2,200.00 zł', '3 × 1,967.00 zł'])
    expect(cells('tbody th')).toHaveLength(8)
    for (const cell of region.querySelectorAll('td')) {
      const ids = (cell.getAttribute('headers') ?? '').split(' ')
      expect(ids.map((id) => document.getElementById(id)?.getAttribute('scope'))).toEqual(['rowgroup', 'col'])
    }
  })
})
