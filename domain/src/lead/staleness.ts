// Decides whether a stored application is too old to continue, and removes the fields that expire (spec 4.20 to 4.23).
// The browser's store and the server's database store applications, not this module.
import { omitAnswers } from './answers.ts'
import type { LeadApplication } from './application.ts'
import { isPositiveStatus } from './status.ts'
import { hourMs } from '../durations.ts'

/** @assumed an unreadable time is in the past: requesting a consent again is safer than using an old one. */
const isBefore = (time: string, now: number): boolean => !(Date.parse(time) >= now)

/**
 * `expiryHours` is `Product.expiry.applicationHours`. A missing field does not make an application stale. `expiresAt`
 * is a time of the server's clock, `sessionStartedAt` one of the device's; pass `serverNow` if the clocks differ.
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

/** The time at which an application expires that changed `now`. `applicationHours` is that of `Product.expiry`. */
export const computeExpiry = (now: Date, { applicationHours }: { readonly applicationHours: number }): Date =>
  new Date(now.getTime() + applicationHours * hourMs)

/** The application without the seven fields that expire with it. All other answers remain. */
export const omitStaleFields = (application: LeadApplication): LeadApplication =>
  omitAnswers(application, [
    'sessionStartedAt',
    'id',
    'generalPolicies',
    'policies',
    'leadSource',
    'googleCaptchaToken',
    'otherDetails.ibanConsent',
  ])
