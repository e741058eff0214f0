// Offers the amount and period of a link that was opened after the applicant confirmed another loan.
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useFormats, usePeriodText } from '../../formats/useFormats.ts'
import { useLoanText } from '../../formats/useLoanText.ts'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { leaveFocus } from '../../ui/takeFocus.ts'
import { Text } from '../../ui/Text.tsx'

/** Removes the loan from the URL, so that a reload does not offer it again. */
const removeFromAddress = (): void => {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  query.delete('amount')
  query.delete('period')
  const remainingQuery = query.toString()
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${remainingQuery === '' ? '' : `?${remainingQuery}`}${hash}`,
  )
}

export type LinkedLoanProps = {
  /** Called after the store has the new amount and period. Remount uncontrolled fields that show them. */
  readonly onUse?: () => void
}

export const LinkedLoan = ({ onUse }: LinkedLoanProps) => {
  const { store, saver } = useAppContext()
  const linked = useApplicationState(({ linkedLoan }) => linkedLoan)
  const common = useTexts()
  const t = useTexts('linked-loan')
  const { money } = useFormats()
  const periodText = usePeriodText()
  const own = useLoanText()
  const hasTexts = useNamespace('linked-loan')
  if (linked === null || !hasTexts) return null
  const linkedText = common('loanLine', { amount: money(linked.amount), period: periodText(linked.period) })

  const close = () => {
    store.setState({ linkedLoan: null })
    removeFromAddress()
  }

  const takeLinked = () => {
    const { applicationData } = store.getState().leadApplication
    store.updateLeadApplication({ applicationData: { ...applicationData, ...linked } })
    store.writeDrafts({ amount: String(linked.amount), period: String(linked.period) })
    close()
    onUse?.()
    saver.save()
  }

  return (
    <Callout kind="info" live>
      <Stack gap="close" start>
        <Text>{t('text', { linked: linkedText, own })}</Text>
        <Button ref={leaveFocus} variant="secondary" onClick={takeLinked}>
          {t('use', { linked: linkedText })}
        </Button>
        <Button ref={leaveFocus} variant="quiet" onClick={close}>
          {t('keep', { own })}
        </Button>
      </Stack>
    </Callout>
  )
}
