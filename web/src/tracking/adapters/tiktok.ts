// TikTok's pixel (SPEC.md §4, §7): identify first, then track with an event id.
import { hashText } from '../../lib/hash.ts'
import { logError } from '../../lib/log.ts'
import type { FunnelEvent, FunnelName } from '../funnelEvents.ts'
import { hashIdentity, type HashedIdentity } from '../identity.ts'
import { loadScript } from '../loadScript.ts'
import { logTexts } from '../logTexts.ts'
import type { OpenAdapter } from './adapter.ts'

/** @assumed SPEC.md names the three and not when: as `/affiliate/event` counts them. */
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

type Call = (...parts: readonly unknown[]) => void
export type TikTokPixel = Record<'track' | 'identify' | 'page' | 'disableCookie', Call>

const isPixel = (value: unknown): value is TikTokPixel =>
  typeof value === 'object' && value !== null && 'track' in value && 'identify' in value

/** What calls wait in until the pixel's own script takes them over, as that script expects to find it. */
const buildQueue = (key: string, address: string): unknown => {
  const queue: unknown[] = []
  const addMethods = (target: unknown[]) => {
    for (const method of methods) {
      Reflect.set(target, method, (...parts: readonly unknown[]) => void target.push([method, ...parts]))
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

/** Always the one on the page: the vendor's script puts its own in place of the queue. */
const findPixel = (): TikTokPixel | null => {
  const pixel: unknown = Reflect.get(window, 'ttq')
  return isPixel(pixel) ? pixel : null
}

/** SPEC.md §7: a hash of a timestamp and a random uuid; the step's own id, so that it stays what it was. */
const buildEventId = ({ id }: Pick<FunnelEvent, 'id'>, at: number): Promise<string> =>
  globalThis.isSecureContext ? hashText(`${at}${id}`) : Promise.resolve(id)

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
  Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: buildQueue(key, address) })
  void loadScript(`${address}?sdkid=${encodeURIComponent(key)}&lib=ttq`, host).catch(() => undefined)
  findPixel()?.page()
  return {
    tell: async (event) => {
      const name = names[event.name]
      if (name === undefined) return
      const [eventId, identity] = await Promise.all([
        buildEventId(event, Date.now()),
        hashIdentity(product, store.getState().leadApplication.applicationData),
      ])
      sendEvent(findPixel(), name, eventId, identity)
    },
    stop: () => findPixel()?.disableCookie(),
  }
}
