// The form of one page of the chain. On submit it stores the answers with their consent records and leaves the page.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ChainPage } from '@loan/domain/pages/chain'
import { hasDataPoint, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useCallback, useEffect } from 'react'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useAllTexts } from '../../texts/useTexts.ts'
import { prepareConsentRecords, withConsentRecords } from './consentRecords.ts'
import { getFieldNames } from '../controlNames.ts'
import type { ValidatedPage } from '../validatePage.ts'
import { type AnswerForm, useAnswerForm } from '../useAnswerForm.ts'
import { useChain } from './useChain.ts'
import { useLeavePage } from './useLeavePage.ts'
import { useServedPolicies } from './useServedPolicies.ts'

export const usePageForm = (
  page: ChainPage,
  dataPoints: readonly NamedDataPoint[],
  returnsToReview: boolean,
): AnswerForm => {
  const app = useAppContext()
  const { product, store } = app
  const { pages } = useChain()
  const texts = useAllTexts()
  const { prepareNext, leave } = useLeavePage(page, returnsToReview)
  const serverErrors = useApplicationState(({ dynamicPages }) => dynamicPages.errors)

  const hasPolicies = dataPoints.some((dataPoint) => product.policies.some(({ path }) => path === dataPoint.path))
  const servedPolicies = useServedPolicies(hasPolicies)
  const findServedPolicy = useCallback(
    ({ path }: NamedDataPoint) => {
      const key = product.policies.find((policy) => policy.path === path)?.key
      return servedPolicies.find((policy) => policy.key === key)
    },
    [servedPolicies, product],
  )
  const getText = useCallback(
    (dataPoint: NamedDataPoint): string =>
      findServedPolicy(dataPoint)?.text ?? texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`),
    [findServedPolicy, texts],
  )
  useEffect(() => {
    if (hasPolicies) prepareConsentRecords({ store, product }, dataPoints, getText)
  }, [hasPolicies, store, product, dataPoints, getText])

  const recordConsents = async ({ application, shown }: ValidatedPage): Promise<LeadApplication> => {
    if (!hasPolicies) return application
    const at = new Date().toISOString()
    return withConsentRecords({ store, product }, application, shown, {
      locale: texts.language,
      getText,
      findVersion: (dataPoint) => findServedPolicy(dataPoint)?.version,
      at,
    })
  }

  /** The pages whose answers this page's answers can contain. */
  const derivedPages = pages.filter(({ derivations }) =>
    derivations.some(({ from }) => dataPoints.some(({ path }) => path === from)),
  )
  const fillDerived = async (after: LeadApplication) => {
    const nothingDerived = { application: after, drafts: {} }
    if (derivedPages.length === 0) return nothingDerived
    const before = store.getState().leadApplication.applicationData
    // When the chunk does not load, the applicant meets these pages.
    return import('./derivedAnswers.ts')
      .then(({ fillDerivedPages }) => fillDerivedPages(app, derivedPages, { before, after }))
      .catch(() => nothingDerived)
  }

  return useAnswerForm({
    dataPoints,
    serverErrors,
    isShownLater: (name) => product.pages.slice(page.index + 1).some((later) => hasDataPoint(later, name)),
    onValid: async (validated, collectValues) => {
      const { application, drafts } = await fillDerived(await recordConsents(validated))
      await prepareNext(application)
      // One update of the store, so that only the next page renders.
      store.completePage(page.key, application, getFieldNames(dataPoints), { ...collectValues(), ...drafts })
      await leave(application)
      return 'done'
    },
  })
}
