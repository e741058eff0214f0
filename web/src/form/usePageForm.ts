// The form of one page of the chain: its answers are kept with a record of what was agreed to, and the page is left.
import type { LeadApplication } from '@loan/domain/lead/application'
import { asks, type ChainPage, type NamedDataPoint } from '@loan/domain/pages/chain'
import { useEffect, useEffectEvent } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useAllTexts } from '../context/useTexts.ts'
import { fieldNamesOf } from './controlNames.ts'
import { loadConsentRecords } from './formChunks.ts'
import type { JudgedPage } from './judgePage.ts'
import { type AnswerForm, useAnswerForm } from './useAnswerForm.ts'

export const usePageForm = (
  page: ChainPage,
  dataPoints: readonly NamedDataPoint[],
  {
    prepare: prepareLeaving,
    leave,
  }: {
    /** What leaving takes is waited for, so that this page is not drawn once more with its answers kept. */
    readonly prepare: (application: LeadApplication) => Promise<void> | void
    readonly leave: (application: LeadApplication) => Promise<void> | void
  },
): AnswerForm => {
  const { product, store } = useApplication()
  const words = useAllTexts()
  const serverErrors = useApplicationState(({ dynamicPages }) => dynamicPages.errors)

  const hasPolicies = dataPoints.some((dataPoint) => product.policies.some(({ path }) => path === dataPoint.path))
  const wordsOf = ({ name, section }: NamedDataPoint): string => words.of(section)(`dataPoints>${name}>label`)
  const prepare = useEffectEvent(async () => {
    const { prepareConsentRecords } = await loadConsentRecords()
    prepareConsentRecords(product, dataPoints, wordsOf)
  })
  useEffect(() => {
    // Where it does not come, Continue tries again.
    if (hasPolicies) prepare().catch(() => undefined)
  }, [hasPolicies, words.language])

  /** Null where what records them does not come: then nothing is taken as agreed. */
  const recordConsents = async ({ application, asked: agreed }: JudgedPage): Promise<LeadApplication | null> => {
    if (!hasPolicies) return application
    const module = await loadConsentRecords().catch(() => null)
    if (module === null) return null
    return module.withConsentRecords(product, application, agreed, {
      locale: words.language,
      wordsOf,
      at: new Date().toISOString(),
    })
  }

  return useAnswerForm({
    dataPoints,
    serverErrors,
    isAskedLater: (name) => product.pages.slice(page.index + 1).some((later) => asks(later, name)),
    handOn: async (judged, takeValues) => {
      const application = await recordConsents(judged)
      if (application === null) return 'lacks-parts'
      await prepareLeaving(application)
      // All at once, so that only the next page is drawn.
      store.completePage(page.key, application, fieldNamesOf(dataPoints), takeValues())
      await leave(application)
      return 'done'
    },
  })
}
