// PageLoader and the slice `isLoading`.
import { expect, it } from 'vitest'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { PageLoader } from './PageLoader.tsx'

// Shows spec 3.39
it('sets the slice isLoading while it is mounted', () => {
  const { store, container, unmount } = renderInApplication(<PageLoader label="Loading" />)
  expect([store.getState().isLoading, container.textContent]).toEqual([true, 'Loading'])
  unmount()
  expect(store.getState().isLoading).toBe(false)
})
