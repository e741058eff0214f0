// The statuses of a lead (`leadStatus` of spec 3.1). The server decides about the transitions between them.

/**
 * Whether the applicant can continue an application with this status.
 * @assumed spec 4.22 speaks of statuses that are "not positive" and names none.
 */
const isPositiveByStatus = {
  draft: true,
  checking: true,
  waiting: true,
  offered: true,
  accepted: true,
  redirected: true,
  rejected: false,
  withdrawn: false,
  expired: false,
} as const satisfies Record<string, boolean>

export type LeadStatusName = keyof typeof isPositiveByStatus

export const isLeadStatus = (status: unknown): status is LeadStatusName =>
  typeof status === 'string' && Object.hasOwn(isPositiveByStatus, status)

/** An unknown status is not positive. */
export const isPositiveStatus = (status: string): boolean => isLeadStatus(status) && isPositiveByStatus[status]

const openStatuses: ReadonlySet<string> = new Set<LeadStatusName>(['draft', 'checking', 'waiting', 'offered'])

/** Whether the lead has no outcome yet, so that the applicant can still act. */
export const isOpenStatus = (status: string): boolean => openStatuses.has(status)
