import { describe, expect, it } from 'vitest'
import type { RequestResult } from './request.ts'
import { createRequestKeys } from './requestKeys.ts'

const buildHttpResult = (httpStatus: number, type: string | null): RequestResult<unknown> => ({
  outcome: 'http',
  httpStatus,
  problem: type === null ? null : { type: `urn:loan:problem:${type}`, title: type, status: httpStatus, traceId: 't' },
  retryAfterSeconds: null,
})

const sendsUnderSameKey = async (result: RequestResult<unknown>, second: unknown = { id: 1 }) => {
  const keys = createRequestKeys()
  const used: string[] = []
  const sendUnder = async (key: string) => {
    used.push(key)
    return result
  }
  expect(await keys.send({ id: 1 }, sendUnder)).toBe(result)
  await keys.send(second, sendUnder)
  return used[0] === used[1]
}

describe('a request', () => {
  it.each<[string, RequestResult<unknown>]>([
    ['a lost connection', { outcome: 'offline' }],
    ['a timeout', { outcome: 'timeout' }],
    ['an aborted request', { outcome: 'aborted' }],
    ['a cut reply', { outcome: 'malformed' }],
    ['a bug of this page', { outcome: 'error' }],
    ['a server error', buildHttpResult(500, 'internal-error')],
    ['an overloaded server', buildHttpResult(503, 'unavailable')],
    ['too many calls', buildHttpResult(429, 'too-many-requests')],
    ['a first copy that is still in flight', buildHttpResult(409, 'request-in-flight')],
    ['a response of a proxy', buildHttpResult(403, null)],
  ])('has the same key after %s', async (_what, result) => {
    expect(await sendsUnderSameKey(result)).toBe(true)
  })

  it.each<[string, RequestResult<unknown>]>([
    ['an accepted request', { outcome: 'ok', reply: {} }],
    ['rejected answers', buildHttpResult(422, 'refused')],
    ['a wrong state', buildHttpResult(409, 'wrong-state')],
    ['an unknown lead', buildHttpResult(404, 'not-found')],
  ])('has a new key after %s', async (_what, result) => {
    expect(await sendsUnderSameKey(result)).toBe(false)
  })

  it('has a new key when its content differs', async () => {
    expect(await sendsUnderSameKey({ outcome: 'offline' }, { id: 2 })).toBe(false)
  })

  it('keeps its key when the reply of an earlier one arrives after its own was lost', async () => {
    const keys = createRequestKeys()
    let reply: (result: RequestResult<unknown>) => void = () => undefined
    const lateReply = new Promise<RequestResult<unknown>>((resolve) => {
      reply = resolve
    })
    const earlier = keys.send('earlier', () => lateReply)
    const used: string[] = []
    const send = () =>
      keys.send('later', async (key): Promise<RequestResult<unknown>> => {
        used.push(key)
        return { outcome: 'offline' }
      })
    await send()
    reply({ outcome: 'ok', reply: {} })
    await earlier
    await send()
    expect(used[1]).toBe(used[0])
  })
})
