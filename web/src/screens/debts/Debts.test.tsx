import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { leadId, problem, rejected, statusIn } from '../openScreen.tsx'
import { setUpScreens } from '../setUpScreens.ts'

const { server, page, visit } = setUpScreens()

const type = (name: string, value: string) =>
  act(() => {
    const control = page().find(`[name="${name}"]`, HTMLInputElement)
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })

const choose = (name: string, value: string) =>
  act(() => {
    const control = page().find(`[name="${name}"]`, HTMLSelectElement)
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })

const fillIn = async (key: number, creditor: string, balance: string) => {
  type(`debts.${key}.creditor`, creditor)
  choose(`debts.${key}.kind`, 'credit-card')
  type(`debts.${key}.balance`, balance)
  type(`debts.${key}.instalment`, '100')
  await page().click(page().find(`[name="debts.${key}.isInArrears"][value="false"]`, HTMLInputElement))
}

const debt = (creditor: string, balance: number) => ({
  creditor,
  kind: 'credit-card',
  balance,
  instalment: 100,
  isInArrears: false,
})

const open = (held: Parameters<typeof visit>[2] = {}) => visit('/customer-debts', 31, held)

const rows = () => page().container.querySelectorAll('ol > li')
const links = () => [...page().container.querySelectorAll('#error-summary a')].map(({ textContent }) => textContent)
const plain = (text: string): string => text.replaceAll('\u{a0}', ' ')
const total = () => plain(page().find('p strong', HTMLElement).textContent)

describe('debts', () => {
  beforeEach(() => {
    server.status = statusIn('CUSTOMER_DEBTS', { debts: { max: 3 } })
  })

  it('accepts an empty list', async () => {
    await open()
    await page().press('I have no debts')
    expect(server.sent).toEqual([
      { method: 'POST', path: '/lead/offer/customer-debts', body: { id: leadId, debts: [] } },
    ])
    expect(page().store.getState().leadApplication.applicationData.expenses).toEqual({
      hasOtherLoans: false,
      monthlyCreditCommitments: 0,
    })
  })

  it('sends the list once and stores its totals in the application', async () => {
    await open()
    await page().press('Add a debt')
    expect(document.activeElement?.getAttribute('name')).toBe('debts.0.creditor')
    await fillIn(0, 'Bank Jeden', '1 200')
    await page().press('Add another debt')
    await fillIn(1, 'Bank Dwa', '800')
    expect(total()).toBe('2,000 zł')
    const send = page().button('Send this list')
    await page().click(send, send)
    expect(server.sent.map(({ body }) => body)).toEqual([
      { id: leadId, debts: [debt('Bank Jeden', 1200), debt('Bank Dwa', 800)] },
    ])
    expect(page().store.getState().leadApplication.applicationData.expenses).toEqual({
      hasOtherLoans: true,
      monthlyCreditCommitments: 200,
      totalDebtAmount: 2000,
    })
  })

  it('allows no more debts than the lender accepts', async () => {
    await open()
    await page().press('Add a debt')
    await page().press('Add another debt')
    await page().press('Add another debt')
    expect(rows()).toHaveLength(3)
    expect([...page().container.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
      'Add another debt',
    )
    expect(page().container.textContent).toContain('up to 3 debts')
  })

  it('removes a debt, shows a message, and restores it at its position', async () => {
    await open()
    await page().press('Add a debt')
    await fillIn(0, 'Bank Jeden', '1200')
    await page().press('Add another debt')
    await fillIn(1, 'Bank Dwa', '800')
    await page().press('Remove this debt')
    expect(document.activeElement?.id).toBe('debts-heading')
    expect(page().find('[role=status] p', HTMLElement).textContent).toContain('Bank Jeden')
    expect(total()).toBe('800 zł')
    await page().press('Put it back')
    expect(rows()[0]?.textContent).toContain('Debt 1')
    expect(document.activeElement).toBe(page().find('[name="debts.0.creditor"]', HTMLInputElement))
    await page().press('Send this list')
    expect(server.sent.map(({ body }) => body)).toEqual([
      { id: leadId, debts: [debt('Bank Jeden', 1200), debt('Bank Dwa', 800)] },
    ])
  })

  it('restores the list after a reload, including invalid text', async () => {
    await open()
    await page().press('Add a debt')
    type('debts.0.balance', 'ab')
    const { drafts } = page().store.getState().dynamicPages
    page().close()
    await open({ drafts })
    expect(page().find('[name="debts.0.balance"]', HTMLInputElement).value).toBe('ab')
  })

  it.each([['not json'], ['{"a":1}'], ['[{"creditor":1}]']])(
    'starts with an empty list for the draft %s',
    async (debts) => {
      await open({ drafts: { debts } })
      expect(rows()).toHaveLength(0)
    },
  )

  it('links to every missing or invalid field, in order', async () => {
    await open()
    await page().press('Add a debt')
    type('debts.0.balance', '12x')
    await page().press('Send this list')
    expect(server.sent).toEqual([])
    expect(document.activeElement?.id).toBe('error-summary')
    expect(links()).toHaveLength(5)
    expect(links()[0]).toContain('Debt 1. Who do you owe?')
    expect(page().find('#debts-0-balance-error', HTMLElement).textContent).toContain('number')
    choose('debts.0.kind', 'other')
    expect(links()).toHaveLength(4)
    await page().press('Remove this debt')
    expect(links()).toEqual([])
  })

  it('shows an error of the server in the right row after another row was removed', async () => {
    await open()
    await page().press('Add a debt')
    await page().press('Add another debt')
    await page().press('Remove this debt')
    await fillIn(1, 'Bank', '900')
    server.answer = () =>
      rejected({ fieldName: 'debts.0.creditor', code: 'too-long', message: 'x', pointer: '/x', params: { max: 9 } })
    await page().press('Send this list')
    expect(page().find('#debts-1-creditor-error', HTMLElement).textContent).toContain('9')
  })

  it('shows an error when the total is too large', async () => {
    await open()
    await page().press('Add a debt')
    await fillIn(0, 'Bank', '900000')
    server.answer = () =>
      rejected({ fieldName: 'debts', code: 'above-maximum', message: 'x', pointer: '/debts', params: { max: 500_000 } })
    await page().press('Send this list')
    expect(links().map(plain)).toEqual([expect.stringContaining('500,000 zł')])
    type('debts.0.balance', '100')
    expect(links()).toEqual([])
  })

  it('keeps the list after a server error', async () => {
    await open()
    await page().press('Add a debt')
    await fillIn(0, 'Bank', '900')
    server.answer = () => problem('unavailable', 503)
    await page().press('Send this list')
    expect(page().find('[role=alert]', HTMLElement).textContent).toContain('kept')
    expect(rows()).toHaveLength(1)
  })
})
