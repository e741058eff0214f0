// The cards beside the page in a wide window: the loan with the stages of the form, and the contact. They repeat
// information of the page, so a failure to load them has no consequence.
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { useLoanText } from '../formats/useLoanText.ts'
import { useChangeLoan } from '../form/loan/loanDialog.ts'
import { hasLoanBar, useChainPage, useIsReview } from '../form/page/useChainPage.ts'
import { getLeadStatusStore } from '../lead-session/leadStatusStore.ts'
import { findLenderStage, sentStages } from '../lead-session/sentStages.ts'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import { normalisePath } from '../lib/normalisePath.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { Contact } from './Contact.tsx'
import { FormStages } from './FormStages.tsx'
import { isLinkPath } from './isLinkPath.ts'
import { StageList } from './StageList.tsx'
import { isSubmitted } from '../store/isSubmitted.ts'
import styles from './Aside.module.css'

// Not read from the table of states, which is in a separate chunk.
const outcomes = /^\/(?:accepted|thank-you|redirected|rejected)/u

/** Whether a path is neither a page of the form nor a step of a lender. */
const isOutsideApplication = (path: string): boolean => isLinkPath(path) || outcomes.test(normalisePath(path))

export const Aside = () => {
  const hasTexts = useNamespace('aside')
  const t = useTexts('aside')
  const [path] = useLocation()
  const page = useChainPage()
  const isReview = useIsReview()
  const isSent = useApplicationState(isSubmitted)
  if (!hasTexts) return null
  const isForm = page !== undefined || isReview
  return (
    <Stack gap="close">
      {/* Outside, the loan is not known, or the agreed one can be another. */}
      {!isOutsideApplication(path) && (
        <Card>
          <Stack gap="close">
            <Loan isSent={isSent} hasChange={page !== undefined && hasLoanBar(page)} />
            {isForm && <FormStages {...(page && { page })} />}
            {page !== undefined && !isSent && (
              <Text size="small" muted>
                {t('next')}
              </Text>
            )}
            {/* The screens of offers and outcomes have no card: on all others a lender is asked. */}
            {isSent && !isForm && <SentStages />}
          </Stack>
        </Card>
      )}
      <div className={styles['help']}>
        <h2>{t('helpTitle')}</h2>
        <Text>
          <Contact />
        </Text>
      </div>
    </Stack>
  )
}

const SentStages = () => {
  const t = useTexts('aside')
  const stage = useStore(getLeadStatusStore(useAppContext()), ({ status }) => findLenderStage(status))
  return <StageList stages={sentStages.map((each) => t(`sent>${each}`))} current={sentStages.indexOf(stage)} />
}

type LoanProps = { readonly isSent: boolean; readonly hasChange: boolean }

const Loan = ({ isSent, hasChange }: LoanProps) => {
  const common = useTexts()
  const t = useTexts('aside')
  const loan = useLoanText()
  const changeLoan = useChangeLoan()
  return (
    <div>
      <h2 className={styles['title']}>{t(isSent ? 'titleSent' : 'title')}</h2>
      <div className={styles['loan']}>
        <p>{loan}</p>
        {hasChange && (
          <Button variant="quiet" onClick={changeLoan}>
            {common('change')}
          </Button>
        )}
      </div>
    </div>
  )
}
