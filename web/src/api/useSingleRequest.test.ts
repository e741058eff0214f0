import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RequestResult } from './request.ts'
import type { RequestKeys } from './requestKeys.ts'
import { useSingleRequest } from './useSingleRequest.ts'

/** A request that the test completes. */
const createPendingRequest = () => {
  const keys: string[] = []
  let onReply: (result: RequestResult<string>) => void = () => undefined
  return {
    keys,
    complete: (result: RequestResult<string>) => onReply(result),
    send: (requestKeys: RequestKeys) =>
      requestKeys.send('same', (key) => {
        keys.push(key)
        return new Promise<RequestResult<string>>((resolve) => {
          onReply = resolve
        })
      }),
  }
}

const ok = { outcome: 'ok', reply: 'sent' } as const

it('is busy until the reply, and sends nothing more until then', async () => {
  const { result } = renderHook(useSingleRequest)
  const { send, complete, keys } = createPendingRequest()
  const outcomes: unknown[] = []
  act(() => {
    void result.current.run(send).then((outcome) => outcomes.push(outcome))
    void result.current.run(send).then((outcome) => outcomes.push(outcome))
  })
  await waitFor(() => expect(outcomes).toEqual([null]))
  expect(result.current.isBusy).toBe(true)
  act(() => complete(ok))
  await waitFor(() => expect(outcomes).toEqual([null, ok]))
  expect(result.current).toMatchObject({ isBusy: false, failure: null })
  expect(keys).toHaveLength(1)
})

it('returns the failure until a request succeeds, and repeats the key of a lost reply', async () => {
  const { result } = renderHook(useSingleRequest)
  const { send, complete, keys } = createPendingRequest()
  act(() => void result.current.run(send))
  act(() => complete({ outcome: 'offline' }))
  await waitFor(() => expect(result.current.failure).toEqual({ outcome: 'offline' }))
  act(() => void result.current.run(send))
  act(() => complete(ok))
  await waitFor(() => expect(result.current.failure).toBeNull())
  expect(keys[1]).toBe(keys[0])
})

it('can send again after a request that threw', async () => {
  const { result } = renderHook(useSingleRequest)
  const fail = () => Promise.reject<RequestResult<string>>(new Error('no reply'))
  await act(() => expect(result.current.run(fail)).rejects.toThrow('no reply'))
  expect(result.current.isBusy).toBe(false)
  await act(async () => {
    expect(await result.current.run(() => Promise.resolve(ok))).toEqual(ok)
  })
})

it('keeps the key of a lost reply when the server decides about another request of the button', async () => {
  const { result } = renderHook(useSingleRequest)
  const { send, complete, keys } = createPendingRequest()
  act(() => void result.current.run(send))
  act(() => complete({ outcome: 'offline' }))
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  await act(async () => void (await result.current.run(() => Promise.resolve(ok))))
  act(() => void result.current.run(send))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
})
