// Every storage key of the application (spec 3.45 to 3.66). "Clear my data" removes all of them.
// docs/decisions/04-browser-storage.md explains which are not needed, and why.

import { earlyAnswersKey } from '../lib/earlyPage.ts'

export const storageKeys = {
  /** Slices, written by persistence.ts and read by restore.ts. */
  leadApplication: 'leadApplication',
  dynamicPages: 'dynamicPages',
  uiColors: 'uiColors',
  stored: 'storedLoanApplication',
  /** The lead's id and state separately, for scripts of the site. */
  leadId: 'lid',
  state: 'state',
  /** The lead that all tabs of this browser share (sharedLead.ts). @assumed spec 3.45 to 3.66 list no key for it. */
  sharedLead: 'sharedLead',
  /** The session, in entry/. */
  sessionId: 'sessionId',
  sessionStartedAt: 'sessionStartedAt',
  newSession: 'newSessionFlag',
  acceptedRedirected: 'sessionAcceptedRedirected',
  sellingTier: 'sellingTierGlobalId',
  /** First URL of the session without its query, and time of the first page load in this tab. */
  sessionUrl: 'sessionUrl',
  initAt: 'initAt',
  /** Flag of a new application with the answers of another, until the server has its lead. */
  reapplying: 'reapplying',
  /**
   * Random id. The server ends the device's earlier token when the device opens a resume link again. @assumed spec 3.45
   * to 3.66 list no key for it.
   */
  deviceId: 'deviceId',
  /**
   * Id of the lead that this tab opened by a link or a password. @assumed spec 3.45 to 3.66 list no key for it.
   */
  takenLead: 'takenLead',
  affiliateReference: 'affiliateReference',
  clickIds: 'gclid',
  clockOffset: 'clockOffset',
  /** Answers typed before the application started (`web/first`). */
  earlyAnswers: earlyAnswersKey,
  /** Time of the last reload because of a missing file (`web/first`). */
  reloadedAt: 'reloadedAt',
  /** The value of `clearedKey` when this tab first stored its application. */
  lastCleared: 'lastCleared',
  /** Used by tracking. */
  funnelSteps: 'funnelSteps',
  logRocket: 'logRocket',
  /** Redirect to a partner. */
  redirected: 'redirected',
  redirectUrl: 'redirectUrl',
  redirectMethod: 'redirectMethod',
} as const

/** Keys of spec 3.50, 3.59 and 3.64. This release does not write them; an older one may have. */
const olderKeys = ['companyData', 'routeChange', 'isLoading']

/** Leads that are still to be erased on the server. "Clear my data" does not remove it. */
export const toEraseKey = 'toErase'

/**
 * Time at which "Clear my data" was used last on this device. The `storage` event notifies the open tabs. A closed tab
 * that the browser opens again compares it with its `lastCleared` (restore.ts). "Clear my data" does not remove it.
 * @assumed spec 3.45 to 3.66 list neither key.
 */
export const clearedKey = 'cleared'

/** The tracking consent. "Clear my data" does not remove it. @assumed spec 3.45 to 3.66 list no key for it. */
export const consentKey = 'trackingConsent'

/** Current version of each stored shape. A changed shape needs the next version and a migration (storedSlices.ts). */
export const sliceVersions = { leadApplication: 1, dynamicPages: 1, uiColors: 1, stored: 1 } as const

export type SliceName = keyof typeof sliceVersions
export const sliceNames = [
  'leadApplication',
  'dynamicPages',
  'uiColors',
  'stored',
] as const satisfies readonly SliceName[]

/** Serialises a value with the version of its shape. */
export const withVersion = (version: number, value: unknown): string => JSON.stringify({ version, value })

/** Key for data that this release cannot read (storedValue.ts). */
export const unreadableKey = (key: string): string => `unreadable:${key}`

export const allKeys = (): readonly string[] =>
  [...Object.values(storageKeys), ...olderKeys].flatMap((key) => [key, unreadableKey(key)])
