// Tests the receipt of an accepted offer: number, contract, payments and files.
import {
  type AcceptedOffer,
  acceptedOffer,
  acceptedOfferCalendar,
  signedContract,
} from '@loan/domain/contract/agreement'
import { screen, waitFor } from '@testing-library/react'
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

const listSteps = () => screen.getAllByRole('listitem').map(({ textContent }) => replaceNoBreakSpaces(textContent))

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
    expect(screen.getByText('You accepted on').nextElementSibling).toHaveTextContent('20 Nov 2026')
    expect(screen.getByRole('link', { name: 'Call +48 22 200 30 40' })).toHaveAttribute('href', 'tel:+48222003040')
    expect(screen.getByRole('link', { name: 'Website polanka.example' })).toHaveAttribute(
      'href',
      'https://polanka.example',
    )
    expect(screen.getByText('Repayment plan')).toBeVisible()
    expect(screen.queryByText('Sign the contract')).toBeNull()
    expect(listSteps()[0]).toBe('Polanka Kredyt will contact you and send the contract.')
  })

  it('opens the website of the lender in a new tab where the form is in a frame', async () => {
    server.setStatus(status)
    server.reply(acceptedOffer, receipt)
    await renderScreen('/accepted', { state: 'ACCEPTED', isEmbedded: true })
    expect(await screen.findByRole('link', { name: 'Website polanka.example' })).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name: 'Call +48 22 200 30 40' })).not.toHaveAttribute('target')
  })

  it('has the registrations of the lender, which it has even where the lead server does not know the call', async () => {
    const lender = { ...offer.lender, registrations: [{ name: 'SEC Registration Number', number: 'CS209908113' }] }
    server.setStatus({ ...status, offers: [{ ...offer, lender }] })
    server.respond(acceptedOffer, () => new Response('<h1>Not found</h1>', { status: 404 }))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    expect((await screen.findByText('SEC Registration Number')).nextElementSibling).toHaveTextContent('CS209908113')
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
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
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
    expect(replaceNoBreakSpaces(screen.getByRole('heading', { level: 1 }).textContent)).toBe(
      'Polanka Kredyt lends you 5,000 zł',
    )
    expect(screen.queryByText('You have nothing to do for now.')).toBeNull()
    expect(listSteps()[0]).toMatch(/^Polanka Kredyt pays the money .* on the date in the contract/u)
  })

  it('keeps the signature when a reply from before it arrives later', async () => {
    await renderReceipt({ url, signed: null })
    let release: (() => void) | undefined
    const unsigned = Response.json({ ...receipt, contract: { url, signed: null } })
    server.respond(acceptedOffer, () => new Promise((resolve) => (release = () => resolve(unsigned))))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(release).toBeDefined())
    server.reply(acceptedOffer, { ...receipt, contract: { url, signed: { at: receipt.agreedAt, signature: 'AB12' } } })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('AB12')).toBeVisible()
    release?.()
    await server.waitForIdle()
    expect(screen.getByText('AB12')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Read and sign the contract' })).toBeNull()
  })

  it.each([
    [null, '88'],
    [{ at: '2026-11-20T11:30:00.000Z', signature: 'AB12' }, '100'],
  ])('is at the stage of the contract, which a signature completes: $1 of 100', async (signed, done) => {
    await renderReceipt({ url, signed })
    const progress = screen.getByRole('progressbar', { name: 'Step 4 of 4: Contract' })
    expect(progress).toHaveAttribute('aria-valuenow', done)
  })

  it('begins with the contract to sign, and no step contradicts it', async () => {
    await renderReceipt({ url, signed: null })
    const [link] = screen.getAllByRole('link', { name: 'Read and sign the contract' })
    expect(link?.compareDocumentPosition(screen.getByText(receipt.reference))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const section = replaceNoBreakSpaces(screen.getByRole('region', { name: 'Sign the contract' }).textContent)
    expect(section).toContain('5,000 zł for 73 days3 × 1,690.07 zł')
    expect(screen.getByText('One step is left: sign the contract.')).toBeVisible()
    expect(listSteps()[0]).toMatch(/^Read the contract before you sign it/u)
    expect(document.body).not.toHaveTextContent('will contact you')
  })

  it('has the first payment of several, with the number of the others, and none among the next steps', async () => {
    await renderReceipt()
    const text = replaceNoBreakSpaces(screen.getByRole('region', { name: 'The offer you accepted' }).textContent)
    expect(text).toContain('First payment20 Dec 2026: 1,690.07 zł')
    expect(text).toContain('and 1 more payment, on 1 Feb 2027')
    expect(listSteps().join(' ')).not.toContain('zł')
  })

  it('has the only payment of a loan', async () => {
    server.setStatus(status)
    server.reply(acceptedOffer, { ...receipt, plan: { ...plan, rows: plan.rows.slice(0, 1) } })
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    const term = await screen.findByText('You pay back')
    expect(replaceNoBreakSpaces(term.nextElementSibling?.textContent ?? '')).toBe('20 Dec 2026: 1,690.07 zł')
    expect(document.body).not.toHaveTextContent('more payment')
  })

  it('requests the contract again on retry', async () => {
    server.setStatus(status)
    server.respond(acceptedOffer, () => buildProblem('unavailable'))
    const { user } = await renderScreen('/accepted', { state: 'ACCEPTED' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.reply(acceptedOffer, { ...receipt, contract: { url, signed: null } })
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'Read and sign the contract' })).toBeVisible()
  })

  it.each([
    [{ url, signed: null }, 'Polanka Kredyt is waiting for your signature'],
    [{ url, signed: { at: '2026-11-20T11:30:00.000Z', signature: 'AB12' } }, 'Polanka Kredyt lends you 5,000 zł'],
    [null, 'Polanka Kredyt will contact you about your application'],
  ])('has a title on the thank-you page that names who acts next: $1', async (contract, title) => {
    server.setStatus({ ...buildLeadStatus('THANK_YOU'), applicationResult: status.applicationResult, offers: [offer] })
    server.reply(acceptedOffer, { ...receipt, contract })
    await renderScreen('/thank-you', { state: 'THANK_YOU' })
    expect(replaceNoBreakSpaces((await screen.findByRole('heading', { level: 1 })).textContent)).toBe(title)
  })

  it('has the last day to withdraw after the signature, in the steps and beside the signature', async () => {
    await renderReceipt({ url, signed: { at: '2026-11-20T23:30:00.000Z', signature: 'AB12' } })
    expect(listSteps().at(-1)).toBe(
      'You have 14 days from signing, until 5 Dec 2026, to withdraw from the contract without giving a reason.',
    )
    expect(screen.getByText('You may withdraw from the contract until').nextElementSibling).toHaveTextContent(
      '5 Dec 2026',
    )
  })

  it('has no last day to withdraw before the signature, when it is not known', async () => {
    await renderReceipt({ url, signed: null })
    expect(listSteps().at(-1)).toBe(
      'You have 14 days from signing to withdraw from the contract without giving a reason.',
    )
    expect(screen.queryByText('You may withdraw from the contract until')).toBeNull()
  })

  it('saves the signed copy', async () => {
    replyFile(signedContract, 'PL.pdf')
    const { user } = await renderReceipt({ url, signed: { at: '2026-11-20T11:30:00.000Z', signature: 'AB12' } })
    await user.click(screen.getByRole('button', { name: 'Save the signed contract (PDF)' }))
    await waitFor(() => expect(saved).toEqual(['PL.pdf']))
  })
})
