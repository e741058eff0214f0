import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimReload } from './reloadGuard.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ own: 1 }, '')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([true, false])('allows one reload in 30 seconds, with storage available: %s', (hasStorage) => {
  if (!hasStorage) vi.stubGlobal('sessionStorage', null)
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  expect([claimReload(), claimReload()]).toEqual([true, false])
  now.mockReturnValue(1_029_999)
  expect(claimReload()).toBe(false)
  now.mockReturnValue(1_030_000)
  expect(claimReload()).toBe(true)
  expect(history.state).toMatchObject({ own: 1 })
})

it('allows no reload when its time cannot be stored', () => {
  vi.stubGlobal('sessionStorage', null)
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(claimReload()).toBe(false)
})
