// Google Ads: one conversion when an application is submitted (spec 4.60). Tag Manager reads it from the data layer.
// The Google tag, which this adapter loads, also needs it as a command.
import { pushCommand, pushConversion } from '../dataLayer.ts'
import { loadScript } from '../loadScript.ts'
import type { OpenAdapter } from './adapter.ts'

/** @assumed the conversion is the submitted application: the specification does not say which step. */
const converts = 'lead-submitted'

export const openGoogleAds: OpenAdapter = async ({ key: sendTo, host, store }) => {
  const [account = ''] = sendTo.split('/')
  void loadScript({ store }, `${host}/gtag/js?id=${encodeURIComponent(account)}`, host).catch(() => undefined)
  pushCommand('js', new Date())
  pushCommand('config', account, { send_page_view: false, allow_enhanced_conversions: false })
  return {
    send: ({ name, id }) => {
      if (name !== converts) return
      pushConversion(sendTo, id)
      pushCommand('event', 'conversion', { send_to: sendTo, transaction_id: id })
    },
    // The consent signals stop the tag (dataLayer.ts).
    stop: () => undefined,
  }
}
