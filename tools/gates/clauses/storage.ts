// SPEC.md §3: what the browser keeps, key by key, and where.
import type { Clause, ClauseSection } from './clause.ts'

const record = 'docs/decisions/browser-storage.md'

const notWritten = (key: string): Clause => ({
  says: `Key ${key}`,
  shownBy: ['web/src/store/storageKeys.test.ts: is cleared though this release does not write it: %s'],
  differs: record,
})

const keys: readonly Clause[] = [
  {
    says: 'Key storedLoanApplication, in local storage',
    shownBy: [
      'web/src/store/persistence.test.ts: stands under the keys of the specification',
      'web/src/store/persistence.test.ts: brings the rest to another tab, with the pages of what is missing open again',
    ],
    differs: 'docs/decisions/04-what-stays-in-the-tab.md',
  },
  {
    says: 'Keys leadApplication and dynamicPages, in session storage',
    shownBy: [
      'web/src/store/persistence.test.ts: stands under the keys of the specification',
      'web/src/store/restore.test.ts: is put aside where it is %s',
    ],
  },
  {
    says: 'Key uiColors, in local storage',
    shownBy: [
      'web/src/store/persistence.test.ts: stands under the keys of the specification',
      'web/src/store/colours.test.ts: starts from the stored colours, and other ones override them',
    ],
  },
  {
    says: 'Keys sessionId and sessionStartedAt',
    shownBy: [
      'web/src/entry/openVisit.test.ts: stands in the application with its start, a UTC ISO time, and in the tab',
      'web/src/entry/session.test.ts: begins anew where %s is stored',
    ],
  },
  {
    says: 'Key newSessionFlag',
    shownBy: ['web/src/entry/session.test.ts: gives way to another one that the address names'],
  },
  {
    says: 'Key sessionAcceptedRedirected',
    shownBy: ['web/src/entry/session.test.ts: is new until it is cleared'],
    differs: record,
  },
  {
    says: 'Key gclid',
    shownBy: ['web/src/entry/clickIds.test.ts: from storage', 'e2e/entry.spec.ts: junk under every key'],
  },
  {
    says: 'Keys redirected, redirectUrl and redirectMethod',
    shownBy: ['web/src/screens/redirected/Redirected.test.tsx: goes on after ten seconds in sight, once'],
  },
  {
    says: 'Key logRocket',
    shownBy: [
      'web/src/tracking/adapters/logRocket.test.ts: starts once for a session, masked, without the network, and marks it',
    ],
  },
  {
    says: 'Key sellingTierGlobalId, in session storage',
    shownBy: ['web/src/entry/openVisit.test.ts: is kept in session storage and told from then on'],
  },
  {
    says: 'Keys lid and state',
    shownBy: ['web/src/store/leadKeys.test.ts: are the lead’s id and state, and go with it'],
  },
  {
    says: 'Keys sessionUrl and initAt',
    shownBy: [
      'web/src/entry/openVisit.test.ts: has the address it began at, without its query, and the time of the tab',
    ],
  },
  {
    says: 'Key reapplying',
    shownBy: [
      'web/src/context/useStartAgain.test.tsx: keeps every other answer as a reapplication',
      'web/src/store/leadKeys.test.ts: end a reapplication',
    ],
  },
  ...['companyData', 'routeChange', 'isLoading'].map(notWritten),
  {
    says: 'The session id is a UUID',
    shownBy: [
      'web/src/lib/uuid.test.ts: builds UUIDs of version 4, no two alike',
      'web/src/entry/session.test.ts: begins anew where %s is stored',
    ],
  },
  {
    says: 'The session start is a UTC ISO time',
    shownBy: [
      'web/src/entry/openVisit.test.ts: stands in the application with its start, a UTC ISO time, and in the tab',
    ],
  },
]

export const storage: readonly ClauseSection[] = [{ section: '§3 Browser storage', clauses: keys }]
