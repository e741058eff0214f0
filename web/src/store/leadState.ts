// The lead's state, parsed from the value that the store keeps as the server sent it.
import { parseProgressState, type StateName } from '@loan/domain/states'
import type { ApplicationState } from './state.ts'

/** Null for a code that this release does not know. */
export const readLeadState = ({ leadApplication }: Pick<ApplicationState, 'leadApplication'>): StateName | null =>
  parseProgressState(leadApplication.progressState)
