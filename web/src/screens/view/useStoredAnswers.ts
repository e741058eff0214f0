// Completes the answers in the store before a lender step shows them. Fetches them from the server when the browser
// does not have all of them (the application had ended, or an earlier session did not store the personal codes).
import { leadAnswers } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import { isLenderStepState } from '@loan/domain/lender-steps/lenderSteps'
import type { StateName } from '@loan/domain/states'
import { useEffect, useState } from 'react'
import type { RequestFailure } from '../../api/request.ts'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useChain } from '../../form/page/useChain.ts'

/** `ready`: the store has all answers of the lead that the state needs. */
export type StoredAnswers =
  | { readonly outcome: 'ready' | 'loading' }
  | { readonly outcome: 'failed'; readonly failure: RequestFailure; readonly retry: () => void }

const sections = ['personalDetails', 'contactDetails', 'incomeDetails', 'otherDetails', 'expenses'] as const

const hasAnswers = (application: LeadApplication): boolean =>
  sections.some((section) => application[section] !== undefined)

export const useStoredAnswers = (state: StateName): StoredAnswers => {
  const { store, request } = useAppContext()
  const { firstIncompletePage } = useChain()
  const hasStoredAnswers = useApplicationState(({ leadApplication }) => hasAnswers(leadApplication.applicationData))
  // A started chain with an open page lacks answers that the lead had at its submission.
  const hasMissingPages =
    useApplicationState(({ dynamicPages }) => dynamicPages.completed.length > 0) && firstIncompletePage !== undefined
  const leadId = useApplicationState(({ leadApplication }) => leadApplication.lead?.id)
  const [loadedFor, setLoadedFor] = useState<string | undefined>(undefined)
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const isNeeded = isLenderStepState(state) && (!hasStoredAnswers || hasMissingPages) && loadedFor !== leadId
  const isFetching = isNeeded && failure === null

  useEffect(() => {
    const { lead } = store.getState().leadApplication
    if (!isFetching || lead === null) return
    const controller = new AbortController()
    const options = { params: { id: lead.id }, leadToken: lead.token, signal: controller.signal }
    void request(leadAnswers, options).then((result) => {
      const { leadApplication } = store.getState()
      if (controller.signal.aborted || leadApplication.lead?.id !== lead.id) return
      if (result.outcome !== 'ok') return setFailure(result)
      const { applicationData } = leadApplication
      store.updateLeadApplication({ applicationData: { ...applicationData, ...result.reply.application } })
      setLoadedFor(lead.id)
    })
    return () => controller.abort()
  }, [isFetching, store, request])

  if (!isNeeded) return { outcome: 'ready' }
  if (failure === null) return { outcome: 'loading' }
  return {
    outcome: 'failed',
    failure,
    retry: () => setFailure(null),
  }
}
