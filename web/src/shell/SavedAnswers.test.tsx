// The status of the answers below the page, and the button that clears them.
import { states } from '@loan/domain/states'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import clearData from '../locales/en/clear-data.json'
import { renderShell, storageState } from './testing/renderShell.tsx'

const footer = () => screen.getByRole('contentinfo')

beforeEach(() => {
  storageState.isFull = false
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => void vi.restoreAllMocks()
})

describe('the status of the answers', () => {
  // Loads the chunk in advance, so that the tests wait only for the texts.
  beforeAll(async () => {
    await import('./SavedAnswers.tsx')
  })

  it('is not shown without answers', () => {
    renderShell('/name')
    expect(screen.queryByText(clearData.saved)).toBeNull()
  })

  it('offers to clear the data of a completed application', async () => {
    const { store } = renderShell('/thank-you')
    const lead = { id: 'a', token: 'b', revision: 1, leadStatus: 'accepted', expiresAt: '2030-01-01T00:00:00Z' }
    act(() => store.updateLeadApplication({ lead, progressState: states.THANK_YOU.code }))
    expect(await screen.findByRole('button', { name: clearData.action })).toBeVisible()
  })

  it('folds what continues a sent application elsewhere, in one line', async () => {
    const { store, user } = renderShell('/consents')
    const lead = { id: 'a', token: 'b', revision: 1, leadStatus: 'submitted', expiresAt: '2030-01-01T00:00:00Z' }
    act(() => store.updateLeadApplication({ lead, progressState: states.POLICY_CONSENTS.code }))
    const summary = await screen.findByText(clearData.otherDevice)
    expect(screen.getByText(clearData.setPassword)).not.toBeVisible()
    expect(screen.queryByText(clearData.saved)).toBeNull()
    await user.click(summary)
    expect(screen.getByRole('link', { name: clearData.setPassword })).toBeVisible()
  })

  it.each([false, true])(
    'has the button in a visible footer, and otherwise below the page (frame: %s)',
    async (isEmbedded) => {
      const { store } = renderShell('/name', { isEmbedded })
      act(() => store.writeDrafts({ amount: '1' }))
      if (!isEmbedded) expect(await within(footer()).findByRole('button', { name: clearData.action })).toBeVisible()
      act(() => store.updateUi({ colors: { brand: '#000' } }))
      expect(await within(screen.getByRole('main')).findByRole('button', { name: clearData.action })).toBeVisible()
      expect(screen.getAllByText(clearData.action)).toHaveLength(1)
    },
  )

  it.each([
    ['/review', clearData.saved],
    ['/name', null], // the loan bar shows it there
  ])('shows at %s whether the storage persists the answers', async (path, saved) => {
    const { store } = renderShell(path)
    const expectAfter = async (amount: string, shown: string | null) => {
      act(() => store.writeDrafts({ amount }))
      if (shown !== null) expect(await screen.findByText(shown)).toBeVisible()
      const hidden = shown === clearData.notSaved ? clearData.saved : clearData.notSaved
      await waitFor(() => expect(screen.queryByText(hidden)).toBeNull())
    }
    await expectAfter('1', saved)
    storageState.isFull = true
    await expectAfter('2', clearData.notSaved)
    storageState.isFull = false
    await expectAfter('3', saved)
  })
})
