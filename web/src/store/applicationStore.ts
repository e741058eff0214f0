// The client store: the slices of spec 3.39 and the actions that change them. persistence.ts writes it to the browser's
// storage.
import type { LeadApplication } from '@loan/domain/lead/application'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createInstances, type Instances } from '../lib/instances.ts'
import {
  type ApplicationState,
  type DynamicPagesSlice,
  initialState,
  type LeadApplicationSlice,
  type StoredFieldError,
  type UiSlice,
} from './state.ts'

export type ApplicationStore = StoreApi<ApplicationState> & {
  /**
   * Identifies this application for objects that live as long as it, such as caches (`lib/instances.ts`). Part of the
   * store and not of `AppContext`, because the saver, the persistence and the lead session have only the store.
   */
  readonly instances: Instances
  /** Objects that all applications in the document share. */
  readonly documentInstances: Instances
  readonly updateLeadApplication: (changes: Partial<LeadApplicationSlice>) => void
  readonly updatePages: (changes: Partial<DynamicPagesSlice>) => void
  /** The page that a reload opens. Without effect where it is the same. */
  readonly setFormPath: (path: string) => void
  readonly updateUi: (changes: Partial<UiSlice>) => void
  readonly setLoading: (isLoading: boolean) => void
  /** Merges the text of controls, by control name, into the drafts. */
  readonly writeDrafts: (drafts: Readonly<Record<string, string>>) => void
  /** Stores answers and `drafts` of a page, removes the errors of its fields and marks it as completed (spec 5.30). */
  readonly completePage: (
    page: string,
    application: LeadApplication,
    fieldNames: readonly string[],
    drafts?: Readonly<Record<string, string>>,
  ) => void
  /** Stores validation errors and the path of the first page that contains one. */
  readonly setPageErrors: (errors: readonly StoredFieldError[], erroredFormPath: string | null) => void
  /** Resets lead, progress and pages (spec 4.24, 4.25). `retained` becomes the application. */
  readonly clear: (retained: LeadApplication) => void
}

export const createApplicationStore = (documentInstances: Instances = createInstances()): ApplicationStore => {
  const store = createStore<ApplicationState>(() => initialState)
  const { setState } = store

  const changedLead = (changes: Partial<LeadApplicationSlice>): LeadApplicationSlice => ({
    ...store.getState().leadApplication,
    ...changes,
    lastOperationTimestamp: new Date().toISOString(),
  })

  const updateLeadApplication: ApplicationStore['updateLeadApplication'] = (changes) =>
    setState({ leadApplication: changedLead(changes) })

  const updatePages: ApplicationStore['updatePages'] = (changes) =>
    setState(({ dynamicPages }) => ({ dynamicPages: { ...dynamicPages, ...changes } }))

  return {
    ...store,
    instances: createInstances(),
    documentInstances,
    updateLeadApplication,
    updatePages,
    setFormPath: (currentFormPath) => {
      if (currentFormPath !== store.getState().dynamicPages.currentFormPath) updatePages({ currentFormPath })
    },
    updateUi: (changes) => setState(({ ui }) => ({ ui: { ...ui, ...changes } })),
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
    clear: (retained) =>
      setState({
        leadApplication: { ...initialState.leadApplication, applicationData: retained },
        dynamicPages: initialState.dynamicPages,
      }),
  }
}
