// Files that are slow to read: they do not block the event loop, and the reader respects its limits.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, describe, expect, it } from 'vitest'
import { buildJpeg, buildPdf, buildPng, latin1, buildPngChunk } from '../testing/pictures.ts'
import { createUploadReader, uploadReaderLimits } from './uploadReader.ts'

const tenMegabytes = 10 * 1024 * 1024 - 1000

const slow: readonly (readonly [string, Buffer])[] = [
  ['a JPEG of fill bytes', Buffer.concat([latin1('\xff\xd8'), Buffer.alloc(tenMegabytes, 0xff)])],
  [
    'a JPEG of 2 million segments',
    Buffer.concat([latin1('\xff\xd8'), Buffer.alloc(tenMegabytes, latin1('\xff\xe5\0\x03a'))]),
  ],
  [
    'a PNG of empty chunks',
    Buffer.concat([buildPng().subarray(0, 33), Buffer.alloc(tenMegabytes, buildPngChunk('tEXt', Buffer.alloc(0)))]),
  ],
  ['a PDF of hash signs', buildPdf([Buffer.alloc(tenMegabytes, '#')])],
  ['a PDF of 600,000 empty streams', buildPdf([Buffer.alloc(tenMegabytes, 'stream\nendstream\n')])],
  ['a PDF of stream keywords', buildPdf([Buffer.alloc(tenMegabytes, '>>stream\n')])],
  ['a PDF of short packed streams', buildPdf([Buffer.alloc(tenMegabytes, '/N 1 /First 4 stream\nendstream\n')])],
  ['a PDF of escapes', buildPdf([Buffer.alloc(tenMegabytes, '#41')])],
  ['a PDF of names', buildPdf([Buffer.alloc(tenMegabytes, '/Filter ')])],
]

/**
 * The workers share the processor with the event loop. On the event loop each of these files takes a second or more.
 */
const maxDelayMs = 200

const reader = createUploadReader(uploadReaderLimits)
afterAll(() => reader.close())

describe('a file of 10 MB that is slow to read', () => {
  it.each(slow)('does not block the event loop: %s', { timeout: 60_000 }, async (_what, bytes) => {
    // Starts the worker, which is not part of the measurement.
    await reader.read({ bytes: buildJpeg(), side: 'front' })
    let best = Number.POSITIVE_INFINITY
    for (let times = 0; times < 4 && best > maxDelayMs; times += 1) {
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      expect(Object.keys(await reader.read({ bytes, side: 'front' }))).toHaveLength(1)
      delay.disable()
      best = Math.min(best, delay.max / 1e6)
    }
    expect(best).toBeLessThan(maxDelayMs)
  })
})

describe('the limits of the reader', () => {
  it('returns file-unreadable for a file that takes too long, and reads the next one', async () => {
    const impatient = createUploadReader({ maxWorkers: 1, maxQueued: 1, maxMs: 50 })
    expect(await impatient.read({ bytes: buildPdf([Buffer.alloc(tenMegabytes, '#41')]), side: 'front' })).toEqual({
      errorCode: 'file-unreadable',
    })
    await impatient.close()
    expect(await reader.read({ bytes: buildPdf(), side: 'front' })).toMatchObject({
      file: { mimeType: 'application/pdf' },
    })
  })

  it('throws OverloadError with the time to wait when the queue is full', async () => {
    const small = createUploadReader({ maxWorkers: 1, maxQueued: 1, maxMs: 30_000 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => small.read({ bytes: buildJpeg(), side: 'front' })),
    )
    await small.close()
    const rejected = outcomes.flatMap((outcome): readonly unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    expect(rejected.length).toBeGreaterThan(0)
    expect(rejected.length).toBeLessThan(6)
    for (const reason of rejected) expect(reason).toMatchObject({ name: 'OverloadError', retryAfterSeconds: 5 })
  })
})
