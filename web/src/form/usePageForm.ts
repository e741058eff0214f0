// The form of one page of the chain. On submit it stores the answers with their consent records and leaves the page.
import type { LeadApplication } from '@loan/domain/lead/application'
import { hasDataPoint, type ChainPage, type NamedDataPoint } from '@loan/domain/pages/chain'
import { useEffect, useEffectEvent } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useAllTexts } from '../context/useTexts.ts'
import { prepareConsentRecords, withConsentRecords } from './consentRecords.ts'
import { fieldNamesOf } from './controlNames.ts'
import type { ValidatedPage } from './validatePage.ts'
import { type AnswerForm, useAnswerForm } from './useAnswerForm.ts'
import { useServedPolicies } from './useServedPolicies.ts'

export const usePageForm = (
  page: ChainPage,
  dataPoints: readonly NamedDataPoint[],
  {
    prepare: prepareLeaving,
    leave,
  }: {
    /** Waits for the next page's chunk before the answers are stored, to avoid an extra render of this page. */
    readonly prepare: (application: LeadApplication) => Promise<void> | void
    readonly leave: (application: LeadApplication) => Promise<void> | void
  },
): AnswerForm => {
  const { product, store } = useApplication()
  const texts = useAllTexts()
  const serverErrors = useApplicationState(({ dynamicPages }) => dynamicPages.errors)

  const hasPolicies = dataPoints.some((dataPoint) => product.policies.some(({ path }) => path === dataPoint.path))
  const served = useServedPolicies(hasPolicies)
  const servedFor = ({ path }: NamedDataPoint) => {
    const key = product.policies.find((policy) => policy.path === path)?.key
    return served.find((policy) => policy.key === key)
  }
  const getText = (dataPoint: NamedDataPoint): string =>
    servedFor(dataPoint)?.text ?? texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`)
  const prepare = useEffectEvent(() => prepareConsentRecords(product, dataPoints, getText))
  useEffect(() => {
    if (hasPolicies) prepare()
  }, [hasPolicies, texts.language])

  const recordConsents = async ({ application, shown: agreed }: ValidatedPage): Promise<LeadApplication> => {
    if (!hasPolicies) return application
    const at = new Date().toISOString()
    return withConsentRecords(product, application, agreed, {
      locale: texts.language,
      getText,
      versionOf: (dataPoint) => servedFor(dataPoint)?.version,
      at,
    })
  }

  return useAnswerForm({
    dataPoints,
    serverErrors,
    isShownLater: (name) => product.pages.slice(page.index + 1).some((later) => hasDataPoint(later, name)),
    handOn: async (validated, takeValues) => {
      const application = await recordConsents(validated)
      await prepareLeaving(application)
      // One update of the store, so that only the next page renders.
      store.completePage(page.key, application, fieldNamesOf(dataPoints), takeValues())
      await leave(application)
      return 'done'
    },
  })
}
