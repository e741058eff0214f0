// The card beside the page in a wide window: the loan, the next step, the contact. It only repeats information of the
// page, so a failure to load it has no consequence.
import { useLocation } from 'wouter'
import { useApplicationState } from '../context/ApplicationContext.tsx'
import { useLoanText } from '../context/useLoanText.ts'
import { useNamespace } from '../context/useNamespace.ts'
import { useTexts } from '../context/useTexts.ts'
import { Card } from '../ui/Card.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { Contact } from './Contact.tsx'

/** Paths without a known loan: a link that is not confirmed, and the unsubscribe page. */
const hasUnknownLoan = (path: string): boolean => path.startsWith('/continue') || path.startsWith('/unsubscribe')

export const Aside = () => {
  const hasTexts = useNamespace('aside')
  const t = useTexts('aside')
  const loan = useLoanText()
  const [path] = useLocation()
  const isSent = useApplicationState(({ leadApplication }) => leadApplication.progressState !== 0)
  if (!hasTexts) return null
  return (
    <Card>
      <Stack gap="close">
        {!hasUnknownLoan(path) && (
          <>
            <h2>{t('title')}</h2>
            <Text size="large">{loan}</Text>
          </>
        )}
        {!isSent && path !== '/404' && !path.startsWith('/unsubscribe') && <Text>{t('next')}</Text>}
        <h2>{t('helpTitle')}</h2>
        <Text>
          <Contact />
        </Text>
      </Stack>
    </Card>
  )
}
