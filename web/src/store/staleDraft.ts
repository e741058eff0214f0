// Whether a stored or open application is stale (spec 4.20 to 4.22), or was cleared by another tab.
import type { LeadApplication } from '@loan/domain/lead/application'
import { isStale } from '@loan/domain/lead/staleness'
import type { Product } from '@loan/domain/products/product'
import type { ServerClock } from '../lib/serverClock.ts'
import type { Storages } from '../lib/storage.ts'
import { readLeadState } from './leadState.ts'
import type { LeadApplicationSlice } from './schemas.ts'
import { clearedKey, storageKeys } from './storageKeys.ts'

/** Whether another tab cleared the data while this one was closed, or in the back/forward cache. */
export const isClearedElsewhere = ({ session, local }: Storages): boolean => {
  const [before, last] = [session.read(storageKeys.lastCleared), local.read(clearedKey)]
  return before !== null && last !== null && before !== last
}

/** True for a submitted lead, and for a pending submit, which may have reached the server. */
export const isSent = (leadApplication: LeadApplicationSlice): boolean => {
  const { lead, pendingWrite } = leadApplication
  const isDraft = lead?.leadStatus === 'draft' && readLeadState({ leadApplication }) === 'NONE'
  return lead !== null && (!isDraft || pendingWrite?.submit === true)
}

/**
 * The fields that decide about staleness. The status of the tab's own lead is omitted, because its screen explains it.
 * @assumed spec 4.21 limits the age of the session only before the application is sent. After that the server's expiry
 * applies, and the tab that shows the application polls the server first.
 */
const findStaleFields = (slice: LeadApplicationSlice, isOwn: boolean): LeadApplication => {
  const { sessionStartedAt, ...application } = slice.applicationData
  const { lead } = slice
  return {
    ...application,
    ...(sessionStartedAt !== undefined && !isSent(slice) && { sessionStartedAt }),
    ...(lead && { expiresAt: lead.expiresAt, ...(!isOwn && { leadStatus: lead.leadStatus }) }),
  }
}

/**
 * Drafts that untick all consents with a record.
 * @assumed stale data loses the records of all consents and keeps the answers of those to offers (spec 4.23). Their
 * boxes are unticked too: otherwise Continue would record a consent that the applicant did not give again.
 */
export const buildUntickedConsents = ({ policies }: Product): Readonly<Record<string, string>> =>
  Object.fromEntries(policies.map(({ path }) => [path, 'false']))

type StaleOptions = {
  /** False for the copy of another tab or session. */
  readonly isOwn: boolean
  readonly now: Date
  readonly clock: ServerClock
  readonly product: Product
}

export const isStaleSlice = (slice: LeadApplicationSlice, { isOwn, now, clock, product }: StaleOptions): boolean =>
  isStale(findStaleFields(slice, isOwn), {
    now,
    serverNow: clock.now(now),
    expiryHours: product.expiry.applicationHours,
  })
