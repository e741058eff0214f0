import { answerProficreditOffer } from '@loan/domain/contract/offer'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, states, toScreenName } from '@loan/domain/states'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { pressBoth, pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { confirmSkip, getShownScreen, renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer, replaceNoBreakSpaces } from '../offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

const getText = () => replaceNoBreakSpaces(document.body.textContent)

/** The button that opens the confirmation. */
const getDecline = () => screen.getByRole('button', { name: 'Decline and ask the next lender' })

const getFigures = () => replaceNoBreakSpaces(screen.getByRole('article').querySelector('dl')?.textContent ?? '')

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
      { state, text: 'Accept the offer', decision: 'accept' as const },
      { state, text: 'Decline the offer', decision: 'decline' as const },
    ]),
  )('sends the $decision of "$text" in $state', async ({ state, text, decision }) => {
    server.setStatus(buildLeadStatus(state, { offers: [buildOffer('one')] }))
    const { user } = await renderScreen(getRoute(state), { state })
    await waitFor(() => expect(getShownScreen()).toBe(toScreenName(state)))
    if (decision === 'decline') await user.click(getDecline())
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
    expect(getText()).toContain('First payment: 20 Dec 2026')
    expect(getText()).toContain('Last payment: 1 Feb 2027')
    for (const expected of [
      'Borrowing money costs money',
      'automated processing',
      'within 14 days',
      'you sign the contract',
    ])
      await waitFor(() => expect(getText()).toContain(expected))
  })

  it('shows the date and the time in the country until which it can be accepted', async () => {
    await renderOffer({ validUntil: '2026-12-05T23:30:00.000Z' })
    expect(getText()).toContain('Offer valid until: 6 Dec 2026, 00:30')
  })

  it('shows that the lender has changed it', async () => {
    await renderOffer({ changed: true })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('changed offer'))
    expect(getText()).toContain('The lender has changed its offer. Please read it again.')
  })

  it('offers to skip the lender when the status has no offer', async () => {
    server.setStatus(buildLeadStatus('PROFICREDIT_OFFER', { offers: [] }))
    const { user } = await renderScreen('/proficredit-offer', { state: 'PROFICREDIT_OFFER' })
    await confirmSkip(user)
    await server.waitForIdle()
    expect(server.requests.map(({ path }) => path)).toEqual([`/lead/skip/${leadId}`])
  })

  it('sends one action at a time', async () => {
    const { user } = await renderOffer()
    await user.click(getDecline())
    await pressBoth(
      screen.getByRole('button', { name: 'Decline the offer' }),
      screen.getByRole('button', { name: /^Accept the offer/u }),
    )
    await server.waitForIdle()
    expect(server.requests).toHaveLength(1)
  })

  it('shows that the offer has expired, not the lead, after a 410', async () => {
    const { user } = await renderOffer()
    server.respond(answerProficreditOffer, () => buildProblem('gone', { progressState: states.PROFICREDIT_OFFER.code }))
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await waitFor(() => expect(getText()).toContain('This offer is no longer valid'))
    expect(getShownScreen()).toBe('proficredit-offer')
    expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull()
    await user.click(getDecline())
    await server.waitForIdle()
    expect(server.requests.slice(1)).toEqual([
      { method: 'POST', path: '/lead/offer/proficredit', body: { id: leadId, offerId: 'one', decision: 'decline' } },
    ])
  })

  it('shows that the application is gone, not only the offer, where a tab was open for longer than a day', async () => {
    const { user } = await renderOffer()
    server.respond(answerProficreditOffer, () => buildProblem('gone'))
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    expect(await screen.findByRole('button', { name: 'Start a new application' })).toBeVisible()
    expect(getText()).not.toContain('This offer is no longer valid')
  })

  it('is declined only after a confirmation', async () => {
    const { user } = await renderOffer()
    await user.click(getDecline())
    const dialog = screen.getByRole('dialog', { name: 'Decline this offer?' })
    expect(dialog).toHaveTextContent('gone for good')
    await user.click(screen.getByRole('button', { name: 'Back to the offer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(screen.getByRole('button', { name: /^Accept the offer/u })).toBeVisible()
  })

  it.each(['accepts', 'declines'])(
    'shows that it was replaced, and %s the new offer only on another press',
    async (what) => {
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
      if (what === 'declines') await user.click(getDecline())
      const name = what === 'declines' ? 'Decline the offer' : /^Accept the offer/u
      await user.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(getText()).toContain('has replaced that offer with another one'))
      expect(replaceNoBreakSpaces(screen.getByRole('article').textContent)).toContain('4,000 zł')
      expect(server.requests).toHaveLength(1)
    },
  )

  it('shows a countdown after too many tries', async () => {
    const { user } = await renderOffer()
    server.respond(answerProficreditOffer, () => buildProblem('too-many-requests', {}, { 'retry-after': '7' }))
    await user.click(getDecline())
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('7')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Try again in/u }).textContent).toContain('second'))
  })
})
