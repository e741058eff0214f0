// The one store: four slices (spec 3.39) and the few acts that change them.
// What is kept in the browser, and where, is persistence.ts.
import type { LeadApplication } from '@loan/domain/lead/application'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type ApplicationState,
  type DynamicPagesSlice,
  initialState,
  type LeadApplicationSlice,
  type PageError,
  type UiSlice,
} from './state.ts'

export type ApplicationStore = StoreApi<ApplicationState> & {
  readonly updateLead: (change: Partial<LeadApplicationSlice>) => void
  readonly updatePages: (change: Partial<DynamicPagesSlice>) => void
  readonly updateUi: (change: Partial<UiSlice>) => void
  readonly setLoading: (isLoading: boolean) => void
  /** Keeps what stands in controls, by their names. */
  readonly writeDrafts: (drafts: Readonly<Record<string, string>>) => void
  /** New answers of a page: its own errors go, the page counts as done (spec 5.30). `drafts` as they stand. */
  readonly completePage: (
    page: string,
    application: LeadApplication,
    fieldNames: readonly string[],
    drafts?: Readonly<Record<string, string>>,
  ) => void
  /** Errors the server found, and the earliest page that holds one of them. */
  readonly setPageErrors: (errors: readonly PageError[], erroredFormPath: string | null) => void
  /** Spec 4.24, 4.25: progress 0, no result, pages as at first; `keep` is what the application keeps. */
  readonly clear: (keep: LeadApplication) => void
}

export const createApplicationStore = (): ApplicationStore => {
  const store = createStore<ApplicationState>(() => initialState)
  const { setState } = store

  const changedLead = (change: Partial<LeadApplicationSlice>): LeadApplicationSlice => ({
    ...store.getState().leadApplication,
    ...change,
    lastOperationTimestamp: new Date().toISOString(),
  })

  const updateLead: ApplicationStore['updateLead'] = (change) => setState({ leadApplication: changedLead(change) })

  const updatePages: ApplicationStore['updatePages'] = (change) =>
    setState(({ dynamicPages }) => ({ dynamicPages: { ...dynamicPages, ...change } }))

  return {
    ...store,
    updateLead,
    updatePages,
    updateUi: (change) => setState(({ ui }) => ({ ui: { ...ui, ...change } })),
    setLoading: (isLoading) => setState({ isLoading }),
    writeDrafts: (drafts) => {
      const before = store.getState().dynamicPages.drafts
      const hasChanged = Object.entries(drafts).some(([name, value]) => before[name] !== value)
      if (hasChanged) updatePages({ drafts: { ...before, ...drafts } })
    },
    completePage: (page, applicationData, fieldNames, drafts = {}) => {
      const { dynamicPages } = store.getState()
      const errors = dynamicPages.errors.filter(({ fieldName }) => !fieldNames.includes(fieldName))
      setState({
        leadApplication: changedLead({ applicationData }),
        dynamicPages: {
          ...dynamicPages,
          drafts: { ...dynamicPages.drafts, ...drafts },
          errors,
          erroredFormPath: errors.length === 0 ? null : dynamicPages.erroredFormPath,
          completed: [...dynamicPages.completed.filter((key) => key !== page), page],
        },
      })
    },
    setPageErrors: (errors, erroredFormPath) => updatePages({ errors: [...errors], erroredFormPath }),
    clear: (applicationData) =>
      setState({
        leadApplication: { ...initialState.leadApplication, applicationData },
        dynamicPages: initialState.dynamicPages,
      }),
  }
}
