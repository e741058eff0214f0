import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './useCountdown.ts'

const dayMs = 86_400_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const render = () => renderHook(() => useCountdown(10)).result

it('counts down to 0', () => {
  const left = render()
  expect(left.current).toBe(10)
  advance(4000)
  expect(left.current).toBe(6)
  advance(60_000)
  expect(left.current).toBe(0)
})

it('ends on time when the clock of the device is set back', () => {
  const left = render()
  vi.setSystemTime(Date.now() - dayMs)
  advance(4000)
  expect(left.current).toBe(6)
  advance(6000)
  expect(left.current).toBe(0)
})

it('has ended when the device was asleep, where the monotonic clock pauses', () => {
  const left = render()
  vi.setSystemTime(Date.now() + 60_000)
  advance(250)
  expect(left.current).toBe(0)
})
