// The props of every screen of a lead state.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'

export type LeadScreenProps = {
  /** The state of the route; with the status it is the lead's, or one that may stand beside it. */
  readonly state: StateName
  readonly status: LeadStatus
}
