// Google Tag Manager: loaded only with a valid id (spec 5.26). Its container decides how to use the events.
import { vendors } from '@loan/domain/tracking/vendors'
import { logError } from '../../lib/log.ts'
import { pushToLayer } from '../dataLayer.ts'
import { loadScript } from '../loadScript.ts'
import { logTexts } from '../logTexts.ts'
import type { OpenAdapter } from './adapter.ts'

const silent = { send: () => undefined, stop: () => undefined }

export const openTagManager: OpenAdapter = async ({ key: id, host, store }) => {
  if (!vendors.tagManager.key.pattern.test(id)) {
    logError(logTexts.invalidTagManagerId)
    return silent
  }
  pushToLayer({ event: 'gtm.js', 'gtm.start': Date.now() })
  void loadScript({ store }, `${host}/gtm.js?id=${encodeURIComponent(id)}`, host).catch(() =>
    logError(logTexts.tagManagerFailed),
  )
  return {
    send: ({ name, id: eventId, product, page, state }) =>
      pushToLayer({
        event: name,
        event_id: eventId,
        product,
        ...(page !== undefined && { page }),
        ...(state !== undefined && { state }),
      }),
    stop: () => undefined,
  }
}
