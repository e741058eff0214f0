import { defineEndpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playUploads, uploads } from './playUploads.ts'
import { sendFile } from './sendFile.ts'

const row = defineEndpoint({
  method: 'POST',
  path: '/pictures',
  summary: '',
  needsIdempotencyKey: true,
  fileTypes: ['image/png'],
  params: v.object({ side: v.string() }),
  body: v.instance(Uint8Array),
  reply: v.object({ count: v.number() }),
})

const file = new File(['picture'], 'me & my card.png', { type: 'image/png' })

beforeEach(playUploads)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = (options: { readonly signal?: AbortSignal; readonly onProgress?: (fraction: number) => void } = {}) => {
  const sending = sendFile('/api')(row, {
    params: { side: 'a b' },
    file,
    leadToken: 'secret',
    idempotencyKey: 'k',
    ...options,
  })
  const [upload] = uploads
  if (upload === undefined) throw new Error('Nothing is sent')
  return { sending, upload }
}

describe('a file on its way', () => {
  it('is sent as it is, with its kind and without its name', async () => {
    const { sending, upload } = start()
    upload.answer(200, { count: 1 })
    await sending
    expect(upload).toMatchObject({ method: 'POST', url: '/api/pictures?side=a+b', file })
    expect(upload.headers).toEqual({
      accept: 'application/json, application/problem+json',
      'content-type': 'image/png',
      'idempotency-key': '"k"',
      'lead-token': 'secret',
    })
  })

  it('tells how much of it is sent', async () => {
    const onProgress = vi.fn<(fraction: number) => void>()
    const { sending, upload } = start({ onProgress })
    upload.progress(0, 0)
    upload.progress(50, 200)
    upload.progress(200, 200)
    upload.answer(200, { count: 1 })
    await sending
    expect(onProgress.mock.calls).toEqual([[0.25], [1]])
  })
})

describe('what comes of it', () => {
  const problem = { type: 'urn:loan:problem:too-large', title: 'Too large', status: 413, traceId: 't' }

  it.each([
    ['the reply as the contract has it', 200, { count: 2, more: true }, { outcome: 'ok', reply: { count: 2 } }],
    ['another shape', 200, { count: 'two' }, { outcome: 'malformed' }],
    ['cut JSON', 200, '{"count":', { outcome: 'malformed' }],
    ['a problem document', 413, problem, { outcome: 'http', httpStatus: 413, problem, retryAfterSeconds: null }],
    ['a proxy’s page', 502, '<html>', { outcome: 'http', httpStatus: 502, problem: null, retryAfterSeconds: null }],
  ])('%s', async (_name, status, body, result) => {
    const { sending, upload } = start()
    upload.answer(status, body)
    expect(await sending).toEqual(result)
  })

  it('is told when to try again', async () => {
    const { sending, upload } = start()
    upload.answer(429, '', '7')
    expect(await sending).toMatchObject({ httpStatus: 429, retryAfterSeconds: 7 })
  })

  it('is offline where it breaks off', async () => {
    const { sending, upload } = start()
    upload.progress(50, 200)
    upload.breakOff()
    expect(await sending).toEqual({ outcome: 'offline' })
  })

  it('is given up where it is wanted no more', async () => {
    const controller = new AbortController()
    const { sending } = start({ signal: controller.signal })
    controller.abort()
    expect(await sending).toEqual({ outcome: 'aborted' })
  })

  it('sends nothing that was given up before', async () => {
    expect(await sendFile('/api')(row, { file, signal: AbortSignal.abort() })).toEqual({ outcome: 'aborted' })
    expect(uploads).toEqual([])
  })

  it('waits for as long as it moves, and no longer than half a minute where it stands still', async () => {
    vi.useFakeTimers()
    const settled = vi.fn<(result: unknown) => void>()
    const { sending, upload } = start()
    void sending.then(settled)
    for (let part = 1; part <= 4; part += 1) {
      await vi.advanceTimersByTimeAsync(29_000)
      upload.progress(part, 5)
    }
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith({ outcome: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
