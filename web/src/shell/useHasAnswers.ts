// Whether there is an application on this device that can be deleted.
import { useApplicationState } from '../app-context/AppContext.tsx'

/** Also true for a completed application, whose stored lead opens its outcome. */
export const useHasAnswers = (): boolean =>
  useApplicationState(
    ({ dynamicPages, leadApplication }) => leadApplication.lead !== null || Object.keys(dynamicPages.drafts).length > 0,
  )
