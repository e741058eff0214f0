// The props of every screen of a lead state.
import type { StateName } from '@loan/domain/states'
import type { LeadStatusReply } from '../../lead-session/leadStatusStore.ts'

export type LeadScreenProps = {
  /** The state of the route: the state of the lead, or one whose screen is also allowed in it. */
  readonly state: StateName
  readonly status: LeadStatusReply
}
