// PageLoader and the slice `isLoading`.
import { product } from '@loan/domain/products/tukan-pl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApplicationProvider } from './ApplicationContext.tsx'
import { PageLoader } from './PageLoader.tsx'
import { playApplication } from './playApplication.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

// Shows spec 3.39
it('sets the slice isLoading while it is mounted', () => {
  const application = playApplication(product)
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (isLoading: boolean) =>
    act(() =>
      root.render(
        <ApplicationProvider application={application}>
          {isLoading && <PageLoader label="Loading" />}
        </ApplicationProvider>,
      ),
    )
  show(true)
  expect([application.store.getState().isLoading, container.textContent]).toEqual([true, 'Loading'])
  show(false)
  expect(application.store.getState().isLoading).toBe(false)
  act(() => root.unmount())
})
