// Spec 7.25: the event id that TikTok receives.
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildEvent, buildAdapterOptions, captureScripts, eventId } from '../testing/adapterFixtures.ts'
import { openTikTok } from './tiktok.ts'

const now = 1_795_521_600_000

beforeEach(() => {
  captureScripts()
  vi.stubGlobal('isSecureContext', true)
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'ttq')
})

// Shows spec 7.25
it('sends the hash of the step’s uuid as event id, regardless of the time', async () => {
  const tracked: unknown[][] = []
  const adapter = await openTikTok(buildAdapterOptions('C4A1EXAMPLE00PIXEL00'))
  Object.assign(window, {
    ttq: { identify: () => undefined, track: (...args: unknown[]) => void tracked.push(args) },
  })
  await adapter.send(buildEvent('lead-created'))
  const hash = createHash('sha256').update(eventId).digest('hex')
  expect(tracked).toEqual([['Lead', {}, { event_id: hash }]])
})
