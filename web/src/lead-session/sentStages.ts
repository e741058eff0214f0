// The stages of a sent application, in order. A lender step shows the current one above its heading; the second column
// of a wide window shows all of them.
import type { LeadStatus } from '@loan/domain/contract/lead'

export const sentStages = ['application', 'lender', 'decision', 'contract'] as const

/** A stage that a screen can be at. The application is already sent. */
export type SentStage = Exclude<(typeof sentStages)[number], 'application'>

/** The stage of a lender's check or step. After an accepted offer, it prepares the contract. */
export const findLenderStage = (status: Pick<LeadStatus, 'lender'> | null): SentStage =>
  status?.lender?.offerAccepted === true ? 'contract' : 'lender'
