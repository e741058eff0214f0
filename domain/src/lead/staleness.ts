// When a stored application is too old to go on with, and what it then loses (spec 4.20 to 4.23).
// Where it is stored belongs to the browser's store and the server's database.
import { writeAnswers } from './answers.ts'
import type { LeadApplication } from './application.ts'
import { isPositiveStatus } from './status.ts'

const hourMs = 3_600_000

/** @assumed a time that cannot be read has passed: asking again is safer than going on with an old consent. */
const isBefore = (time: string, now: number): boolean => !(Date.parse(time) >= now)

/**
 * `expiryHours` is `Product.expiry.applicationHours`. What is not there makes nothing stale. The expiry is a time of the
 * server's clock, the start of the session one of the device's: where they differ, `serverNow` says so.
 */
export const isStale = (
  { expiresAt, sessionStartedAt, leadStatus }: LeadApplication,
  {
    now,
    serverNow = now,
    expiryHours,
  }: { readonly now: Date; readonly serverNow?: Date; readonly expiryHours: number },
): boolean =>
  (expiresAt !== undefined && isBefore(expiresAt, serverNow.getTime())) ||
  (sessionStartedAt !== undefined && isBefore(sessionStartedAt, now.getTime() - expiryHours * hourMs)) ||
  (leadStatus !== undefined && !isPositiveStatus(leadStatus))

/** The application without the seven fields that do not outlive it; every other answer stays. */
export const withoutStale = (application: LeadApplication): LeadApplication =>
  writeAnswers(application, [
    ['sessionStartedAt', undefined],
    ['id', undefined],
    ['generalPolicies', undefined],
    ['policies', undefined],
    ['leadSource', undefined],
    ['googleCaptchaToken', undefined],
    ['otherDetails.ibanConsent', undefined],
  ])
