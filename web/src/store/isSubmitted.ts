// Whether the application was sent to the lenders. Separate from leadState.ts, because the first page does not load the
// table of states.
import type { ApplicationState } from './state.ts'

/** True in every state except NONE, and in an unknown one. */
export const isSubmitted = ({ leadApplication }: Pick<ApplicationState, 'leadApplication'>): boolean =>
  leadApplication.progressState !== 0
