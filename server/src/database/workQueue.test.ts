import { setImmediate as afterIteration } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DatabaseUnavailableError } from './unavailable.ts'
import { createWorkQueue } from './workQueue.ts'

/** Work that runs until the test calls `end`. */
const createJob = () => {
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
    const jobs = Array.from({ length: 4 }, createJob)
    const results = jobs.map(({ run }) => queue.run(run))
    const started = () => jobs.map(({ hasStarted }) => hasStarted())
    await expect.poll(started).toEqual([true, true, false, false])
    jobs[1]?.end()
    await results[1]
    await expect.poll(started).toEqual([true, true, true, false])
    for (const { end } of jobs) end()
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done'])
  })

  it('starts one waiting job in each iteration of the event loop', async () => {
    const slots = 3
    const queue = createWorkQueue(slots, { maxWaiting: 10, maxWaitMs: 10_000 })
    const jobs = Array.from({ length: 2 * slots }, createJob)
    const results = jobs.map(({ run }) => queue.run(run))
    const countStarted = () => jobs.filter(({ hasStarted }) => hasStarted()).length
    await expect.poll(countStarted).toBe(slots)
    for (const { end } of jobs.slice(0, slots)) end()
    const counts = [countStarted()]
    while (countStarted() < jobs.length) {
      await afterIteration()
      counts.push(countStarted())
    }
    expect(counts.every((count, index) => count - (counts[index - 1] ?? slots) <= 1)).toBe(true)
    for (const { end } of jobs) end()
    await Promise.all(results)
  })

  it('rejects work at once when the queue is full', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 1, maxWaitMs: 10_000 })
    const [running, waiting, rejected] = [createJob(), createJob(), createJob()]
    const results = [queue.run(running.run), queue.run(waiting.run)]
    await expect(queue.run(rejected.run)).rejects.toThrow(DatabaseUnavailableError)
    running.end()
    waiting.end()
    expect(await Promise.all(results)).toEqual(['done', 'done'])
    expect(rejected.hasStarted()).toBe(false)
  })

  it('rejects work that waits too long and never runs it', async () => {
    const queue = createWorkQueue(1, { maxWaiting: 10, maxWaitMs: 20 })
    const [running, waiting] = [createJob(), createJob()]
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
    const running = createJob()
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

  describe('the expected wait', () => {
    const createTimed = (slots: number, maxWaiting = 10) => {
      let nowMs = 1000
      const queue = createWorkQueue(slots, { maxWaiting, maxWaitMs: 10_000 }, () => nowMs)
      const passMs = (ms: number) => void (nowMs += ms)
      /** Runs one job that takes this time. */
      const runFor = async (ms: number) => {
        await queue.run(async () => passMs(ms))
        // The queue frees a slot in the next iteration of the event loop.
        await afterIteration()
      }
      return { queue, passMs, runFor }
    }

    it('is 0 while no work waits', async () => {
      const { queue, passMs } = createTimed(1)
      expect(queue.readDelay()).toEqual({ before: 0, expectedMs: 0, busyMs: 0 })
      const running = createJob()
      const result = queue.run(running.run)
      passMs(500)
      expect(queue.readDelay()).toEqual({ before: 0, expectedMs: 0, busyMs: 0 })
      running.end()
      await result
    })

    it('is the wait of the oldest work, and ends with the last wait', async () => {
      const { queue, passMs } = createTimed(1)
      const jobs = Array.from({ length: 3 }, createJob)
      const results = jobs.map(({ run }) => queue.run(run))
      passMs(300)
      results.push(queue.run(async () => 'late'))
      passMs(200)
      expect(queue.readDelay()).toEqual({ before: 3, expectedMs: 500, busyMs: 500 })
      for (const { end } of jobs) end()
      await Promise.all(results)
      expect(queue.readDelay()).toEqual({ before: 0, expectedMs: 0, busyMs: 0 })
    })

    it('of a burst is the time of the work before it', async () => {
      const { queue, runFor } = createTimed(2, 100)
      for (let run = 0; run < 200; run += 1) await runFor(20)
      const jobs = Array.from({ length: 42 }, createJob)
      const results = jobs.map(({ run }) => queue.run(run))
      // 40 wait for two slots, each for about 20 ms.
      expect(queue.readDelay().expectedMs).toBeCloseTo(400, -1)
      for (const { end } of jobs) end()
      await Promise.all(results)
    })

    it('counts calls that have not come to the queue', async () => {
      const { queue, runFor } = createTimed(2, 10)
      for (let run = 0; run < 200; run += 1) await runFor(20)
      expect(queue.readDelay(2).expectedMs).toBe(0)
      expect(queue.readDelay(6).expectedMs).toBeCloseTo(40, -1)
      expect(queue.readDelay(11).expectedMs).toBeLessThan(Infinity)
      expect(queue.readDelay(12)).toEqual({ before: 10, expectedMs: Infinity, busyMs: 0 })
    })

    it('is infinite when the queue is full', async () => {
      const { queue, passMs } = createTimed(1, 1)
      const jobs = [createJob(), createJob()]
      const results = jobs.map(({ run }) => queue.run(run))
      passMs(5)
      expect(queue.readDelay()).toEqual({ before: 1, expectedMs: Infinity, busyMs: 5 })
      for (const { end } of jobs) end()
      await Promise.all(results)
    })
  })
})
