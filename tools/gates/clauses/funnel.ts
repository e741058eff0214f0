// SPEC.md §4 "Funnel events" and §7 "Third-party calls": what others are told.
import type { Clause, ClauseSection } from './clause.ts'

const tikTokTest = 'web/src/tracking/adapters/tiktok.test.ts'
const metaTest = 'web/src/tracking/adapters/meta.test.ts'
const layerTest = 'web/src/tracking/dataLayer.test.ts'
const recordingTest = 'web/src/tracking/adapters/logRocket.test.ts'
const analyticsTest = 'web/src/tracking/adapters/posthog.test.ts'
const attributionTest = 'web/src/tracking/attribution.test.ts'
const told =
  'e2e/tracking.spec.ts: whoever is agreed to is told what it should, once, and nothing personal but the hashes'
const consentRecord = 'docs/decisions/consent-before-third-parties.md'

const events: readonly Clause[] = [
  {
    says: 'Short-video pixel: Lead, CompleteRegistration, Rejected',
    shownBy: [`${tikTokTest}: is told of %s as %s, identified first by hashes alone`, told],
  },
  {
    says: 'Social pixel: a lead event and a complete-registration event',
    shownBy: [`${metaTest}: is told of %s as %s, under its id`, told],
  },
  {
    says: 'Social pixel: only if the pixel is on the page',
    shownBy: [`${metaTest}: is told nothing where the pixel is not on the page`],
  },
  {
    says: "Search ad: a conversion pushed to the data layer under the name 'conversion'",
    shownBy: [
      `${layerTest}: is pushed under the name conversion, once under one id, when an application is sent`,
      told,
    ],
  },
  {
    says: 'Identity for the short-video pixel: session id as external_id, email, phone_number',
    shownBy: [`${tikTokTest}: is told of %s as %s, identified first by hashes alone`],
  },
  { says: 'Each is sent only if present', shownBy: [`${tikTokTest}: of %s sends only what there is`] },
  {
    says: 'Each is hashed with SHA-256',
    shownBy: [
      `${tikTokTest}: is told of %s as %s, identified first by hashes alone`,
      'web/src/lib/hash.test.ts: of "%s" over a secure connection',
    ],
  },
  {
    says: 'The e-mail is trimmed and lower-cased first',
    shownBy: [`${tikTokTest}: is told of %s as %s, identified first by hashes alone`],
  },
  {
    says: 'The phone number is hashed in its international form, + and digits',
    shownBy: [`${tikTokTest}: is told of %s as %s, identified first by hashes alone`],
  },
  {
    says: 'A phone number that does not parse or is not valid is left out',
    shownBy: [`${tikTokTest}: a number that is none`, `${tikTokTest}: a premium number`],
  },
  {
    says: 'Attribution: utm_medium, utm_source, utm_campaign, utm_content, utm_term, gclid, gbraid, wbraid, ttclid of the query',
    shownBy: [`${attributionTest}: is the ten items of its address and the cookie, without the empty ones`],
  },
  {
    says: 'Attribution: fbclid comes from the _fbc cookie',
    shownBy: [`${attributionTest}: is the ten items of its address and the cookie, without the empty ones`],
  },
  {
    says: 'Attribution: empty items are omitted',
    shownBy: [`${attributionTest}: is the ten items of its address and the cookie, without the empty ones`],
  },
  {
    says: 'The bundle is registered with the analytics client',
    shownBy: [`${analyticsTest}: knows an applicant by the session alone, with the bundle, restricted`, told],
  },
  {
    says: 'The analytics client identifies the user by session id',
    shownBy: [`${analyticsTest}: knows an applicant by the session alone, with the bundle, restricted`],
  },
  {
    says: 'Autocapture is restricted',
    shownBy: [
      `${analyticsTest}: knows an applicant by the session alone, with the bundle, restricted`,
      `${analyticsTest}: is picked from a list`,
    ],
  },
  {
    says: 'Page-leave capture is off',
    shownBy: [`${analyticsTest}: knows an applicant by the session alone, with the bundle, restricted`, told],
  },
  {
    says: 'All of it is secondary to the loan flow (§1); nobody is told before the applicant agrees',
    shownBy: [
      'e2e/tracking.spec.ts: nobody is told anything before the applicant agrees, and the form works beside the question',
      'e2e/trackingFaults.spec.ts: the first pages are the same, up to the lead',
    ],
    differs: consentRecord,
  },
]

const calls: readonly Clause[] = [
  {
    says: 'Short-video pixel: identify, then track',
    shownBy: [`${tikTokTest}: is told of %s as %s, identified first by hashes alone`, told],
  },
  {
    says: 'Its event_id is a hash of a timestamp and a random uuid',
    shownBy: ['web/src/tracking/adapters/tiktokEventId.test.ts: is the hash of the step’s own uuid, whatever the time'],
    differs: 'docs/decisions/funnel-events.md',
  },
  {
    says: 'A tag manager script is loaded',
    shownBy: [`${layerTest}: loads with a valid id and is told of every event`, told],
  },
  {
    says: 'A session recording is started with a configured key',
    shownBy: [`${recordingTest}: starts once for a session, masked, without the network, and marks it`, told],
  },
  {
    says: 'An analytics client is started with a configured key and host',
    shownBy: [
      `${analyticsTest}: knows an applicant by the session alone, with the bundle, restricted`,
      'server/src/config/vendorVariables.test.ts: have a variable for each key and host of the table, and no other',
      told,
    ],
  },
]

export const funnel: readonly ClauseSection[] = [
  { section: '§4 Funnel events', clauses: events },
  { section: '§7 Third-party calls', clauses: calls },
]
