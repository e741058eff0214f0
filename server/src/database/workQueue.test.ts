import { describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from './unavailable.ts'
import { createWorkQueue } from './workQueue.ts'

/** Work that runs until the test calls `end`. */
const createWork = () => {
  let end = (): void => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let hasStarted = false
  const run = async (): Promise<string> => {
    hasStarted = true
    await ended
    return 'done'
  }
  return { run, end, hasStarted: () => hasStarted }
}

describe('createWorkQueue', () => {
  it('runs one job per slot and the others in their order', async () => {
    const queue = createWorkQueue(2, { maxWaiting: 10, maxWaitMs: 10_000 })
    const works = Array.from({ length: 4 }, createWork)
    const results = works.map(({ run }) => queue.run(run))
    const started = () => works.map(({ hasStarted }) => hasStarted())
    await expect.poll(started).toEqual([true, true, false, false])
    works[1]?.end()
    await results[1]
    await expect.poll(started).toEqual([true, true, true, false])
    for (const { end } of works) end()
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('rejects work at once when the queue is full', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 10_000 })
    const [running, waiting, rejected] = [createWork(), createWork(), createWork()]
    const results = [queue.run(running.run), queue.run(waiting.run)]
    await expect(queue.run(rejected.run)).rejects.toThrow(DatabaseUnavailableError)
    running.end()
    waiting.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
    expect(rejected.hasStarted()).toBe(false)
  })

  it('rejects work that waits too long and never runs it', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 10, maxWaitMs: 20 })
    const [running, waiting] = [createWork(), createWork()]
    const result = queue.run(running.run)
    await expect(queue.run(waiting.run)).rejects.toThrow(DatabaseUnavailableError)
    running.end()
    await result
    expect(await queue.run(async () => 'next')).toBe('next')
    expect(waiting.hasStarted()).toBe(false)
  })

  it('runs the work of the server before all waiting work', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 10_000 })
    const order: string[] = []
    const note = (name: string) => async () => void order.push(name)
    const running = createWork()
    const results = [queue.run(running.run), queue.run(note('caller')), queue.runFirst(note('server'))]
    running.end()
    await Promise.all(results)
    expect(order).toEqual(['server', 'caller'])
  })

  it('frees the slot when the work fails', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 10_000 })
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue.run(async () => 'next')).toBe('next')
  })
})
