import { updateProvidentOffer } from '@loan/domain/contract/offer'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId, receipt } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer, replaceNoBreakSpaces } from '../offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

const getText = () => replaceNoBreakSpaces(document.body.textContent)

const getAmount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'How much would you like to borrow?' })

describe('an adjustable offer', () => {
  const adjustable = { amount: { min: 1000, max: 8000, step: 500 }, period: { min: 61, max: 90, step: 1 } }
  const changedPeriod = buildOffer('two', { amount: 5500, adjustable, totalPayable: 6100 })
  const renderOffer = async () => {
    server.setStatus(buildLeadStatus('PROVIDENT_OFFER', { offers: [buildOffer('one', { adjustable })] }))
    return renderScreen('/provident-offer', { state: 'PROVIDENT_OFFER' })
  }
  const path = '/lead/offer/update-provident-offer'
  const update = { id: leadId, offerId: 'one', decision: 'update', amount: 5500, period: 73 }

  it('requests new figures, shows and focuses them, and accepts nothing', async () => {
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Increase the amount/u }))
    await waitFor(() => expect(replaceNoBreakSpaces(getAmount().value)).toBe('5 500'))
    server.respond(updateProvidentOffer, () => {
      server.setStatus(buildLeadStatus('PROVIDENT_OFFER', { offers: [changedPeriod] }))
      return Response.json({ ...receipt, progressState: 39 })
    })
    const button = screen.getByRole('button', { name: 'Show the new costs' })
    await pressTwice(button)
    await server.waitForIdle()
    expect(server.requests).toEqual([{ method: 'POST', path, body: update }])
    expect(getText()).toContain('6,100.00 zł')
    expect(getText()).toContain('You have not accepted anything yet')
    expect(within(screen.getByRole('article')).getByRole('heading')).toHaveFocus()
    server.reply(updateProvidentOffer, receipt)
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await server.waitForIdle()
    expect(server.requests[1]).toEqual({
      method: 'POST',
      path,
      body: { id: leadId, offerId: 'two', decision: 'accept' },
    })
  })

  it('restores the picked amount after a reload', async () => {
    const { user, store, unmount } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Increase the amount/u }))
    const { drafts } = store.getState().dynamicPages
    unmount()
    await renderScreen('/provident-offer', { state: 'PROVIDENT_OFFER', drafts })
    await waitFor(() => expect(replaceNoBreakSpaces(getAmount().value)).toBe('5 500'))
    expect(getAmount().closest('details')).toHaveAttribute('open')
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
  })

  it('blocks the acceptance when the picked period differs from the shown figures', async () => {
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Lengthen the period/u }))
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(replaceNoBreakSpaces((await findErrorSummary()).textContent)).toContain(
      'the costs shown are for 5,000 zł for 73 days',
    )
    await user.click(screen.getByRole('button', { name: /^Shorten the period/u }))
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await server.waitForIdle()
    expect(server.requests).toHaveLength(1)
  })

  it('keeps the picked amount when the request fails', async () => {
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Increase the amount/u }))
    server.respond(updateProvidentOffer, () => buildProblem('internal-error'))
    await user.click(screen.getByRole('button', { name: 'Show the new costs' }))
    await waitFor(() => expect(getText()).toContain('Your answers are kept'))
    expect(replaceNoBreakSpaces(getAmount().value)).toBe('5 500')
    server.respond(updateProvidentOffer, () => buildValidationProblem({ fieldName: 'amount', code: 'above-maximum' }))
    await user.click(screen.getByRole('button', { name: 'Show the new costs' }))
    await waitFor(() => expect(getAmount()).toHaveAccessibleDescription(/does not offer this/u))
  })
})
