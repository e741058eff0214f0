// What is known of an outcome without an accepted offer: the lender, its answer, its contact, and the loan that the
// applicant asked for. Agreed figures are not known here, so none are shown.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { getToday } from '@loan/domain/getToday'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { SummaryList } from '../../ui/SummaryList.tsx'
import styles from './Receipt.module.css'
import { useContactRows } from './useContactRows.tsx'

type OutcomeDetailsProps = { readonly outcome: NonNullable<LeadStatus['outcome']>; readonly lender: string | null }

export const OutcomeDetails = ({ outcome: { answeredAt, requested, contact }, lender }: OutcomeDetailsProps) => {
  const { product } = useAppContext()
  const t = useTexts('receipt')
  const offer = useTexts('offer')
  const common = useTexts()
  const { date, money } = useLazyFormats()
  const getContactRows = useContactRows()
  const describe = ({ amount, period }: NonNullable<typeof requested>): string =>
    common('loanLine', {
      amount: money(amount),
      period: offer(`periodLength>${period.scale}`, { count: period.length }),
    })
  return (
    <div className={styles['facts']}>
      <SummaryList
        dense
        rows={[
          ...(requested === null ? [] : [{ term: t('requested'), value: describe(requested) }]),
          ...(lender === null ? [] : [{ term: offer('lender'), value: <span translate="no">{lender}</span> }]),
          { term: t('answeredAt'), value: date(getToday(product.country, new Date(answeredAt))) },
          ...getContactRows(contact),
        ]}
      />
    </div>
  )
}
