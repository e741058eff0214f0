// Delayed work: its order, cancelling it, and its errors.
import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint, inBackground } from './afterPaint.ts'

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

afterEach(() => vi.unstubAllGlobals())

it('runs the work after the callbacks of the next frame', async () => {
  const order: string[] = []
  afterPaint(() => order.push('work'))
  requestAnimationFrame(() => order.push('frame'))
  order.push('now')
  await painted()
  expect(order).toEqual(['now', 'frame', 'work'])
})

it.each([
  ['afterPaint', afterPaint],
  ['inBackground', inBackground],
])('%s does not run cancelled work, also when earlier work of the same frame cancels it', async (_name, delay) => {
  const work = vi.fn()
  const cancelled = vi.fn()
  delay(cancelled)()
  delay(() => cancelLater())
  const cancelLater = delay(cancelled)
  delay(work)
  await new Promise<void>((resolve) => void delay(resolve))
  expect([work.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0])
})

it('reports an error and runs the rest', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const error = new Error('the first')
  const work = vi.fn()
  afterPaint(() => {
    throw error
  })
  afterPaint(work)
  await painted()
  expect(report).toHaveBeenCalledWith(error)
  expect(work).toHaveBeenCalledOnce()
})

it('runs the work without a frame when the browser paints none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
