// Which answers still are those the address brought (`posthogParameters.leadPrefilledFields`): a field that the applicant
// changes is no longer reported as prefilled.
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { ApplicationState } from '../store/state.ts'
import { prefillPaths } from './prefill.ts'

/** Letters and digits alone: spaces, separators and capitals are the form's own, not the applicant's. */
const toComparable = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')

/** A phone number gains its country code when it is read. */
const isSameText = (before: string, now: string): boolean => {
  const [a, b] = [toComparable(before), toComparable(now)]
  const isNumber = /^\d{6,}$/.test(a) && /^\d{6,}$/.test(b)
  return a === b || (isNumber && (a.endsWith(b) || b.endsWith(a)))
}

/** What a field contains now; null where it is empty. */
const readField = ({ leadApplication, dynamicPages }: ApplicationState, name: string): string | null => {
  const draft = dynamicPages.drafts[name]
  if (draft !== undefined) return draft
  const path = prefillPaths.find((known) => known === name)
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

/** Called once the prefill is in the store. Returns what stops it. */
export const followPrefilledFields = (store: ApplicationStore): (() => void) => {
  const read = (): readonly string[] =>
    store.getState().leadApplication.applicationData.posthogParameters?.leadPrefilledFields ?? []
  const before = new Map(read().map((name) => [name, readField(store.getState(), name)]))
  return store.subscribe((state) => {
    const fields = read()
    const left = fields.filter((name) => {
      const text = before.get(name) ?? null
      return text === null || isSameText(text, readField(state, name) ?? '')
    })
    if (left.length === fields.length) return
    store.updateLead({ applicationData: withFields(state.leadApplication.applicationData, left) })
  })
}
