// Google's search ads: one conversion when an application is sent (spec 4.60). A tag that is told by the data layer
// (Tag Manager) finds it there; Google's own tag, which is loaded here, takes it as a command as well.
import { pushCommand, pushConversion } from '../dataLayer.ts'
import { loadScript } from '../loadScript.ts'
import type { OpenAdapter } from './adapter.ts'

/** @assumed the conversion is the application that was sent: the specification does not say which step. */
const converts = 'lead-submitted'

export const openGoogleAds: OpenAdapter = async ({ key: sendTo, host }) => {
  const [account = ''] = sendTo.split('/')
  void loadScript(`${host}/gtag/js?id=${encodeURIComponent(account)}`, host).catch(() => undefined)
  pushCommand('js', new Date())
  pushCommand('config', account, { send_page_view: false, allow_enhanced_conversions: false })
  return {
    send: ({ name, id }) => {
      if (name !== converts) return
      pushConversion(sendTo, id)
      pushCommand('event', 'conversion', { send_to: sendTo, transaction_id: id })
    },
    // The consent signals say it (dataLayer.ts).
    stop: () => undefined,
  }
}
