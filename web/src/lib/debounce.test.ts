import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('runs the call once for a burst, after the quiet time', () => {
  const call = vi.fn<() => void>()
  const { schedule } = debounce(call, 100)
  schedule()
  vi.advanceTimersByTime(99)
  schedule()
  vi.advanceTimersByTime(99)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledTimes(1)
})

it('runs a pending call immediately on flush, and not again', () => {
  const call = vi.fn<() => void>()
  const { schedule, flush } = debounce(call, 100)
  flush()
  expect(call).not.toHaveBeenCalled()
  schedule()
  flush()
  flush()
  vi.advanceTimersByTime(1000)
  expect(call).toHaveBeenCalledTimes(1)
})
