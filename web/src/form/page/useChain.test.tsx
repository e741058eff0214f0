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
    firstOpen: () => chains.at(-1)?.firstOpen?.key,
    applying: () => chains.at(-1)?.applying.map(({ key }) => key),
  }
}

it('opens the pages in order, and none when all are completed', () => {
  const { store, firstOpen, applying } = renderChain()
  expect(firstOpen()).toBe('initial-details')
  act(() => store.completePage('initial-details', {}, []))
  expect(firstOpen()).toBe('loan-purpose')
  act(() => store.updatePages({ completed: [...(applying() ?? [])] }))
  expect(firstOpen()).toBeUndefined()
})

it('opens a page that an answer adds, and skips a page that an answer removes', () => {
  const { store, firstOpen, applying } = renderChain()
  expect(applying()).not.toContain('pension-details')
  act(() => store.updatePages({ completed: [...(applying() ?? [])] }))
  act(() => store.updateLead({ applicationData: { incomeDetails: { incomeSource: 'pension' } } }))
  expect(firstOpen()).toBe('pension-details')
  act(() => store.updateLead({ applicationData: {} }))
  expect(firstOpen()).toBeUndefined()
})
