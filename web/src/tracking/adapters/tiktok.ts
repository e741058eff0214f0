// TikTok's pixel (spec 4.57, 7.24, 7.25): calls identify first, then track with an event id.
import { hashText } from '../../lib/hash.ts'
import { logError } from '../../lib/log.ts'
import type { FunnelEvent, FunnelName } from '../funnelEvents.ts'
import { hashIdentity, type HashedIdentity } from '../identity.ts'
import { hasScript, loadScript } from '../loadScript.ts'
import { logTexts } from '../logTexts.ts'
import type { OpenAdapter } from './adapter.ts'

/** @assumed the same steps as for `/affiliate/event`: the specification names the three events and not when. */
const names: Readonly<Partial<Record<FunnelName, string>>> = {
  'lead-created': 'Lead',
  'lead-submitted': 'CompleteRegistration',
  rejected: 'Rejected',
}

const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
] as const

type Call = (...args: readonly unknown[]) => void
export type TikTokPixel = Record<'track' | 'identify' | 'page' | 'enableCookie' | 'disableCookie', Call>

const isPixel = (value: unknown): value is TikTokPixel =>
  typeof value === 'object' && value !== null && 'track' in value && 'identify' in value

/** A queue for calls until the vendor's script replaces it, in the shape that the script expects. */
const buildQueue = (key: string, address: string): unknown => {
  const queue: unknown[] = []
  const addMethods = (target: unknown[]) => {
    for (const method of methods) {
      Reflect.set(target, method, (...args: readonly unknown[]) => void target.push([method, ...args]))
    }
  }
  addMethods(queue)
  const instance: unknown[] = []
  addMethods(instance)
  Reflect.set(instance, '_u', address)
  return Object.assign(queue, {
    methods: [...methods],
    instance: () => instance,
    _i: { [key]: instance },
    _t: { [key]: Date.now() },
    _o: { [key]: {} },
  })
}

/** Reads the current pixel on every call, because the vendor's script replaces the queue. Null without a pixel. */
const findPixel = (): TikTokPixel | null => {
  const pixel: unknown = Reflect.get(window, 'ttq')
  return isPixel(pixel) ? pixel : null
}

/**
 * @assumed spec 7.25 hashes a timestamp and a random uuid. A step of a lead that is reported from a second device or
 * after a retry must have the same id, so that the vendor counts it once. The hash of the step's uuid therefore has no
 * timestamp.
 */
const buildEventId = ({ id }: Pick<FunnelEvent, 'id'>): Promise<string> =>
  globalThis.isSecureContext ? hashText(id) : Promise.resolve(id)

export const sendEvent = (pixel: TikTokPixel | null, name: string, eventId: string, identity: HashedIdentity): void => {
  if (name === '') return logError(logTexts.noTikTokEventName)
  try {
    if (pixel === null) throw new Error('No pixel')
    if (Object.keys(identity).length > 0) pixel.identify(identity)
    pixel.track(name, {}, { event_id: eventId })
  } catch {
    logError(logTexts.tikTokEventFailed(name))
  }
}

export const openTikTok: OpenAdapter = async ({ key, host, store, product }) => {
  const address = `${host}/i18n/pixel/events.js`
  const script = `${address}?sdkid=${encodeURIComponent(key)}&lib=ttq`
  if (findPixel() !== null && hasScript(script)) {
    // The document has the vendor's script from an earlier consent. The script would ignore another queue.
    findPixel()?.enableCookie()
  } else {
    Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: buildQueue(key, address) })
    void loadScript({ store }, script, host).catch(() => undefined)
    findPixel()?.page()
  }
  return {
    send: async (event) => {
      const name = names[event.name]
      if (name === undefined) return
      const [eventId, identity] = await Promise.all([
        buildEventId(event),
        hashIdentity(product, store.getState().leadApplication.applicationData),
      ])
      sendEvent(findPixel(), name, eventId, identity)
    },
    stop: () => findPixel()?.disableCookie(),
  }
}
