// SPEC.md §4: what a visit brings along and lives in: session, affiliate, parameters, click ids, a frame.
import type { Clause, ClauseSection } from './clause.ts'

const sessionTest = 'web/src/entry/session.test.ts'
const affiliateTest = 'web/src/entry/affiliateReference.test.ts'
const visitTest = 'web/src/entry/openVisit.test.ts'
const prefillTest = 'web/src/entry/prefill.test.ts'
const clickTest = 'web/src/entry/clickIds.test.ts'
const frameTest = 'web/src/embedding/embedding.test.ts'
const consentRecord = 'docs/decisions/consent-before-third-parties.md'

const session: readonly Clause[] = [
  {
    says: 'The stored session id is reused',
    shownBy: [`${sessionTest}: is reused where %s is asked for`, `${visitTest}: is the same on the next page`],
  },
  { says: 'A new session may be forced', shownBy: [`${sessionTest}: gives way where a new one is forced`] },
  {
    says: 'A sessionId in the query that differs and is a valid UUID begins a new session',
    shownBy: [`${sessionTest}: gives way to another one that the address names`],
  },
  {
    says: 'A new session stores a new id and start time and sets the new-session flag',
    shownBy: [`${sessionTest}: gives way to another one that the address names`],
  },
  {
    says: 'Clearing a session removes id, start time, new-session flag and accepted-redirect flag',
    shownBy: [`${sessionTest}: is new until it is cleared`],
  },
  {
    says: "Recording is marked 'initialised' in session storage, so that it starts once for a session",
    shownBy: [
      'web/src/tracking/adapters/logRocket.test.ts: starts once for a session, masked, without the network, and marks it',
    ],
  },
  {
    says: 'The loading flag starts false',
    shownBy: ['web/src/store/applicationStore.test.ts: begins as the specification says'],
  },
  {
    says: 'UI colours start from the stored ones and are overridden by applying custom colours',
    shownBy: [
      'web/src/store/colours.test.ts: starts from the stored colours, and other ones override them',
      'web/src/app/customColours.test.ts: of the host’s script are applied and stored, and a later visit starts from them',
      'web/src/app/customColours.test.ts: of the product apply without any of the host, and are stored nowhere',
      'e2e/pageShell.spec.ts: stored colours take the place of the brand’s',
    ],
  },
]

const affiliate: readonly Clause[] = [
  {
    says: 'A reference is taken from the URL and compared with the stored one',
    shownBy: [
      `${affiliateTest}: taken from the address`,
      `${affiliateTest}: is the stored one, with its time, where the address names the same`,
    ],
  },
  {
    says: 'Session storage takes precedence over local storage for the stored one',
    shownBy: [`${affiliateTest}: is that of the tab before that of the browser`],
  },
  {
    says: 'A changed reference overrides the stored one',
    shownBy: [`${affiliateTest}: is the new one where the address names another %s`],
  },
  {
    says: 'A changed reference resets the session: new id and start',
    shownBy: [`${visitTest}: begins anew, id and start, where another affiliate sends the visit`],
  },
  {
    says: 'An expired reference leaves session and local storage',
    shownBy: [
      `${affiliateTest}: leaves both storages once it has expired`,
      `${visitTest}: stays in the application for 480 hours, then leaves it and both storages`,
    ],
  },
  { says: 'Any other is stored in both', shownBy: [`${affiliateTest}: stands in both storages from then on`] },
  {
    says: 'A static reference name never expires',
    shownBy: [`${affiliateTest}: the static name`, 'web/src/entry/openVisit.test.ts: never expires'],
  },
  {
    says: 'Missing URL data gives an empty reference, all fields undefined',
    shownBy: [`${affiliateTest}: of %o there is none, and the log says %o`],
  },
  { says: 'An invalid configured expiry means not expired', shownBy: [`${affiliateTest}: no expiry`] },
]

const parameters: readonly Clause[] = [
  {
    says: 'Read: refName, refSubId, refTransactionId (or s_id)',
    shownBy: [`${affiliateTest}: taken from the address`, 'web/src/entry/urlParameters.test.ts: reads %s'],
  },
  { says: 'Read: amount and period, parsed as numbers', shownBy: [`${prefillTest}: an amount from the address`] },
  {
    says: 'Read: firstName, lastName, email, phoneNumber',
    shownBy: [
      `${prefillTest}: brings names and ways of contact as they stand in the address, for the applicant to see`,
      'web/src/entry/prefillNames.test.ts: is shown in its field and leaves the address: %s',
    ],
  },
  { says: 'Read: sellingTierGlobalId', shownBy: [`${visitTest}: is kept in session storage and told from then on`] },
  {
    says: 'Read: fbclid',
    shownBy: [`${clickTest}: before the applicant allows it, and no more once it is withdrawn`],
    differs: consentRecord,
  },
  {
    says: 'Read: ttclid',
    shownBy: [
      'web/src/tracking/attribution.test.ts: is the ten items of its address and the cookie, without the empty ones',
    ],
    differs: consentRecord,
  },
  {
    says: 'The Meta click id is fb, the number of dots in the host name, a timestamp and the click id',
    shownBy: [`${clickTest}: Meta's click id on %s is %s`],
  },
]

const clicks: readonly Clause[] = [
  {
    says: 'On start click ids from the URL are stored, then restored from storage',
    shownBy: [`${clickTest}: before the applicant allows it`, `${clickTest}: come back with the times they had`],
    differs: consentRecord,
  },
  { says: 'Stored click ids expire and are then removed', shownBy: [`${clickTest}: of a day more`] },
  { says: "An older 'value' field is migrated to gclid", shownBy: [`${clickTest}: of the older kind`] },
]

const frame: readonly Clause[] = [
  {
    says: 'Inside a frame the document height is posted to the parent as a message of type FORM_HEIGHT',
    shownBy: [
      `${frameTest}: is told once, 100 ms after the start, in whole pixels`,
      'e2e/embedding.spec.ts: what the host’s page is told',
    ],
  },
  { says: 'After a 100 ms debounce', shownBy: [`${frameTest}: is told once for a burst, 100 ms after its end`] },
  { says: 'On load and on resize', shownBy: [`${frameTest}: is looked at again on %s`] },
  {
    says: 'Only where the height changed by more than 10 px',
    shownBy: [
      `${frameTest}: a change of more than 10 pixels`,
      'e2e/embedding.spec.ts: only where it changed by more than 10',
    ],
  },
]

export const visit: readonly ClauseSection[] = [
  { section: '§4 Session', clauses: session },
  { section: '§4 Affiliate reference', clauses: affiliate },
  { section: '§4 URL parameters', clauses: parameters },
  { section: '§4 Ad-click tracking', clauses: clicks },
  { section: '§4 Embedded form', clauses: frame },
]
