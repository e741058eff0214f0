// What the browser keeps, and where (SPEC.md §3; reading it back is restore.ts): the running application and its pages for this tab, the colours and
// a copy of the application for the next visit. The copy leaves out the answers that are too personal to lie there.
import type { LeadPath } from '@loan/domain/lead/application'
import { writeAnswers } from '@loan/domain/lead/answers'
import type { Storage } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import type { ApplicationState } from './state.ts'

export type Storages = { readonly session: Storage; readonly local: Storage }

export const storageKeys = {
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

/** Writes every change of the slices to where it belongs. Returns what stops it. */
export const persist = (store: ApplicationStore, { session, local }: Storages): (() => void) =>
  store.subscribe((state, before) => {
    const leadChanged = state.leadApplication !== before.leadApplication
    const pagesChanged = state.dynamicPages !== before.dynamicPages
    if (leadChanged) session.write(storageKeys.leadApplication, JSON.stringify(state.leadApplication))
    if (pagesChanged) session.write(storageKeys.dynamicPages, JSON.stringify(state.dynamicPages))
    if (leadChanged || pagesChanged) local.write(storageKeys.stored, JSON.stringify(forNextVisit(state)))
    if (state.ui !== before.ui) local.write(storageKeys.uiColors, JSON.stringify(state.ui))
  })

/** Whether an earlier visit left anything to take up. */
export const hasStored = ({ session, local }: Storages): boolean =>
  Object.values(storageKeys).some((key) => session.read(key) !== null || local.read(key) !== null)

/** "Clear my data": everything this application ever kept on this device. */
export const forget = ({ session, local }: Storages): void => {
  for (const key of Object.values(storageKeys)) {
    session.remove(key)
    local.remove(key)
  }
}
