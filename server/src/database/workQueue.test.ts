import { describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from './unavailable.ts'
import { createWorkQueue } from './workQueue.ts'

/** Work that ends when it is told to. */
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
  it('runs as much at once as it has slots, and the rest in the order it came', async () => {
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

  it('rejects at once what finds too many before it', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 10_000 })
    const [running, waiting, rejected] = [createWork(), createWork(), createWork()]
    const results = [queue.run(running.run), queue.run(waiting.run)]
    await expect(queue.run(rejected.run)).rejects.toThrow(DatabaseUnavailableError)
    running.end()
    waiting.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
    expect(rejected.hasStarted()).toBe(false)
  })

  it('rejects what waits too long and never runs it', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 10, maxWaitMs: 20 })
    const [running, waiting] = [createWork(), createWork()]
    const result = queue.run(running.run)
    await expect(queue.run(waiting.run)).rejects.toThrow(DatabaseUnavailableError)
    running.end()
    await result
    expect(await queue.run(async () => 'next')).toBe('next')
    expect(waiting.hasStarted()).toBe(false)
  })

  it('lets the server itself go before those that wait, however many there are', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 10_000 })
    const order: string[] = []
    const note = (name: string) => async () => void order.push(name)
    const running = createWork()
    const results = [queue.run(running.run), queue.run(note('caller')), queue.runFirst(note('server'))]
    running.end()
    await Promise.all(results)
    expect(order).toEqual(['server', 'caller'])
  })

  it('frees the slot of work that fails', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 10_000 })
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue.run(async () => 'next')).toBe('next')
  })
})
