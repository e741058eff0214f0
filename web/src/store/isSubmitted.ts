// Whether the application was sent to the lenders. Not in leadState.ts: this file is in the first chunk
// (docs/layers.md), and the table of states is not.
import type { ApplicationState } from './state.ts'

/** True in every state except NONE, and in an unknown one. */
export const isSubmitted = ({ leadApplication }: Pick<ApplicationState, 'leadApplication'>): boolean =>
  leadApplication.progressState !== 0
