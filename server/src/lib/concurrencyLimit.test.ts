import { describe, expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { buildProblemReply } from '../http/problemReply.ts'

const createWork = (end: Promise<unknown>) => () => end

describe('createConcurrencyLimit', () => {
  it('runs maxRunning calls, queues maxQueued and rejects the rest with Retry-After', async () => {
    const limit = createConcurrencyLimit({ maxRunning: 2, maxQueued: 3, retryAfterSeconds: 7 })
    let running = 0
    let mostRunning = 0
    const work = async () => {
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await new Promise(setImmediate)
      running -= 1
      return 'done'
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => limit(work)))
    expect(mostRunning).toBe(2)
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ])
    const last = outcomes.at(-1)
    expect(buildProblemReply(last?.status === 'rejected' ? last.reason : null, 't')).toMatchObject({
      status: 503,
      retryAfterSeconds: 7,
    })
    expect(await limit(work)).toBe('done')
  })

  it('frees the slot when the work fails', async () => {
    const limit = createConcurrencyLimit({ maxRunning: 1, maxQueued: 0, retryAfterSeconds: 1 })
    await expect(limit(createWork(Promise.reject(new Error('broken'))))).rejects.toThrow('broken')
    expect(await limit(createWork(Promise.resolve(1)))).toBe(1)
  })
})
