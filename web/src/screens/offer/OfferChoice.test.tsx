// Tests the choice of several offers: sorting, differences, the comparison and the bar of the chosen figures.
import type { LeadApplication } from '@loan/domain/lead/application'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { buildOffer, replaceNoBreakSpaces } from '../offer-terms/offerFixture.ts'

const server = createFakeLeadServer()

describe('several offers', () => {
  const offers = [
    buildOffer('one', { aprPercent: 52.4, totalPayable: 5900, instalments: { count: 3, amount: 1967 } }),
    buildOffer('two', { amount: 4000, totalPayable: 4400, instalments: { count: 2, amount: 2200 } }),
  ]
  const cheaper = buildOffer('three', { aprPercent: 20, period: { length: 98, scale: 'days' } })
  const four = [cheaper, ...offers, buildOffer('four', { amount: 3000, aprPercent: 60, totalPayable: 6000 })]
  const renderOffer = async (answers: LeadApplication = {}, list = offers) => {
    server.setStatus(buildLeadStatus('IPFD_OFFER_CHOICE', { offers: list }))
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
    const element = await findErrorSummary()
    expect(element).toHaveAccessibleName('Answer 1 question to continue')
    const summary = within(element)
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

  it('say in one line before the button what the folded notices of the law are about', async () => {
    await renderOffer()
    const summary = await screen.findByText('Set by automated processing · 14 days to change your mind')
    const button = screen.getByRole('button', { name: /^Accept the chosen offer/u })
    expect(summary.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const text = screen.getByText(/within 14 days of signing it/u)
    expect(summary.closest('details')).toContainElement(text)
    expect(text).not.toBeVisible()
  })

  it('can be sorted, which keeps the chosen offer', async () => {
    const { user } = await renderOffer({}, four)
    await waitFor(() => expect(shown()).toEqual(['three', 'two', 'one', 'four']))
    await user.click(getRadio('two'))
    await user.selectOptions(screen.getByRole('combobox'), 'total')
    expect(shown()).toEqual(['two', 'three', 'one', 'four'])
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'two')
  })

  it('show the requested amount first, and how the others differ', async () => {
    await renderOffer({ amount: 5000, period: 73 })
    await waitFor(() => expect(shown()).toEqual(['one', 'two']))
    expect(replaceNoBreakSpaces(getRadio('one').closest('article')?.textContent ?? '')).toContain('as you asked')
    expect(screen.getByRole('heading', { name: 'Other amounts' })).toBeVisible()
    expect(getRadio('two')).toHaveAccessibleDescription(/^1.000.zł less/u)
  })

  it('show the requested loan before a cheaper one until the applicant sorts them', async () => {
    const { user } = await renderOffer({ amount: 5000, period: 73 }, four)
    await waitFor(() => expect(shown()).toEqual(['one', 'three', 'two', 'four']))
    const order = screen.getByRole('combobox')
    expect(within(order).getAllByRole('option')[0]).toHaveTextContent('As you asked')
    await user.selectOptions(order, 'apr')
    expect(shown()).toEqual(['three', 'one', 'two', 'four'])
  })

  it.each([
    { count: 3, isFolded: true },
    { count: 4, isFolded: false },
  ])('have the sort order in the folded comparison only when they are few ($count)', async ({ count, isFolded }) => {
    await renderOffer({}, four.slice(0, count))
    await waitFor(() => expect(shown()).toHaveLength(count))
    const order = screen.getByLabelText('Which offer do you want to see first?')
    expect(order.closest('details') !== null).toBe(isFolded)
    const [first] = screen.getAllByRole('radio')
    const following = order.compareDocumentPosition(first ?? document)
    expect(following & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('show the chosen figures beside the button', async () => {
    const { user } = await renderOffer()
    const bar = () =>
      replaceNoBreakSpaces(screen.getByRole('button', { name: /^Accept/u }).parentElement?.textContent ?? '')
    expect(bar()).toContain('No offer chosen yet')
    await user.click(getRadio('two'))
    expect(bar()).toContain('4,000 zł for 73 days2 × 2,200.00 zł')
  })

  it('say what a lower payment costs', async () => {
    const exact = buildOffer('exact', { totalPayable: 5100, instalments: { count: 2, amount: 2550 } })
    const longer = buildOffer('longer', {
      period: { length: 98, scale: 'days' },
      totalPayable: 5184,
      instalments: { count: 3, amount: 1728 },
    })
    await renderOffer({ amount: 5000, period: 73 }, [exact, longer])
    expect(replaceNoBreakSpaces(screen.getByText(/^lower payment/u).textContent)).toBe(
      'lower payment · costs 84 zł more',
    )
  })

  it('are compared in a table that the keyboard can focus', async () => {
    await renderOffer()
    const region = screen.getByRole('region')
    await waitFor(() => expect(region.tabIndex).toBe(0))
    const cells = (selector: string) =>
      [...region.querySelectorAll(selector)].map(({ textContent }) => replaceNoBreakSpaces(textContent))
    expect(cells('thead th')).toEqual(['4,000 zł for 73 days', '5,000 zł for 73 days'])
    expect(cells('tbody:nth-of-type(1) > tr > *')).toEqual(['Payments', '2 × 2,200.00 zł', '3 × 1,967.00 zł'])
    expect(cells('tbody th')).toHaveLength(8)
    // The lowest rate is marked in words, and terms that are the same for all offers are the last ones.
    expect(cells('tbody:nth-of-type(4) > tr > *')).toEqual(['APR', '47.83% lowest', '52.40%'])
    expect(cells('tbody:nth-of-type(3) > tr > *')).toEqual(['Total to pay', '4,400.00 zł', '5,900.00 zł'])
    expect(cells('tbody th').slice(4)).toEqual(['Yearly borrowing rate', 'Fees', 'First payment', 'Last payment'])
    expect(cells('tbody:nth-of-type(5) > tr > *').join(' ')).not.toContain('lowest')
    for (const cell of region.querySelectorAll('td')) {
      const ids = (cell.getAttribute('headers') ?? '').split(' ')
      expect(ids.map((id) => document.getElementById(id)?.getAttribute('scope'))).toEqual(['rowgroup', 'col'])
    }
  })

  const readCompared = (term: string): readonly string[] => {
    const group = within(screen.getByRole('region')).getByText(term).closest('tbody')
    return [...(group?.querySelectorAll('td') ?? [])].map(({ textContent }) => replaceNoBreakSpaces(textContent))
  }

  it('have their lowest cost, total and fees marked among offers of the same amount only', async () => {
    await renderOffer({ amount: 5000, period: 73 }, [
      buildOffer('one', { totalPayable: 5900, fees: 250, aprPercent: 50.1 }),
      buildOffer('two', { totalPayable: 5800, fees: 300, aprPercent: 52.4 }),
      buildOffer('small', { amount: 3000, totalPayable: 3400, fees: 90, aprPercent: 49.9 }),
    ])
    await waitFor(() => expect(shown()).toEqual(['one', 'two', 'small']))
    expect(readCompared('Cost of the loan')).toEqual(['900.00 zł', '800.00 zł lowest', '400.00 zł'])
    expect(readCompared('Total to pay')).toEqual(['5,900.00 zł', '5,800.00 zł lowest', '3,400.00 zł'])
    expect(readCompared('Fees')).toEqual(['250.00 zł lowest', '300.00 zł', '90.00 zł'])
    expect(readCompared('APR')).toEqual(['50.10%', '52.40%', '49.90% lowest'])
  })

  it('have the lowest of each amount marked, and none where the figures of an amount are equal', async () => {
    await renderOffer({}, [
      buildOffer('one', { totalPayable: 5900, fees: 250, aprPercent: 40 }),
      buildOffer('two', { totalPayable: 5800, fees: 250, aprPercent: 41 }),
      buildOffer('three', { amount: 3000, totalPayable: 3400, fees: 90, aprPercent: 42 }),
      buildOffer('four', { amount: 3000, totalPayable: 3500, fees: 80, aprPercent: 43 }),
    ])
    await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three', 'four']))
    expect(readCompared('Total to pay')).toEqual([
      '5,900.00 zł',
      '5,800.00 zł lowest',
      '3,400.00 zł lowest',
      '3,500.00 zł',
    ])
    expect(readCompared('Fees')).toEqual(['250.00 zł', '250.00 zł', '90.00 zł', '80.00 zł lowest'])
  })
})
