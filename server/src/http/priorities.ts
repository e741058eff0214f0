// Decides which calls are admitted at which expected wait for the database. Calls for existing leads go before new
// leads: docs/decisions/47-admission.md.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { EndpointName } from '@loan/domain/contract/registry'
import type { QueueDelay } from '../database/workQueue.ts'

export const priorities = ['existing-lead', 'new-lead'] as const
export type CallPriority = (typeof priorities)[number]

/** @assumed a lasting load shows itself within this time; a burst is over before. */
const burstMs = 100

/** A burst may wait longer than a lasting load, because the queue is empty after it. */
const burstFactor = 5

/** @assumed the applicant of an existing lead has invested more than one who begins. */
const targetFactors: Readonly<Record<CallPriority, number>> = { 'existing-lead': 3, 'new-lead': 1 }

/**
 * @assumed so few calls are not an overload, whatever they wait for: the server's own jobs after its start, or a slow
 * database. Rejecting them would leave the server idle afterwards.
 */
const alwaysAdmitted = 16

const newLeadCalls: readonly EndpointName[] = ['createLead', 'createLeadLegacy']

/** Each call for a lead uses the database, and so does each write. Null for the others. */
export const resolvePriority = (
  name: EndpointName,
  { needsLeadToken, needsIdempotencyKey }: Endpoint,
): CallPriority | null => {
  if (!needsLeadToken && !needsIdempotencyKey) return null
  return newLeadCalls.includes(name) ? 'new-lead' : 'existing-lead'
}

/**
 * `targetMs` is the wait that a call for a new lead may expect under lasting load; 0 admits all that the queue takes.
 */
export const isAdmitted = (
  { before, expectedMs, busyMs }: QueueDelay,
  priority: CallPriority,
  targetMs: number,
): boolean => {
  if (targetMs === 0 || before < alwaysAdmitted) return expectedMs !== Infinity
  return expectedMs <= targetMs * targetFactors[priority] * (busyMs < burstMs ? burstFactor : 1)
}
