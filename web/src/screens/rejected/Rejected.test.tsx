import { continueLead } from '@loan/domain/contract/lead'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId, receipt } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

describe('the rejection', () => {
  it('shows the reasons and confirms the request for a review by a person', async () => {
    const rejection = { reasons: ['income' as const], databases: ['BIK'], reviewRequested: false }
    server.setStatus(buildLeadStatus('REJECTED', { rejection }))
    const { user } = await renderScreen('/rejected', { state: 'REJECTED' })
    await waitFor(() => expect(document.body).toHaveTextContent('Your income compared with the loan amount'))
    server.respond(continueLead, () => {
      server.setStatus(buildLeadStatus('REJECTED', { rejection: { ...rejection, reviewRequested: true } }))
      return Response.json({ ...receipt, progressState: 13 })
    })
    await user.click(screen.getByRole('button', { name: /^Ask for a review/u }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'POST', path: `/lead/continue/${leadId}`, body: { choice: 'review-by-person' } },
    ])
    expect(document.activeElement).toHaveTextContent('We have your request')
  })

  const rejected = (databases: readonly string[]) =>
    buildLeadStatus('REJECTED', { rejection: { reasons: [], databases: [...databases], reviewRequested: false } })
  const getOwnData = () => within(screen.getByRole('region', { name: 'See your data' }))

  it('begins with help and the queried databases, as links and numbers to press', async () => {
    server.setStatus(rejected(['BIK', 'Another database']))
    await renderScreen('/rejected', { state: 'REJECTED' })
    expect(await screen.findByRole('link', { name: '801 440 220' })).toHaveAttribute('href', 'tel:801440220')
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Help with debts')
    expect(getOwnData().getByRole('link', { name: 'BIK' })).toHaveAttribute('href', 'https://www.bik.pl')
    expect(getOwnData().getByText('Another database')).toBeVisible()
    expect(getOwnData().queryByRole('link', { name: 'BIG InfoMonitor' })).toBeNull()
  })

  it('shows the databases of the country when none is named', async () => {
    server.setStatus(rejected([]))
    await renderScreen('/rejected', { state: 'REJECTED' })
    expect(await screen.findByRole('link', { name: 'BIG InfoMonitor' })).toBeVisible()
    expect(getOwnData().getByText(/^Lenders may ask/u)).toBeVisible()
  })
})
