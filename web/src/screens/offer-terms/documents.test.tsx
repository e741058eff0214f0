// Tests the documents of offers: plan and pre-contract information.
import { offerInformation, offerPlan } from '@loan/domain/contract/agreement'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeDownloads } from '../../testing/createFakeDownloads.ts'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { buildProblem } from '../../testing/problems.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer, replaceNoBreakSpaces, plan } from './offerFixture.ts'

const server = createFakeLeadServer()
const offer = buildOffer('one')

const { saved, replyFile } = createFakeDownloads(server)

/** Without the labels of a narrow window. */
const readRows = () =>
  screen
    .getAllByRole('row')
    .map(({ children }) =>
      [...children].map((cell) => replaceNoBreakSpaces((cell.lastElementChild ?? cell).textContent)),
    )

describe('the documents of an offer', () => {
  const renderOffer = async (changes: Partial<typeof offer> = {}) => {
    server.setStatus(buildLeadStatus('PROFICREDIT_OFFER', { offers: [{ ...offer, ...changes }] }))
    const rendered = await renderScreen('/proficredit-offer', { state: 'PROFICREDIT_OFFER' })
    return { ...rendered, summary: await screen.findByText('Repayment plan') }
  }

  it('include the plan as a table, fetched when it opens', async () => {
    server.reply(offerPlan, { offerId: 'one', currency: 'PLN', ...plan })
    const { user, summary } = await renderOffer()
    expect(server.requests).toEqual([])
    await user.click(summary)
    const table = within(await screen.findByRole('region', { name: 'Repayment plan' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Due on',
      'Payment',
      'Capital',
      'Interest',
      'Fee',
      'Still to pay',
    ])
    expect(table.getByRole('table', { name: 'Polish Zloty' })).toBeVisible()
    expect(readRows()[1]).toEqual(['20 Dec 2026', '1,690.07', '1,550.00', '62.57', '77.50', '3,622.50'])
    expect(readRows().at(-1)).toEqual(['Sum', '5,070.20', '5,000.00', '62.57', '250.00', ''])
    expect(server.requests).toEqual([{ method: 'GET', path: `/lead/${leadId}/offers/one/plan`, body: undefined }])
  })

  it('have no column for a fee of zero', async () => {
    server.reply(offerPlan, { offerId: 'one', currency: 'PLN', ...plan, totals: { ...plan.totals, fee: 0 } })
    const { user, summary } = await renderOffer()
    await user.click(summary)
    await screen.findByRole('table')
    expect(screen.queryByRole('columnheader', { name: 'Fee' })).toBeNull()
  })

  it('fetch the plan again on retry', async () => {
    server.respond(offerPlan, () => buildProblem('unavailable'))
    const { user, summary } = await renderOffer()
    await user.click(summary)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.reply(offerPlan, { offerId: 'one', currency: 'PLN', ...plan })
    await user.click(retry)
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('save the pre-contract information in the language of the page', async () => {
    replyFile(offerInformation, 'one.pdf')
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Save the pre-contract information \(PDF\)/u }))
    await waitFor(() => expect(saved).toEqual(['one.pdf']))
    expect(server.calls.at(-1)).toMatchObject({ path: `/lead/${leadId}/offers/one/information`, token: 'secret' })
    expect(server.urls.at(-1)).toContain('?locale=en')
  })

  // An integrator's server may have only the calls of the specification.
  it.each([404, 405, 501])('are replaced by whom to ask where the lead server replies %i', async (httpStatus) => {
    const missing = () => new Response('<h1>Not found</h1>', { status: httpStatus })
    server.respond(offerPlan, missing)
    server.respond(offerInformation, missing)
    const { user, summary } = await renderOffer()
    const askUs = 'This document is not available here. Ask us for it before you sign anything:'
    await user.click(summary)
    expect(await screen.findByText(askUs)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(askUs))
    await user.click(screen.getByRole('button', { name: /^Save the pre-contract information/u }))
    await waitFor(() => expect(screen.getAllByText(askUs)).toHaveLength(2))
    expect(screen.queryByRole('button', { name: /^Save the pre-contract information/u })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'pomoc@tukan.example' }).length).toBeGreaterThan(1)
  })

  it('keep the button after a lost connection', async () => {
    server.respond(offerInformation, () => Response.error())
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Save the pre-contract information/u }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Save the pre-contract information/u })).toBeEnabled()
  })

  it('report a file that was not written', async () => {
    server.respond(offerInformation, () => buildProblem('unavailable'))
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Save the pre-contract information/u }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(saved).toEqual([])
  })
})
