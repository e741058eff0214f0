// Meta's pixel: Lead and CompleteRegistration, sent only if the pixel is on the page (spec 4.58, 4.59).
import type { FunnelName } from '../funnelEvents.ts'
import { hasScript, loadScript } from '../loadScript.ts'
import type { OpenAdapter } from './adapter.ts'

/** @assumed the same steps as for TikTok: the specification does not say when. */
const names: Readonly<Partial<Record<FunnelName, string>>> = {
  'lead-created': 'Lead',
  'lead-submitted': 'CompleteRegistration',
}

type Pixel = (...args: readonly unknown[]) => void

const isPixel = (value: unknown): value is Pixel => typeof value === 'function'

/** Null when the pixel is not on the page. */
const findPixel = (): Pixel | null => {
  const pixel: unknown = Reflect.get(window, 'fbq')
  return isPixel(pixel) ? pixel : null
}

/** A pixel that queues calls until the vendor's script sets `callMethod`. */
const buildQueue = (): Pixel => {
  const queue: unknown[] = []
  const pixel = (...args: readonly unknown[]) => {
    const call: unknown = Reflect.get(pixel, 'callMethod')
    if (typeof call === 'function') Reflect.apply(call, pixel, args)
    else queue.push(args)
  }
  return Object.assign(pixel, { push: pixel, loaded: true, version: '2.0', queue })
}

export const openMeta: OpenAdapter = async ({ key, host, store }) => {
  const address = `${host}/en_US/fbevents.js`
  // The document has the pixel from before a withdrawn consent or from another session.
  const isOpenedAgain = findPixel() !== null && hasScript(address)
  if (findPixel() === null) {
    const pixel = buildQueue()
    Object.assign(window, { fbq: pixel, _fbq: pixel })
  }
  void loadScript({ store }, address, host).catch(() => undefined)
  const start = findPixel()
  // `autoConfig` off: automatic reading of buttons, fields and page data would send an applicant's answers.
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
