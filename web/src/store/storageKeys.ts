// Every key this application may keep in a browser (spec 3.45 to 3.66), and what reads each. "Clear my
// data" goes through all of them; docs/decisions/04-browser-storage.md tells which are not needed, and why.

import { earlyAnswersKey } from '../lib/earlyPage.ts'

export const storageKeys = {
  /** Of the slices, written by persistence.ts and read by restore.ts. */
  leadApplication: 'leadApplication',
  dynamicPages: 'dynamicPages',
  uiColors: 'uiColors',
  stored: 'storedLoanApplication',
  /** The lead's id and state by themselves, for scripts of the site. */
  leadId: 'lid',
  state: 'state',
  /** The lead all tabs of this browser share (sharedLead.ts). @assumed spec 3.45 to 3.66 list no key for it. */
  sharedLead: 'sharedLead',
  /** Of the visit, in entry/. */
  sessionId: 'sessionId',
  sessionStartedAt: 'sessionStartedAt',
  newSession: 'newSessionFlag',
  acceptedRedirected: 'sessionAcceptedRedirected',
  sellingTier: 'sellingTierGlobalId',
  /** Where this session began, without its query, and when this tab first did. */
  sessionUrl: 'sessionUrl',
  initAt: 'initAt',
  /** Set by a new application with the answers of another, until the server has it. */
  reapplying: 'reapplying',
  /**
   * Random: opening a resume link again on this device ends the token it got before. @assumed spec 3.45 to 3.66 list no
   * key for it.
   */
  deviceId: 'deviceId',
  /**
   * The lead this tab did not create but opened by a link or a password. @assumed spec 3.45 to 3.66 list no key for it.
   */
  takenLead: 'takenLead',
  affiliateReference: 'affiliateReference',
  clickIds: 'gclid',
  clockOffset: 'clockOffset',
  /** Typed before the application had started (`web/first`). */
  earlyAnswers: earlyAnswersKey,
  /** When the page was last reloaded for a file that is gone (`web/first`). */
  reloadedAt: 'reloadedAt',
  /** A word to other tabs, never left standing. */
  cleared: 'cleared',
  /** Of tracking. */
  funnelSteps: 'funnelSteps',
  logRocket: 'logRocket',
  /** Of being sent to a partner. */
  redirected: 'redirected',
  redirectUrl: 'redirectUrl',
  redirectMethod: 'redirectMethod',
} as const

/** Named by spec 3.50, 3.59 and 3.64 and not written by this release: an older one may have left them. */
const olderKeys = ['companyData', 'routeChange', 'isLoading']

/** Leads whose answers are still to be erased on the server: what remains after everything was cleared. */
export const toEraseKey = 'toErase'

/** The answer about third parties, which outlives clearing too. @assumed spec 3.45 to 3.66 list no key for it. */
export const consentKey = 'trackingConsent'

/** Of the shapes the slices have now; a changed shape has the next one and a migration (store/storedSlices.ts). */
export const sliceVersions = { leadApplication: 1, dynamicPages: 1, uiColors: 1, stored: 1 } as const

export type SliceName = keyof typeof sliceVersions
export const sliceNames = [
  'leadApplication',
  'dynamicPages',
  'uiColors',
  'stored',
] as const satisfies readonly SliceName[]

/** JSON as it is kept: a value and the version of its shape. */
export const withVersion = (version: number, value: unknown): string => JSON.stringify({ version, value })

/** Where what cannot be read is kept for a release that can (store/storedValue.ts). */
export const unreadableKey = (key: string): string => `unreadable:${key}`

export const allKeys = (): readonly string[] =>
  [...Object.values(storageKeys), ...olderKeys].flatMap((key) => [key, unreadableKey(key)])
