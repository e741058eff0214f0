// Keeps `posthogParameters.leadPrefilledFields` up to date: a field that the applicant changes is no longer reported as
// prefilled.
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { ApplicationState } from '../store/state.ts'
import { prefillPaths } from './prefill.ts'

/** Only letters, digits and `@` in lower case, because the form adds spaces, separators and capitals. */
const toComparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')

/** Numbers of six or more digits also match by their end, because the form adds the country code to a phone number. */
const isSameText = (prefilled: string, current: string): boolean => {
  const [a, b] = [toComparable(prefilled), toComparable(current)]
  const isNumber = /^\d{6,}$/.test(a) && /^\d{6,}$/.test(b)
  return a === b || (isNumber && (a.endsWith(b) || b.endsWith(a)))
}

/** The draft or stored answer of a field; null when it has neither. */
const readField = ({ leadApplication, dynamicPages }: ApplicationState, name: string): string | null => {
  const draft = dynamicPages.drafts[name]
  if (draft !== undefined) return draft
  const path = prefillPaths.find((prefillPath) => prefillPath === name)
  const answer = path === undefined ? undefined : readAnswer(leadApplication.applicationData, path)
  return answer === undefined ? null : String(answer)
}

const withFields = (application: LeadApplication, fields: readonly string[]): LeadApplication => ({
  ...application,
  posthogParameters: {
    ...application.posthogParameters,
    isLeadPrefilled: fields.length > 0,
    leadPrefilledFields: [...fields],
  },
})

/** Call it after the prefill is in the store. Returns the function that unsubscribes. */
export const watchPrefilledFields = (store: ApplicationStore): (() => void) => {
  const read = (): readonly string[] =>
    store.getState().leadApplication.applicationData.posthogParameters?.leadPrefilledFields ?? []
  const prefilled = new Map(read().map((name) => [name, readField(store.getState(), name)]))
  return store.subscribe((state) => {
    const fields = read()
    const unchanged = fields.filter((name) => {
      const text = prefilled.get(name) ?? null
      return text === null || isSameText(text, readField(state, name) ?? '')
    })
    if (unchanged.length === fields.length) return
    store.updateLeadApplication({ applicationData: withFields(state.leadApplication.applicationData, unchanged) })
  })
}
