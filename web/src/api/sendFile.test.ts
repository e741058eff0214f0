import { defineEndpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubUploads, uploads } from '../testing/fakeUploads.ts'
import { sendFile } from './sendFile.ts'

const endpoint = defineEndpoint({
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

beforeEach(stubUploads)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type UploadOptions = { readonly signal?: AbortSignal; readonly onProgress?: (fraction: number) => void }

const startUpload = (options: UploadOptions = {}) => {
  const sending = sendFile('/api')(endpoint, {
    params: { side: 'a b' },
    file,
    leadToken: 'secret',
    idempotencyKey: 'k',
    ...options,
  })
  const [upload] = uploads
  if (upload === undefined) throw new Error('sendFile started no upload')
  return { sending, upload }
}

describe('sendFile', () => {
  it('sends the file unchanged, with its content type and without its file name', async () => {
    const { sending, upload } = startUpload()
    upload.reply(200, { count: 1 })
    await sending
    expect(upload).toMatchObject({ method: 'POST', url: '/api/pictures?side=a+b', file })
    expect(upload.headers).toEqual({
      accept: 'application/json, application/problem+json',
      'content-type': 'image/png',
      'idempotency-key': '"k"',
      'lead-token': 'secret',
    })
  })

  it('reports the fraction sent, once the total is known', async () => {
    const onProgress = vi.fn<(fraction: number) => void>()
    const { sending, upload } = startUpload({ onProgress })
    upload.reportProgress(0, 0)
    upload.reportProgress(50, 200)
    upload.reportProgress(200, 200)
    upload.reply(200, { count: 1 })
    await sending
    expect(onProgress.mock.calls).toEqual([[0.25], [1]])
  })
})

describe('sendFile returns', () => {
  const problem = { type: 'urn:loan:problem:too-large', title: 'Too large', status: 413, traceId: 't' }

  it.each([
    [
      'the reply without fields that are not in the contract',
      200,
      { count: 2, more: true },
      { outcome: 'ok', reply: { count: 2 } },
    ],
    ['malformed for a reply that does not match the contract', 200, { count: 'two' }, { outcome: 'malformed' }],
    ['malformed for truncated JSON', 200, '{"count":', { outcome: 'malformed' }],
    [
      'the status and the problem of a problem document',
      413,
      problem,
      { outcome: 'http', httpStatus: 413, problem, retryAfterSeconds: null },
    ],
    [
      'the status and no problem for the HTML page of a proxy',
      502,
      '<html>',
      { outcome: 'http', httpStatus: 502, problem: null, retryAfterSeconds: null },
    ],
  ])('%s', async (_name, status, body, result) => {
    const { sending, upload } = startUpload()
    upload.reply(status, body)
    expect(await sending).toEqual(result)
  })

  it('the seconds of the Retry-After header', async () => {
    const { sending, upload } = startUpload()
    upload.reply(429, '', '7')
    expect(await sending).toMatchObject({ httpStatus: 429, retryAfterSeconds: 7 })
  })

  it('offline when the connection breaks', async () => {
    const { sending, upload } = startUpload()
    upload.reportProgress(50, 200)
    upload.fail()
    expect(await sending).toEqual({ outcome: 'offline' })
  })

  it('aborted when the signal aborts during the upload', async () => {
    const controller = new AbortController()
    const { sending } = startUpload({ signal: controller.signal })
    controller.abort()
    expect(await sending).toEqual({ outcome: 'aborted' })
  })

  it('aborted, without an upload, when the signal is already aborted', async () => {
    expect(await sendFile('/api')(endpoint, { file, signal: AbortSignal.abort() })).toEqual({ outcome: 'aborted' })
    expect(uploads).toEqual([])
  })

  it('timeout after 30 seconds without progress', async () => {
    vi.useFakeTimers()
    const onResult = vi.fn<(result: unknown) => void>()
    const { sending, upload } = startUpload()
    void sending.then(onResult)
    for (let chunk = 1; chunk <= 4; chunk += 1) {
      await vi.advanceTimersByTimeAsync(29_000)
      upload.reportProgress(chunk, 5)
    }
    await vi.advanceTimersByTimeAsync(29_999)
    expect(onResult).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onResult).toHaveBeenCalledWith({ outcome: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
