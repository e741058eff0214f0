// The bar under the header: loan, saving state and the button that changes the loan.
import { buildChain } from '@loan/domain/pages/chain'
import { product } from '@loan/domain/products/tukan-pl'
import { product as tukanEs } from '@loan/domain/products/tukan-es'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import clearData from '../locales/en/clear-data.json'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { LoanBar } from './LoanBar.tsx'

// Imported here so that the dynamic import in LoanBar resolves at once.
import './SavedMark.tsx'

const renderBar = (shown: typeof product | typeof tukanEs = product) => {
  const app = createTestApplication({ product: shown, locale: 'en', texts: englishTexts })
  const [firstPage] = buildChain(shown)
  if (firstPage === undefined) throw new Error('The chain is empty')
  const onChange = vi.fn<() => void>()
  return {
    ...renderInApplication(<LoanBar firstPage={firstPage} onChange={onChange} />, { app, path: '/x' }),
    onChange,
  }
}

it('shows the chosen loan', () => {
  const { container, store } = renderBar()
  expect(container).toHaveTextContent(/5[,\s]000.*73 days/u)
  act(() => store.updateLead({ applicationData: { amount: 900, period: 61 } }))
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
  const { user, onChange } = renderBar()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('opens the first page where that page asks for the loan', async () => {
  const { user, onChange, history } = renderBar(tukanEs)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(onChange).not.toHaveBeenCalled()
  expect(history.at(-1)).toBe('/')
})
