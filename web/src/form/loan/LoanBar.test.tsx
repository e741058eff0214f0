// The bar under the header: loan, saving state and the button that changes the loan.
import { product } from '@loan/domain/products/tukan-pl'
import { product as tukanEs } from '@loan/domain/products/tukan-es'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import clearData from '../../locales/en/clear-data.json'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { LoanBar } from './LoanBar.tsx'
import { getOpenLoanDialogRef, useChangeLoan } from './loanDialog.ts'

// Imported here so that the dynamic import in LoanBar resolves at once.
import './SavedMark.tsx'

const BarOfPage = () => <LoanBar onChange={useChangeLoan()} />

const renderBar = (shown = product) => {
  const app = createTestApplication({ product: shown, locale: 'en', texts: englishTexts })
  const open = vi.fn<() => void>()
  getOpenLoanDialogRef(app).current = open
  return { ...renderInApplication(<BarOfPage />, { app, path: '/x' }), open }
}

it('shows the chosen loan', () => {
  const { container, store } = renderBar()
  expect(container).toHaveTextContent(/5[,\s]000.*73 days/u)
  act(() => store.updateLeadApplication({ applicationData: { amount: 900, period: 61 } }))
  expect(container).toHaveTextContent(/900.*61 days/u)
})

it('says that the answers are stored once there is one', async () => {
  const { store } = renderBar()
  const status = await screen.findByRole('status')
  expect(status).toBeEmptyDOMElement()
  act(() => store.writeDrafts({ amount: '1' }))
  await waitFor(() => expect(status).toHaveTextContent(clearData.savedShort))
})

it('opens the dialog where the first page is one', async () => {
  const { user, open } = renderBar()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(open).toHaveBeenCalledTimes(1)
})

it('opens the first page where that page asks for the loan', async () => {
  const { user, open, history } = renderBar(tukanEs)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(open).not.toHaveBeenCalled()
  expect(history.at(-1)).toBe('/')
})
