import { continueLead } from '@loan/domain/contract/lead'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary, listSummaryErrors } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { buildValidationProblem } from '../../testing/problems.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer } from '../offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

const getPaymentDay = () => screen.getByRole('textbox', { name: /day/iu })

describe('an offer with questions', () => {
  const renderOffer = async () => {
    server.setStatus(
      buildLeadStatus('COFIDIS_OFFER', {
        offers: [buildOffer('one')],
        questions: { dataPoints: ['cofidisProfession', 'monthlyPaymentDay'], errors: [] },
      }),
    )
    return renderScreen('/cofidis-offer', { state: 'COFIDIS_OFFER' })
  }

  it('sends the answers with the acceptance and stores them', async () => {
    const { user, store } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    await findErrorSummary()
    expect(listSummaryErrors()).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Employee' }))
    await user.type(getPaymentDay(), '5')
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      {
        method: 'POST',
        path: `/lead/continue/${leadId}`,
        body: {
          choice: 'accept',
          offerId: 'one',
          monthlyPaymentDay: 5,
          incomeDetails: { cofidisProfession: 'employee' },
        },
      },
    ])
    expect(store.getState().leadApplication.applicationData).toMatchObject({ monthlyPaymentDay: 5 })
  })

  it('shows an error of the server beside its field', async () => {
    const { user } = await renderOffer()
    await user.click(screen.getByRole('radio', { name: 'Employee' }))
    await user.type(getPaymentDay(), '5')
    server.respond(continueLead, () =>
      buildValidationProblem({
        fieldName: 'monthlyPaymentDay',
        code: 'above-maximum',
        params: { min: 1, max: 3 },
      }),
    )
    await user.click(screen.getByRole('button', { name: /^Accept the offer/u }))
    await waitFor(() => expect(getPaymentDay()).toHaveAccessibleDescription(/3/u))
    expect(getPaymentDay()).toHaveValue('5')
  })

  it('can be declined without an answer', async () => {
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Decline and ask/u }))
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'POST', path: `/lead/continue/${leadId}`, body: { choice: 'decline', offerId: 'one' } },
    ])
  })
})
