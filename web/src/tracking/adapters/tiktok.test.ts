import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildEvent, buildAdapterOptions, captureScripts, host } from '../testing/adapterFixtures.ts'
import { openTikTok, sendEvent } from './tiktok.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const key = 'C4A1EXAMPLE00PIXEL00'
const application = {
  sessionId: '9f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f',
  contactDetails: { email: '  Anna@Example.COM ', phoneNumber: '512 345 678' },
}
let calls: unknown[][] = []
let scripts: readonly HTMLScriptElement[] = []
let logged: unknown[][] = []

const pixel = {
  page: () => undefined,
  identify: (...args: readonly unknown[]) => void calls.push(['identify', ...args]),
  track: (...args: readonly unknown[]) => void calls.push(['track', ...args]),
  enableCookie: () => undefined,
  disableCookie: () => void calls.push(['disableCookie']),
}

beforeEach(() => {
  calls = []
  logged = []
  scripts = captureScripts()
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'ttq')
})

const recordSchema = v.record(v.string(), v.unknown())
const parseSentEventId = (): string => v.parse(v.object({ event_id: v.string() }), calls.at(-1)?.at(-1)).event_id

const createTikTok = async (data: Parameters<typeof buildAdapterOptions>[1] = application) => {
  const adapter = await openTikTok(buildAdapterOptions(key, data))
  const queue: unknown = Reflect.get(window, 'ttq')
  Object.assign(window, { ttq: pixel })
  return { adapter, queue }
}

describe('TikTok', () => {
  it('loads its pixel from the configured host and creates a queue for it', async () => {
    const { queue } = await createTikTok()
    expect(scripts.map(({ src }) => src)).toEqual([`${host}/i18n/pixel/events.js?sdkid=${key}&lib=ttq`])
    expect(JSON.parse(JSON.stringify(queue))).toEqual([['page']])
  })

  // Shows spec 4.57, 4.61, 4.63, 4.64, 4.65, 7.24
  it.each([
    ['lead-created', 'Lead'],
    ['lead-submitted', 'CompleteRegistration'],
    ['rejected', 'Rejected'],
  ] as const)('calls identify with hashes only, then tracks %s as %s', async (name, tikTokName) => {
    const { adapter } = await createTikTok()
    await adapter.send(buildEvent(name))
    expect(calls).toEqual([
      [
        'identify',
        {
          external_id: sha256(application.sessionId),
          email: sha256('anna@example.com'),
          phone_number: sha256('+48512345678'),
        },
      ],
      ['track', tikTokName, {}, { event_id: parseSentEventId() }],
    ])
    expect(parseSentEventId()).toMatch(/^[0-9a-f]{64}$/u)
  })

  it.each(['visit-started', 'page-completed', 'offer-shown', 'offer-accepted', 'redirected', 'accepted'] as const)(
    'does not track %s',
    async (name) => {
      const { adapter } = await createTikTok()
      await adapter.send(buildEvent(name))
      expect(calls).toEqual([])
    },
  )

  // Shows spec 4.62, 4.66, 5.21
  it.each([
    ['no answers', {}, null],
    ['only a session id', { sessionId: 's' }, ['external_id']],
    ['an invalid number', { contactDetails: { phoneNumber: '12345' } }, null],
    ['a number of another country', { contactDetails: { phoneNumber: '+1 212 555 0123' } }, null],
    ['a premium number', { contactDetails: { email: 'a@b.pl', phoneNumber: '700 123 456' } }, ['email']],
    ['blank answers', { contactDetails: { email: '  ', phoneNumber: '' } }, null],
  ])('calls identify with the valid values only: %s', async (_what, data, identityKeys) => {
    const { adapter } = await createTikTok(data)
    await adapter.send(buildEvent('lead-created'))
    const identified = calls
      .filter(([method]) => method === 'identify')
      .map(([, identity]) => (v.is(recordSchema, identity) ? Object.keys(identity) : []))
    expect(identified).toEqual(identityKeys === null ? [] : [identityKeys])
    expect(calls.at(-1)?.[0]).toBe('track')
  })

  it('does not call identify outside a secure context', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { adapter } = await createTikTok()
    await adapter.send(buildEvent('lead-created'))
    expect(calls.map(([method]) => method)).toEqual(['track'])
  })

  it('disables its cookie when consent is withdrawn', async () => {
    const { adapter } = await createTikTok()
    adapter.stop()
    expect(calls).toEqual([['disableCookie']])
  })
})

describe('sendEvent', () => {
  // Shows spec 8.15
  it('logs a failed event as: Failed to send TikTok Pixel event "{name}"', () => {
    const failingPixel = {
      ...pixel,
      track: () => {
        throw new Error('anna@example.com')
      },
    }
    sendEvent(failingPixel, 'Lead', 'id', {})
    sendEvent(null, 'Rejected', 'id', {})
    expect(logged).toEqual([
      ['Failed to send TikTok Pixel event "Lead"'],
      ['Failed to send TikTok Pixel event "Rejected"'],
    ])
  })

  // Shows spec 5.24, 8.16
  it('logs a missing name as: TikTok Pixel event name is required.', () => {
    sendEvent(pixel, '', 'id', {})
    expect(logged).toEqual([['TikTok Pixel event name is required.']])
    expect(calls).toEqual([])
  })
})
