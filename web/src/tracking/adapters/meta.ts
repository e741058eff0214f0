// Meta's pixel: a lead and a complete registration, sent only if the pixel is on the page (spec 4.58, 4.59).
import type { FunnelName } from '../funnelEvents.ts'
import { hasScript, loadScript } from '../loadScript.ts'
import type { OpenAdapter } from './adapter.ts'

/** @assumed as TikTok's: the specification does not say when. */
const names: Readonly<Partial<Record<FunnelName, string>>> = {
  'lead-created': 'Lead',
  'lead-submitted': 'CompleteRegistration',
}

type Pixel = (...parts: readonly unknown[]) => void

const isPixel = (value: unknown): value is Pixel => typeof value === 'function'

/** Null where nobody has put it on the page. */
const findPixel = (): Pixel | null => {
  const pixel: unknown = Reflect.get(window, 'fbq')
  return isPixel(pixel) ? pixel : null
}

/** What calls wait in until the pixel's own script takes them over. */
const buildQueue = (): Pixel => {
  const queue: unknown[] = []
  const pixel = (...parts: readonly unknown[]) => {
    const call: unknown = Reflect.get(pixel, 'callMethod')
    if (typeof call === 'function') Reflect.apply(call, pixel, parts)
    else queue.push(parts)
  }
  return Object.assign(pixel, { push: pixel, loaded: true, version: '2.0', queue })
}

export const openMeta: OpenAdapter = async ({ key, host }) => {
  const address = `${host}/en_US/fbevents.js`
  // Opened again in this document, after a withdrawn consent or for another session.
  const isOpenedAgain = findPixel() !== null && hasScript(address)
  if (findPixel() === null) {
    const pixel = buildQueue()
    Object.assign(window, { fbq: pixel, _fbq: pixel })
  }
  void loadScript(address, host).catch(() => undefined)
  const start = findPixel()
  // Its own reading of buttons, fields and page data stays off: an applicant's answers stand in them.
  if (!isOpenedAgain) start?.('set', 'autoConfig', false, key)
  start?.('consent', 'grant')
  if (!isOpenedAgain) start?.('init', key)
  return {
    send: ({ name, id }) => {
      const own = names[name]
      if (own !== undefined) findPixel()?.('track', own, {}, { eventID: id })
    },
    stop: () => findPixel()?.('consent', 'revoke'),
  }
}
