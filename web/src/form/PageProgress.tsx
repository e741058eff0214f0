// Shows section, step and a progress bar. While later answers can add pages, the label shows the maximum number of
// steps, so that the number never rises.
import { type ChainPage, computeProgress } from '@loan/domain/pages/chain'
import { countAdditionalPages } from '@loan/domain/pages/countAdditionalPages'
import { useApplicationState } from '../context/ApplicationContext.tsx'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useChain } from './useChain.ts'

export const PageProgress = ({ page }: { readonly page: ChainPage }) => {
  const t = useTexts()
  const texts = useAllTexts()
  const { pages } = useChain()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const { section, step, steps, fraction } = computeProgress(pages, page, application)
  const open = countAdditionalPages(pages, application)
  const label = t(open > 0 ? 'stepOfMost' : 'stepOf', { step, steps: steps + open })
  return <ProgressBar section={texts.of(section)('name')} label={label} fraction={fraction} />
}
