// The limits of a worker pool, and what callers receive when a worker ends.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PoolTask } from '../testing/poolWorker.ts'
import { createWorkerPool, type WorkerPool, type WorkerPoolLimits } from './workerPool.ts'

const worker = new URL('../testing/poolWorker', import.meta.url)
const createPool = (limits: Partial<WorkerPoolLimits>): WorkerPool<PoolTask, string> =>
  createWorkerPool({ worker, retryAfterSeconds: 7, maxWorkers: 1, maxQueued: 1, maxMs: 10_000, ...limits })

const overload = { name: 'OverloadError', retryAfterSeconds: 7 }
const short: PoolTask = { kind: 'wait', ms: 1 }

let pool = createPool({})
beforeEach(() => {
  pool = createPool({})
})
afterEach(() => pool.close())

it('rejects a task beyond the queue at once, and runs the others', async () => {
  const [first, second, third] = [pool.run(short), pool.run(short), pool.run(short)]
  await expect(third).rejects.toMatchObject(overload)
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
  expect(await pool.run(short)).toBe('done')
})

it('ends a task that takes too long, and runs the next one in another worker', async () => {
  await pool.close()
  pool = createPool({ maxMs: 3000 })
  await expect(pool.run({ kind: 'wait', ms: 60_000 })).rejects.toMatchObject({ name: 'TaskLimitError' })
  expect(await pool.run(short)).toBe('done')
})

it('reports a task that waited too long as overload and not as the fault of the task', async () => {
  await pool.close()
  pool = createPool({ maxMs: 3000 })
  const [first, second] = [pool.run({ kind: 'wait', ms: 60_000 }), pool.run(short)]
  await expect(first).rejects.toMatchObject({ name: 'TaskLimitError' })
  await expect(second).rejects.toMatchObject(overload)
})

it('ends a task that needs too much memory', { timeout: 30_000 }, async () => {
  await expect(pool.run({ kind: 'fill' })).rejects.toMatchObject({ name: 'TaskLimitError' })
  expect(await pool.run(short)).toBe('done')
})

it('reports a worker that ends as overload, and runs the waiting task in another worker', async () => {
  const [first, second] = [pool.run({ kind: 'exit' }), pool.run(short)]
  await expect(first).rejects.toMatchObject(overload)
  expect(await second).toBe('done')
})

it('passes the error of a task on', async () => {
  await expect(pool.run({ kind: 'fail' })).rejects.toMatchObject({ message: 'The task failed.' })
})

it('starts no waiting task after it is closed', async () => {
  const [first, second] = [pool.run({ kind: 'wait', ms: 60_000 }), pool.run(short)]
  const outcomes = Promise.allSettled([first, second])
  await pool.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
