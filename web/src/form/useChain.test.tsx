import { product } from '@loan/domain/products/tukan-pl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApplicationProvider } from '../context/ApplicationContext.tsx'
import { playApplication } from '../context/playApplication.ts'
import { type Chain, useChain } from './useChain.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const open = () => {
  const application = playApplication(product, { common: {} })
  const { store } = application
  const chains: Chain[] = []
  const Watch = () => {
    const chain = useChain()
    chains.push(chain)
    return null
  }
  act(() =>
    createRoot(document.createElement('div')).render(
      <ApplicationProvider application={application}>
        <Watch />
      </ApplicationProvider>,
    ),
  )
  return {
    store,
    firstOpen: () => chains.at(-1)?.firstOpen?.key,
    applying: () => chains.at(-1)?.applying.map(({ key }) => key),
  }
}

it('opens the pages in order, and none when all are completed', () => {
  const { store, firstOpen, applying } = open()
  expect(firstOpen()).toBe('initial-details')
  act(() => store.completePage('initial-details', {}, []))
  expect(firstOpen()).toBe('loan-purpose')
  act(() => store.updatePages({ completed: [...(applying() ?? [])] }))
  expect(firstOpen()).toBeUndefined()
})

it('opens a page that an answer adds, and skips a page that an answer removes', () => {
  const { store, firstOpen, applying } = open()
  expect(applying()).not.toContain('pension-details')
  act(() => store.updatePages({ completed: [...(applying() ?? [])] }))
  act(() => store.updateLead({ applicationData: { incomeDetails: { incomeSource: 'pension' } } }))
  expect(firstOpen()).toBe('pension-details')
  act(() => store.updateLead({ applicationData: {} }))
  expect(firstOpen()).toBeUndefined()
})
