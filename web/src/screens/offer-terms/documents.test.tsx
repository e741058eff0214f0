// Tests the documents of offers and of the receipt: plan, files and contract.
import {
  type AcceptedOffer,
  acceptedOffer,
  acceptedOfferCalendar,
  offerInformation,
  offerPlan,
  type RepaymentPlan,
  signedContract,
} from '@loan/domain/contract/agreement'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { buildProblem } from '../../testing/problems.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer, plain } from './offerFixture.ts'

const server = createFakeLeadServer()
const offer = buildOffer('one')

const plan: RepaymentPlan = {
  paidOutAt: '2026-11-20',
  rows: [
    { number: 1, dueAt: '2026-12-20', payment: 1690.07, capital: 1550, interest: 62.57, fee: 77.5, balance: 3622.5 },
    { number: 2, dueAt: '2027-02-01', payment: 3380.13, capital: 3450, interest: 0, fee: 172.5, balance: 0 },
  ],
  totals: { payment: 5070.2, capital: 5000, interest: 62.57, fee: 250 },
}

// Load the modules before the tests, so that no test waits for them.
beforeAll(() => Promise.all([import('./OfferDocuments.tsx'), import('./ReceiptDocuments.tsx')]))

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

const replyFile = (endpoint: Endpoint, fileName: string) =>
  server.respond(
    endpoint,
    () =>
      new Response('file', {
        headers: {
          'content-type': endpoint.replyType ?? '',
          'content-disposition': `attachment; filename="${fileName}"`,
        },
      }),
  )

const readRows = () =>
  screen.getAllByRole('row').map(({ children }) => [...children].map((cell) => plain(cell.textContent)))

describe('the documents of an offer', () => {
  const renderOffer = async (change: Partial<typeof offer> = {}) => {
    server.setStatus(buildLeadStatus('PROFICREDIT_OFFER', { offers: [{ ...offer, ...change }] }))
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
    expect(readRows()[1]).toEqual(['20/12/2026', '1,690.07 zł', '1,550.00 zł', '62.57 zł', '77.50 zł', '3,622.50 zł'])
    expect(readRows().at(-1)).toEqual(['Sum', '5,070.20 zł', '5,000.00 zł', '62.57 zł', '250.00 zł', ''])
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

  it('report a file that was not written', async () => {
    server.respond(offerInformation, () => buildProblem('unavailable'))
    const { user } = await renderOffer()
    await user.click(screen.getByRole('button', { name: /^Save the pre-contract information/u }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(saved).toEqual([])
  })
})

describe('the receipt', () => {
  const url = 'http://localhost:8080/sandbox/contract?reference=abc'
  const receipt: AcceptedOffer = {
    reference: 'PL-AAAA-BBBB-CCCC',
    agreedAt: '2026-11-20T10:00:00.000Z',
    currency: 'PLN',
    offer,
    plan,
    lender: {
      key: 'polanka',
      name: 'Polanka Kredyt',
      website: 'https://polanka.example',
      email: 'info@polanka.example',
      phone: '+48 22 200 30 40',
    },
    contract: null,
  }

  const status = buildLeadStatus('ACCEPTED', {
    applicationResult: { application: { status: 'accepted' }, offerId: 'one', partner: null },
    offers: [offer],
  })

  const renderReceipt = async (contract: AcceptedOffer['contract'] = null) => {
    server.setStatus(status)
    server.reply(acceptedOffer, { ...receipt, contract })
    const rendered = await renderScreen('/accepted', { state: 'ACCEPTED' })
    await screen.findByText(receipt.reference)
    return rendered
  }

  it('has the reference number, the date, the lender’s contact and the plan', async () => {
    await renderReceipt()
    expect(screen.getByText('You accepted on').nextElementSibling).toHaveTextContent('20/11/2026')
    expect(screen.getByRole('link', { name: '+48 22 200 30 40' })).toHaveAttribute('href', 'tel:+48222003040')
    expect(screen.getByRole('link', { name: 'polanka.example' })).toHaveAttribute('href', 'https://polanka.example')
    expect(screen.getByText('Repayment plan')).toBeVisible()
    expect(screen.queryByText('Sign the contract')).toBeNull()
  })

  it('does without them where the lead server does not know the call', async () => {
    server.setStatus(status)
    server.respond(acceptedOffer, () => new Response('<h1>Not found</h1>', { status: 404 }))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    await server.waitForIdle()
    expect(server.requests.map(({ path }) => path)).toContain(`/lead/${leadId}/accepted-offer`)
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText('Repayment plan')).toBeNull()
  })

  it('saves the payment dates as a calendar file', async () => {
    replyFile(acceptedOfferCalendar, 'PL.ics')
    const { user } = await renderReceipt()
    await user.click(screen.getByRole('button', { name: 'Save the payment dates for your calendar' }))
    await waitFor(() => expect(saved).toEqual(['PL.ics']))
  })

  it('links to the contract, and shows the signature after the applicant returns', async () => {
    await renderReceipt({ url, signed: null })
    expect(screen.getByRole('link', { name: 'Read and sign the contract' })).toHaveAttribute('href', url)
    const signed = { at: '2026-11-20T11:30:00.000Z', signature: 'AB12-CD34-EF56' }
    server.reply(acceptedOffer, { ...receipt, contract: { url, signed } })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('AB12-CD34-EF56')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Read and sign the contract' })).toBeNull()
  })

  it('saves the signed copy', async () => {
    replyFile(signedContract, 'PL.pdf')
    const { user } = await renderReceipt({ url, signed: { at: '2026-11-20T11:30:00.000Z', signature: 'AB12' } })
    await user.click(screen.getByRole('button', { name: 'Save the signed contract (PDF)' }))
    await waitFor(() => expect(saved).toEqual(['PL.pdf']))
  })
})
