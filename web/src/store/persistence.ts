// What the browser keeps, and where (SPEC.md §3): the running application and its pages for this tab, the colours and
// a copy of the application for the next visit. The copy leaves out the answers that are too personal to lie there.
import { isStale, withoutStale } from '@loan/domain/lead/staleness'
import type { LeadPath } from '@loan/domain/lead/application'
import { writeAnswers } from '@loan/domain/lead/answers'
import * as v from 'valibot'
import type { Storage } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import {
  type ApplicationState,
  dynamicPagesSliceSchema,
  leadApplicationSliceSchema,
  uiSliceSchema,
} from './state.ts'

export type Storages = { readonly session: Storage; readonly local: Storage }

const keys = {
  leadApplication: 'leadApplication',
  dynamicPages: 'dynamicPages',
  uiColors: 'uiColors',
  stored: 'storedLoanApplication',
} as const

/** Personal codes, document and account numbers never leave the tab's own storage (docs/decisions). */
const tabOnlyPaths: readonly LeadPath[] = [
  'personalDetails.personalCode',
  'otherDetails.idCardNumber',
  'otherDetails.taxIdentificationNumber',
  'otherDetails.pensionNumber',
  'incomeDetails.iban',
]

const storedSchema = v.object({ leadApplication: leadApplicationSliceSchema, dynamicPages: dynamicPagesSliceSchema })

/** SPEC.md §9: stored JSON is parsed again up to ten times to unwrap nested strings. */
const maxUnwraps = 10

const parseStored = (text: string | null): unknown => {
  let value: unknown = text
  for (let unwraps = 0; typeof value === 'string' && unwraps < maxUnwraps; unwraps += 1) {
    try {
      value = JSON.parse(value)
    } catch {
      return undefined
    }
  }
  return value
}

const readSlice = <S extends v.GenericSchema>(storage: Storage, key: string, schema: S): v.InferOutput<S> | null => {
  const text = storage.read(key)
  if (text === null) return null
  const parsed = v.safeParse<S>(schema, parseStored(text))
  if (parsed.success) return parsed.output
  storage.remove(key)
  return null
}

const forNextVisit = ({ leadApplication, dynamicPages }: ApplicationState) => ({
  leadApplication: {
    ...leadApplication,
    pendingWrite: null,
    applicationData: writeAnswers(
      leadApplication.applicationData,
      tabOnlyPaths.map((path) => [path, undefined]),
    ),
  },
  dynamicPages: {
    ...dynamicPages,
    drafts: Object.fromEntries(
      Object.entries(dynamicPages.drafts).filter(([name]) => !tabOnlyPaths.some((path) => name === path)),
    ),
  },
})

/** Takes up what an earlier visit left, the tab's own before the copy; stale data keeps its answers (SPEC.md §4). */
export const restore = (store: ApplicationStore, { session, local }: Storages, now: Date, expiryHours: number): void => {
  const ui = readSlice(local, keys.uiColors, uiSliceSchema)
  if (ui !== null) store.updateUi(ui)
  const copy = readSlice(local, keys.stored, storedSchema)
  const leadApplication = readSlice(session, keys.leadApplication, leadApplicationSliceSchema) ?? copy?.leadApplication
  const dynamicPages = readSlice(session, keys.dynamicPages, dynamicPagesSliceSchema) ?? copy?.dynamicPages
  if (dynamicPages !== undefined) store.updatePages(dynamicPages)
  if (leadApplication === undefined) return
  const { lead, applicationData } = leadApplication
  const stale = isStale(
    { ...applicationData, ...(lead && { leadStatus: lead.leadStatus, expiresAt: lead.expiresAt }) },
    { now, expiryHours },
  )
  if (stale) {
    store.setState({
      leadApplication: {
        ...store.getState().leadApplication,
        applicationData: withoutStale(applicationData),
      },
    })
  } else {
    store.setState({ leadApplication })
  }
}

/** Writes every change of the slices to where it belongs. Returns what stops it. */
export const persist = (store: ApplicationStore, { session, local }: Storages): (() => void) =>
  store.subscribe((state, before) => {
    const leadChanged = state.leadApplication !== before.leadApplication
    const pagesChanged = state.dynamicPages !== before.dynamicPages
    if (leadChanged) session.write(keys.leadApplication, JSON.stringify(state.leadApplication))
    if (pagesChanged) session.write(keys.dynamicPages, JSON.stringify(state.dynamicPages))
    if (leadChanged || pagesChanged) local.write(keys.stored, JSON.stringify(forNextVisit(state)))
    if (state.ui !== before.ui) local.write(keys.uiColors, JSON.stringify(state.ui))
  })

/** "Clear my data": everything this application ever kept on this device. */
export const forget = ({ session, local }: Storages): void => {
  for (const key of Object.values(keys)) {
    session.remove(key)
    local.remove(key)
  }
}
