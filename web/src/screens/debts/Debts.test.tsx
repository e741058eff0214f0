import { customerDebts } from '@loan/domain/contract/lenderSteps'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeLeadServer } from '../../testing/createFakeLeadServer.ts'
import { findErrorSummary, listSummaryErrors } from '../../testing/errorSummary.ts'
import { buildLeadStatus, leadId } from '../../testing/leadFixtures.ts'
import { pressTwice } from '../../testing/pressTwice.ts'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { renderScreen, type StoredState } from '../../testing/renderScreen.tsx'

const server = createFakeLeadServer()

const renderDebts = (stored: StoredState = {}) =>
  renderScreen('/customer-debts', { state: 'CUSTOMER_DEBTS', ...stored })

/** The fields of a debt, by its number in the list. */
const getDebt = (debtNumber: number) => {
  const debt = within(screen.getByRole('group', { name: `Debt ${debtNumber}` }))
  return {
    creditor: debt.getByRole('textbox', { name: 'Who do you owe?' }),
    kind: debt.getByRole('combobox', { name: 'What kind of debt is it?' }),
    balance: debt.getByRole('textbox', { name: 'How much is left to pay?' }),
    instalment: debt.getByRole('textbox', { name: 'How much do you pay each month?' }),
    notInArrears: debt.getByRole('radio', { name: 'No' }),
  }
}

const fillIn = async (user: UserEvent, debtNumber: number, creditor: string, balance: string) => {
  const debt = getDebt(debtNumber)
  const paste = async (field: HTMLElement, text: string) => {
    await user.click(field)
    await user.paste(text)
  }
  await paste(debt.creditor, creditor)
  await user.selectOptions(debt.kind, 'credit-card')
  await paste(debt.balance, balance)
  await paste(debt.instalment, '100')
  await user.click(debt.notInArrears)
}

const debt = (creditor: string, balance: number) => ({
  creditor,
  kind: 'credit-card',
  balance,
  instalment: 100,
  isInArrears: false,
})

const listRows = () => document.querySelectorAll('ol > li')
const plain = (text: string): string => text.replaceAll('\u{a0}', ' ')
const getTotal = () => plain(screen.getByRole('strong').textContent)

describe('debts', () => {
  beforeEach(() => {
    server.setStatus(buildLeadStatus('CUSTOMER_DEBTS', { debts: { max: 3 } }))
  })

  it('accepts an empty list', async () => {
    const { user, store } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'I have no debts' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([
      { method: 'POST', path: '/lead/offer/customer-debts', body: { id: leadId, debts: [] } },
    ])
    expect(store.getState().leadApplication.applicationData.expenses).toEqual({
      hasOtherLoans: false,
      monthlyCreditCommitments: 0,
    })
  })

  it('sends the list once and stores its totals in the application', async () => {
    const { user, store } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await waitFor(() => expect(getDebt(1).creditor).toHaveFocus())
    await fillIn(user, 1, 'Bank Jeden', '1 200')
    await user.click(screen.getByRole('button', { name: 'Add another debt' }))
    await fillIn(user, 2, 'Bank Dwa', '800')
    await waitFor(() => expect(getTotal()).toBe('2,000 zł'))
    const send = screen.getByRole('button', { name: 'Send this list' })
    await pressTwice(send)
    await server.waitForIdle()
    expect(server.requests.map(({ body }) => body)).toEqual([
      { id: leadId, debts: [debt('Bank Jeden', 1200), debt('Bank Dwa', 800)] },
    ])
    expect(store.getState().leadApplication.applicationData.expenses).toEqual({
      hasOtherLoans: true,
      monthlyCreditCommitments: 200,
      totalDebtAmount: 2000,
    })
  })

  it('allows no more debts than the lender accepts', async () => {
    const { user } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await user.click(screen.getByRole('button', { name: 'Add another debt' }))
    await user.click(screen.getByRole('button', { name: 'Add another debt' }))
    await waitFor(() => expect(listRows()).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Add another debt' })).toBeNull()
    expect(document.body).toHaveTextContent('up to 3 debts')
  })

  it('removes a debt, shows a message, and restores it at its position', async () => {
    const { user } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await fillIn(user, 1, 'Bank Jeden', '1200')
    await user.click(screen.getByRole('button', { name: 'Add another debt' }))
    await fillIn(user, 2, 'Bank Dwa', '800')
    await user.click(screen.getByRole('button', { name: /^Remove this debt\s?: Debt 1$/u }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your list: 1 debt' })).toHaveFocus())
    expect(screen.getByText(/You removed debt 1 from the list/u)).toHaveTextContent('Bank Jeden')
    expect(getTotal()).toBe('800 zł')
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    await waitFor(() => expect(listRows()[0]?.textContent).toContain('Debt 1'))
    expect(getDebt(1).creditor).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Send this list' }))
    await server.waitForIdle()
    expect(server.requests.map(({ body }) => body)).toEqual([
      { id: leadId, debts: [debt('Bank Jeden', 1200), debt('Bank Dwa', 800)] },
    ])
  })

  it('restores the list after a reload, including invalid text', async () => {
    const { user, store, unmount } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await user.type(getDebt(1).balance, 'ab')
    const { drafts } = store.getState().dynamicPages
    unmount()
    await renderDebts({ drafts })
    await waitFor(() => expect(getDebt(1).balance).toHaveValue('ab'))
  })

  it.each([['not json'], ['{"a":1}'], ['[{"creditor":1}]']])(
    'starts with an empty list for the draft %s',
    async (debts) => {
      await renderDebts({ drafts: { debts } })
      await waitFor(() => expect(listRows()).toHaveLength(0))
    },
  )

  it('links to every missing or invalid field, in order', async () => {
    const { user } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await user.type(getDebt(1).balance, '12x')
    await user.click(screen.getByRole('button', { name: 'Send this list' }))
    await server.waitForIdle()
    expect(server.requests).toEqual([])
    expect(await findErrorSummary()).toHaveFocus()
    expect(listSummaryErrors()).toHaveLength(5)
    expect(listSummaryErrors()[0]).toContain('Debt 1. Who do you owe?')
    expect(getDebt(1).balance).toHaveAccessibleDescription(/number/u)
    await user.selectOptions(getDebt(1).kind, 'other')
    expect(listSummaryErrors()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: /^Remove this debt\s?: Debt 1$/u }))
    await server.waitForIdle()
    expect(listSummaryErrors()).toEqual([])
  })

  it('shows an error of the server in the right row after another row was removed', async () => {
    const { user } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await user.click(screen.getByRole('button', { name: 'Add another debt' }))
    await user.click(screen.getByRole('button', { name: /^Remove this debt\s?: Debt 1$/u }))
    await fillIn(user, 1, 'Bank', '900')
    server.respond(customerDebts, () =>
      buildValidationProblem({
        fieldName: 'debts.0.creditor',
        code: 'too-long',
        params: { max: 9 },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Send this list' }))
    await waitFor(() => expect(getDebt(1).creditor).toHaveAccessibleDescription(/9/u))
  })

  it('shows an error when the total is too large', async () => {
    const { user } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await fillIn(user, 1, 'Bank', '900000')
    server.respond(customerDebts, () =>
      buildValidationProblem({
        fieldName: 'debts',
        code: 'above-maximum',
        params: { max: 500_000 },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Send this list' }))
    await waitFor(() => expect(listSummaryErrors().map(plain)).toEqual([expect.stringContaining('500,000 zł')]))
    await user.type(getDebt(1).balance, '100')
    expect(listSummaryErrors()).toEqual([])
  })

  it('keeps the list after a server error', async () => {
    const { user } = await renderDebts()
    await user.click(screen.getByRole('button', { name: 'Add a debt' }))
    await fillIn(user, 1, 'Bank', '900')
    server.respond(customerDebts, () => buildProblem('unavailable'))
    await user.click(screen.getByRole('button', { name: 'Send this list' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('kept')
    await waitFor(() => expect(listRows()).toHaveLength(1))
  })
})
