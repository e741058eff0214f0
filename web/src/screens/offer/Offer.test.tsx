import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { getRoute, toScreenName, states } from '@loan/domain/states'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { leadId, problem, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'
import { buildOffer, plain } from './offerFixture.ts'

const { server, page, visit } = setUpScreens()

const text = () => plain(page().container.textContent)
const getText = (selector: string) => plain(page().find(selector, HTMLElement).textContent)
const choose = (selector: string, value: string) => {
  const list = page().find(selector, HTMLSelectElement)
  act(() => {
    list.value = value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

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
    server.status = statusIn(state, { offers: [buildOffer('one')] })
    await visit(getRoute(state), states[state].code)
    expect(page().shownScreen()).toBe(toScreenName(state))
    const button = page().button(text)
    await page().click(button, button)
    expect(server.sent).toEqual([call(state, decision)])
  })
})

describe('an offer', () => {
  const open = async (change: Parameters<typeof buildOffer>[1] = {}) => {
    server.status = statusIn('PROFICREDIT_OFFER', { offers: [buildOffer('one', change)] })
    await visit('/proficredit-offer', 41)
  }

  it('shows its costs, the legal notices and the next steps', async () => {
    await open()
    const figures = getText('dl')
    for (const figure of ['1,690.07 zł', '5,070.20 zł', '47.83%', '01/02/2027']) expect(figures).toContain(figure)
    for (const expected of [
      'Borrowing money costs money',
      'automated processing',
      'within 14 days',
      'you sign the contract',
    ])
      expect(text()).toContain(expected)
  })

  it('shows that the lender has changed it', async () => {
    await open({ changed: true })
    expect(getText('h1')).toContain('changed offer')
    expect(text()).toContain('The lender has changed its offer. Please read it again.')
  })

  it('offers to skip the lender when the status has no offer', async () => {
    server.status = statusIn('PROFICREDIT_OFFER', { offers: [] })
    await visit('/proficredit-offer', 41)
    await page().press('Skip this lender')
    expect(server.sent.map(({ path }) => path)).toEqual([`/lead/skip/${leadId}`])
  })

  it('sends one action at a time', async () => {
    await open()
    await page().click(page().button('Decline and ask'), page().button('Accept the offer'))
    expect(server.sent).toHaveLength(1)
  })

  it('shows that the offer has expired, not the lead, after a 410', async () => {
    await open()
    server.answer = () => problem('gone', 410)
    await page().press('Accept the offer')
    expect(text()).toContain('This offer is no longer valid')
    expect(page().shownScreen()).toBe('proficredit-offer')
    expect([...page().container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Decline and ask the next lender',
    ])
  })

  it('shows that it was replaced, and accepts the new offer only on another press', async () => {
    await open()
    server.answer = () => {
      server.status = statusIn('PROFICREDIT_OFFER', { offers: [buildOffer('two', { amount: 4000 })] })
      return rejected({ fieldName: 'offerId', code: 'not-an-option', message: 'No such offer', pointer: '/offerId' })
    }
    await page().press('Accept the offer')
    expect(text()).toContain('has put another offer in the place of that one')
    expect(getText('article h2')).toContain('4,000 zł')
    expect(server.sent).toHaveLength(1)
  })

  it('shows a countdown after too many tries', async () => {
    await open()
    server.answer = () => problem('too-many-requests', 429, {}, { 'retry-after': '7' })
    await page().press('Decline and ask')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('7')
    expect(page().button('Try again in').textContent).toContain('second')
  })
})

describe('several offers', () => {
  const offers = [
    buildOffer('one', { amount: 5000, totalPayable: 5900, instalments: { count: 3, amount: 1967 } }),
    buildOffer('two', { amount: 4000, totalPayable: 4400, instalments: { count: 2, amount: 2200 } }),
  ]
  const open = async () => {
    server.status = statusIn('IPFD_OFFER_CHOICE', { offers })
    await visit('/ipfd-offer-choice', 37)
  }
  const shown = () =>
    [...page().container.querySelectorAll('input[type=radio]')].map((one) => one.getAttribute('value'))

  it('have no preselected offer', async () => {
    await open()
    expect(page().container.querySelectorAll('input:checked')).toHaveLength(0)
    await page().press('Accept the chosen offer')
    expect(server.sent).toEqual([])
    expect(page().find('#error-summary a', HTMLElement).getAttribute('href')).toBe('#offer-choice')
    await page().click(page().find('[value=two]', HTMLInputElement))
    await page().press('Accept the chosen offer')
    expect(server.sent).toEqual([
      {
        method: 'POST',
        path: '/lead/offer/accept-creditea-offer',
        body: { id: leadId, offerId: 'two', decision: 'accept' },
      },
    ])
  })

  it('can be sorted, which keeps the chosen offer', async () => {
    await open()
    expect(shown()).toEqual(['two', 'one'])
    await page().click(page().find('[value=two]', HTMLInputElement))
    choose('[name=order]', 'instalment')
    expect(shown()).toEqual(['one', 'two'])
    expect(page().find('input:checked', HTMLInputElement).value).toBe('two')
  })

  it('are compared in a table that the keyboard can focus', async () => {
    await open()
    const region = page().find('[role=region]', HTMLElement)
    expect(region.tabIndex).toBe(0)
    const cells = (selector: string) =>
      [...region.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))
    expect(cells('thead th')).toEqual(['4,000 zł for 73 days', '5,000 zł for 73 days'])
    expect(cells('tbody:nth-of-type(1) > tr > *')).toEqual(['Payments', '2 × 2,200.00 zł', '3 × 1,967.00 zł'])
    expect(cells('tbody th')).toHaveLength(7)
    for (const cell of region.querySelectorAll('td')) {
      const ids = (cell.getAttribute('headers') ?? '').split(' ')
      expect(ids.map((id) => document.getElementById(id)?.getAttribute('scope'))).toEqual(['rowgroup', 'col'])
    }
  })
})
