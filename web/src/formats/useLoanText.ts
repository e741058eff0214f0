// Formats the chosen amount and period, for example `5 000 zł na 73 dni`.
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { useFormats, usePeriodText } from './useFormats.ts'
import { useTexts } from '../texts/useTexts.ts'

export const useLoanText = (): string => {
  const { product } = useAppContext()
  const { money } = useFormats()
  const periodText = usePeriodText()
  const t = useTexts()
  const amount = useApplicationState(({ leadApplication }) => leadApplication.applicationData.amount)
  const period = useApplicationState(({ leadApplication }) => leadApplication.applicationData.period)
  return t('loanLine', {
    amount: money(amount ?? product.amount.default),
    period: periodText(period ?? product.period.default),
  })
}
