// Builds the state that is stored: a copy without sensitive answers, or the lead alone after the application has ended.
import { isEndProgress } from '@loan/domain/endStates'
import type { LeadPath } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { type ApplicationState, type DynamicPagesSlice, initialState, type PendingWrite } from './state.ts'
import { tabOnly, omitTabOnly } from './tabOnly.ts'

/**
 * Removes the drafts at these paths, and reopens the pages with these data points. `removedPaths` has the path of each
 * removed data point by its name.
 */
export const omitDrafts = (
  pages: DynamicPagesSlice,
  product: Product,
  removedPaths: Readonly<Record<string, LeadPath>>,
): DynamicPagesSlice => {
  const paths: readonly string[] = Object.values(removedPaths)
  const open = product.pages.filter(({ dataPoints }) =>
    Object.values(dataPoints).some((names) => names.some((name) => name in removedPaths)),
  )
  return {
    ...pages,
    drafts: Object.fromEntries(Object.entries(pages.drafts).filter(([name]) => !paths.includes(name))),
    completed: pages.completed.filter((completed) => !open.some(({ key }) => key === completed)),
  }
}

/** Only a pending submit is copied. sharedLead.ts stores a pending create; answers rebuild an update. */
const omitUpdate = (pending: PendingWrite | null): PendingWrite | null =>
  pending?.submit === true ? { ...pending, application: omitTabOnly(pending.application) } : null

export const toStoredCopy = (
  { leadApplication, dynamicPages }: ApplicationState,
  product: Product,
): Pick<ApplicationState, 'leadApplication' | 'dynamicPages'> => ({
  leadApplication: {
    ...leadApplication,
    pendingWrite: omitUpdate(leadApplication.pendingWrite),
    applicationData: omitTabOnly(leadApplication.applicationData),
  },
  dynamicPages: omitDrafts(dynamicPages, product, tabOnly),
})

/** The state stored for an application that has ended: the lead and its progress, without answers. */
export const omitAllAnswers = ({
  leadApplication,
}: ApplicationState): Pick<ApplicationState, 'leadApplication' | 'dynamicPages'> => ({
  leadApplication: {
    ...initialState.leadApplication,
    lead: leadApplication.lead,
    progressState: leadApplication.progressState,
  },
  dynamicPages: initialState.dynamicPages,
})

export const hasEnded = ({ leadApplication }: ApplicationState): boolean => isEndProgress(leadApplication.progressState)
