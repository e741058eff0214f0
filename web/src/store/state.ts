// The client state of spec 3.39 in slices, and its initial value.
import type { DynamicPagesSlice, LeadApplicationSlice, UiSlice } from './schemas.ts'

export type * from './schemas.ts'

export type ApplicationState = {
  readonly leadApplication: LeadApplicationSlice
  readonly dynamicPages: DynamicPagesSlice
  readonly ui: UiSlice
  readonly isLoading: boolean
  /** Amount and period of a link, offered instead of the confirmed ones. Not persisted. */
  readonly linkedLoan: LinkedLoan | null
}

export type LinkedLoan = { readonly amount: number; readonly period: number }

export const initialState: ApplicationState = {
  leadApplication: {
    applicationData: { tags: ['ui:react'] },
    lead: null,
    progressState: 0,
    pendingWrite: null,
    lastOperationTimestamp: null,
  },
  dynamicPages: { drafts: {}, completed: [], errors: [], erroredFormPath: null, currentFormPath: null },
  ui: { colors: {}, locale: null },
  isLoading: false,
  linkedLoan: null,
}
