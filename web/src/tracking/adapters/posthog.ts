// PostHog: identified by session id, with the attribution bundle, restricted autocapture and no page-leave events
// (spec 4.70 to 4.73). An allow-list of properties excludes texts, fields and queries of URLs.
import type { BeforeSendFn } from 'posthog-js'
import { posthog } from 'posthog-js/no-external'
import { perDocument } from '../../lib/perDocument.ts'
import { toSafeAddress } from '../toSafeAddress.ts'
import type { OpenAdapter } from './adapter.ts'

/** The library's properties that an event may contain. URLs pass through `toSafeAddress`. */
const own: ReadonlySet<string> = new Set([
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$device_id',
  '$session_id',
  '$window_id',
  '$user_id',
  '$is_identified',
  '$process_person_profile',
  '$lib',
  '$lib_version',
  '$insert_id',
  '$time',
  '$os',
  '$browser',
  '$browser_version',
  '$device_type',
  '$screen_height',
  '$screen_width',
  '$viewport_height',
  '$viewport_width',
  '$browser_language',
  '$event_type',
])
const addresses: ReadonlySet<string> = new Set(['$current_url', '$session_entry_url'])
const campaign = /^(?:utm_(?:medium|source|campaign|content|term)|gclid|gbraid|wbraid|ttclid|fbclid)$/
const ownProperties: ReadonlySet<string> = new Set(['event_id', 'product', 'page', 'state'])

const pick = (properties: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      if (addresses.has(name)) return typeof value === 'string' ? [[name, toSafeAddress(value)]] : []
      return own.has(name) || ownProperties.has(name) || campaign.test(name) ? [[name, value]] : []
    }),
  )

export const sanitise: BeforeSendFn = (event) =>
  event === null ? null : { ...event, properties: pick(event.properties), $set: {}, $set_once: {} }

/** Blocks events after a withdrawn consent. The library stores its own opt-out in storage that is cleared then. */
const getSilence = perDocument(() => ({ isSilent: false }))

export const openPosthog: OpenAdapter = async ({ key, host, store, attribution }) => {
  const { sessionId } = store.getState().leadApplication.applicationData
  // One per document, because the library returns the same client again and keeps the options of its first start.
  const silence = getSilence({ store })
  silence.isSilent = false
  const client = posthog.init(
    key,
    {
      api_host: host,
      persistence: 'localStorage',
      person_profiles: 'identified_only',
      autocapture: {
        dom_event_allowlist: ['click', 'submit'],
        element_allowlist: ['a', 'button', 'form'],
        // The library compresses an event before it sends it: the press that refuses would be sent after the refusal.
        css_selector_ignorelist: ['[data-privacy-choices]'],
        capture_copied_text: false,
      },
      mask_all_text: true,
      mask_all_element_attributes: true,
      before_send: (event) => (silence.isSilent ? null : sanitise(event)),
      // No batch may be pending when consent is withdrawn.
      request_batching: false,
      get_current_url: () => toSafeAddress(window.location.href),
      capture_pageview: false,
      capture_pageleave: false,
      capture_performance: false,
      capture_heatmaps: false,
      capture_dead_clicks: false,
      capture_exceptions: false,
      rageclick: false,
      save_referrer: false,
      save_campaign_params: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_web_experiments: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
    },
    'applications',
  )
  // Consent may be given again after a withdrawal in the same document.
  client.set_config({ disable_persistence: false })
  client.register(attribution)
  if (sessionId !== undefined) client.identify(sessionId)
  return {
    send: ({ name, id, ...details }) => client.capture(name, { ...details, event_id: id }),
    stop: () => {
      silence.isSilent = true
      client.reset(true)
      client.set_config({ disable_persistence: true })
    },
  }
}
