import type { LeadStatus } from '@loan/domain/contract/lead'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer, replaceNoBreakSpaces } from '../offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

describe('the title of an accepted application', () => {
  it('names the lender, whose name browsers do not translate', async () => {
    server.setStatus(buildLeadStatus('ACCEPTED'))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    const heading = await screen.findByRole('heading', { name: 'Polanka Kredyt accepted your application' })
    expect(heading.querySelector('[translate=no]')).toHaveTextContent(/^Polanka Kredyt$/u)
    expect(document.title).toContain('Polanka Kredyt accepted your application')
  })

  it('names the act when the lender is not known', async () => {
    const applicationResult = { application: { status: 'waiting' as const }, offerId: null, partner: null }
    server.setStatus(buildLeadStatus('ACCEPTED', { lender: null, applicationResult }))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    expect(await screen.findByRole('heading', { name: 'The lender accepted your application' })).toBeVisible()
  })
})

describe('the receipt of an accepted application', () => {
  const accepted = (changes: Partial<LeadStatus> = {}) =>
    buildLeadStatus('ACCEPTED', {
      applicationResult: { application: { status: 'accepted' }, offerId: 'one', partner: null },
      offers: [buildOffer('one', { instalments: { count: 3, amount: 1690.07 } })],
      ...changes,
    })
  const getReceipt = async () => replaceNoBreakSpaces((await screen.findByRole('region')).textContent)
  it('names the lender that sends the contract in its first step', async () => {
    server.setStatus(accepted({ offers: [] }))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    await getReceipt()
    expect(listSteps()[0]).toBe('Polanka Kredyt will contact you and send the contract.')
  })

  const listSteps = () => screen.getAllByRole('listitem').map(({ textContent }) => replaceNoBreakSpaces(textContent))

  it('has the agreed figures, the number and the contact', async () => {
    server.setStatus(accepted())
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    const receipt = await getReceipt()
    for (const text of [
      '5,000 zł for 73 days',
      '1,690.07 zł',
      '70.20 zł',
      '5,070.20 zł',
      '47.83%',
      'PL-0B7A-3F5E-6D1C',
    ])
      expect(receipt).toContain(text)
    expect(receipt).not.toContain(leadId)
    expect(screen.getByRole('link', { name: '+48 22 123 45 67' })).toHaveAttribute('href', 'tel:+48221234567')
    expect(screen.getByRole('link', { name: 'pomoc@tukan.example' })).toHaveAttribute(
      'href',
      'mailto:pomoc@tukan.example',
    )
  })

  it('has the first payment with its date once, and the number of the others', async () => {
    server.setStatus(accepted())
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    const receipt = await getReceipt()
    expect(receipt).toContain('First payment20 Dec 2026: 1,690.07 zł')
    expect(receipt).toContain('and 2 more payments, the last on 1 Feb 2027')
    expect(document.body.textContent.match(/Dec.2026/gu)).toHaveLength(1)
    expect(listSteps()).toHaveLength(4)
  })

  it.each([
    [{ iban: 'PL61109010140000071219812874' }, 'your account ending in 2874'],
    [{}, 'your account'],
  ])('says that the lender pays to $1', async (incomeDetails, account) => {
    server.setStatus(accepted())
    const { store } = await renderScreen('/accepted', { state: 'ACCEPTED' })
    await getReceipt()
    act(() => store.updateLeadApplication({ applicationData: { incomeDetails } }))
    const step = `Polanka Kredyt pays the money to ${account} on the date in the contract.`
    expect(listSteps()[2]).toBe(step)
  })

  const outcome = {
    answeredAt: '2026-11-20T10:00:00.000Z',
    requested: { amount: 5000, period: { length: 73, scale: 'days' as const } },
    contact: { website: 'https://polanka.example', email: 'info@polanka.example', phone: '+48 22 200 30 40' },
  }
  const listRows = () =>
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, replaceNoBreakSpaces(term.nextElementSibling?.textContent ?? '')])

  it('has the requested loan, the lender and its contact where the lender made no offer here', async () => {
    server.setStatus(accepted({ offers: [], outcome }))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    await getReceipt()
    expect(listRows()).toEqual([
      ['You asked for', '5,000 zł for 73 days'],
      ['Lender', 'Polanka Kredyt'],
      ['The lender answered on', '20 Nov 2026'],
      ['Application number', 'PL-0B7A-3F5E-6D1C'],
    ])
    expect(screen.getByRole('link', { name: 'Call +48 22 200 30 40' })).toHaveAttribute('href', 'tel:+48222003040')
    expect(screen.getByRole('link', { name: 'E-mail info@polanka.example' })).toHaveAttribute(
      'href',
      'mailto:info@polanka.example',
    )
  })

  it('has no amount when the answers were deleted', async () => {
    server.setStatus(accepted({ offers: [], outcome: { ...outcome, requested: null } }))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    expect(await getReceipt()).not.toContain('zł')
    expect(listRows()[0]).toEqual(['Lender', 'Polanka Kredyt'])
  })

  it('has no figures where the lender made no offer here', async () => {
    server.setStatus(accepted({ offers: [] }))
    await renderScreen('/accepted', { state: 'ACCEPTED' })
    expect(await getReceipt()).toContain('PL-0B7A-3F5E-6D1C')
    expect(await getReceipt()).not.toContain('zł')
    expect(listSteps()).toHaveLength(4)
  })
})
