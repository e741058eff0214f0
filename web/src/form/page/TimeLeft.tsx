// About how many minutes the rest of the form takes.
import { computeSecondsLeft } from '@loan/domain/pages/pageSeconds'
import { useApplicationState } from '../../app-context/AppContext.tsx'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useChain } from './useChain.ts'

/** `pageIndex` is the length of the chain for the review. */
export const TimeLeft = ({ pageIndex }: { readonly pageIndex: number }) => {
  const hasTexts = useNamespace('aside')
  const t = useTexts('aside')
  const { pages } = useChain()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const minutes = Math.ceil(computeSecondsLeft(pages, pageIndex, application) / 60)
  return hasTexts ? <span>{t('timeLeft', { minutes })}</span> : null
}
