import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { type Chain, useChain } from './useChain.ts'

const renderChain = () => {
  const chains: Chain[] = []
  const Watch = () => {
    const chain = useChain()
    chains.push(chain)
    return null
  }
  const { store } = renderInApplication(<Watch />)
  return {
    store,
    firstIncompletePage: () => chains.at(-1)?.firstIncompletePage?.key,
    applicablePages: () => chains.at(-1)?.applicablePages.map(({ key }) => key),
  }
}

it('opens the pages in order, and none when all are completed', () => {
  const { store, firstIncompletePage, applicablePages } = renderChain()
  expect(firstIncompletePage()).toBe('initial-details')
  act(() => store.completePage('initial-details', {}, []))
  expect(firstIncompletePage()).toBe('loan-purpose')
  act(() => store.updatePages({ completed: [...(applicablePages() ?? [])] }))
  expect(firstIncompletePage()).toBeUndefined()
})

it('opens a page that an answer adds, and skips a page that an answer removes', () => {
  const { store, firstIncompletePage, applicablePages } = renderChain()
  expect(applicablePages()).not.toContain('pension-details')
  act(() => store.updatePages({ completed: [...(applicablePages() ?? [])] }))
  act(() => store.updateLeadApplication({ applicationData: { incomeDetails: { incomeSource: 'pension' } } }))
  expect(firstIncompletePage()).toBe('pension-details')
  act(() => store.updateLeadApplication({ applicationData: {} }))
  expect(firstIncompletePage()).toBeUndefined()
})
