import { describe, expect, it } from 'vitest'
import { leadId, problem, receipt, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'
import { buildOffer, plain } from './offerFixture.ts'

const { server, page, visit } = setUpScreens()

const text = () => plain(page().container.textContent)
const getText = (selector: string) => plain(page().find(selector, HTMLElement).textContent)
const box = (name: string) => page().find(`[name="${name}"]`, HTMLInputElement)

describe('an adjustable offer', () => {
  const adjustable = { amount: { min: 1000, max: 8000, step: 500 }, period: { min: 61, max: 90, step: 1 } }
  const moved = buildOffer('two', { amount: 5500, adjustable, totalPayable: 6100 })
  const open = async () => {
    server.status = statusIn('PROVIDENT_OFFER', { offers: [buildOffer('one', { adjustable })] })
    await visit('/provident-offer', 39)
  }
  const path = '/lead/offer/update-provident-offer'
  const update = { id: leadId, offerId: 'one', decision: 'update', amount: 5500, period: 73 }

  it('requests new figures, shows and focuses them, and accepts nothing', async () => {
    await open()
    await page().click(page().find('[aria-label^="Increase the amount"]', HTMLElement))
    expect(plain(box('amount').value)).toBe('5 500')
    server.answer = () => {
      server.status = statusIn('PROVIDENT_OFFER', { offers: [moved] })
      return Response.json({ ...receipt, progressState: 39 })
    }
    const button = page().button('Show the new costs')
    await page().click(button, button)
    expect(server.sent).toEqual([{ method: 'POST', path, body: update }])
    expect(getText('dl')).toContain('6,100.00 zł')
    expect(text()).toContain('You have not accepted anything yet')
    expect(document.activeElement).toBe(page().find('article h2', HTMLElement))
    server.answer = () => Response.json(receipt)
    await page().press('Accept the offer')
    expect(server.sent[1]).toEqual({ method: 'POST', path, body: { id: leadId, offerId: 'two', decision: 'accept' } })
  })

  it('restores the picked amount after a reload', async () => {
    await open()
    await page().click(page().find('[aria-label^="Increase the amount"]', HTMLElement))
    const { drafts } = page().store.getState().dynamicPages
    page().close()
    await visit('/provident-offer', 39, { drafts })
    expect(plain(box('amount').value)).toBe('5 500')
    expect(page().find('details:has([name=amount])', HTMLDetailsElement).open).toBe(true)
    await page().press('Accept the offer')
    expect(server.sent).toEqual([])
  })

  it('blocks the acceptance when the picked period differs from the shown figures', async () => {
    await open()
    await page().click(page().find('[aria-label^="Lengthen the period"]', HTMLElement))
    await page().press('Accept the offer')
    expect(server.sent).toEqual([])
    expect(getText('#error-summary')).toContain('the costs shown are for 5,000 zł for 73 days')
    await page().click(page().find('[aria-label^="Shorten the period"]', HTMLElement))
    await page().press('Accept the offer')
    expect(server.sent).toHaveLength(1)
  })

  it('keeps the picked amount when the request fails', async () => {
    await open()
    await page().click(page().find('[aria-label^="Increase the amount"]', HTMLElement))
    server.answer = () => problem('internal-error', 500)
    await page().press('Show the new costs')
    expect(text()).toContain('Your answers are kept')
    expect(plain(box('amount').value)).toBe('5 500')
    server.answer = () =>
      rejected({ fieldName: 'amount', code: 'above-maximum', message: 'Too much', pointer: '/amount' })
    await page().press('Show the new costs')
    expect(getText('#offer-amount-error')).toContain('does not offer this')
  })
})
