// Section and step in words, with a thin bar that never moves back.
import { type ChainPage, progressOf } from '@loan/domain/pages/chain'
import { useApplicationState } from '../context/ApplicationContext.tsx'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useChain } from './useChain.ts'

export const PageProgress = ({ page }: { readonly page: ChainPage }) => {
  const t = useTexts()
  const texts = useAllTexts()
  const { pages } = useChain()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const { section, step, steps, fraction } = progressOf(pages, page, application)
  return <ProgressBar section={texts.of(section)('name')} label={t('stepOf', { step, steps })} fraction={fraction} />
}
