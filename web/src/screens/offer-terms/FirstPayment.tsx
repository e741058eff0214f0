// The first payment of an accepted offer, with the number of the others, and all of them as a file for a calendar.
import { type AcceptedOffer, acceptedOfferCalendar } from '@loan/domain/contract/agreement'
import type { Offer } from '@loan/domain/contract/offer'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Receipt.module.css'
import { SaveFile } from './SaveFile.tsx'

type FirstPaymentProps = {
  readonly offer: Offer
  /** Null where the plan is not known. */
  readonly accepted: AcceptedOffer | null
  readonly id: string
}

export const FirstPayment = ({ offer, accepted, id }: FirstPaymentProps) => {
  const t = useTexts('receipt')
  const terms = useTexts('offer')
  const documents = useTexts('offer-documents')
  const { shortDate, exactMoney } = useLazyFormats()
  const { instalments, firstPaymentAt, lastPaymentAt } = offer
  const count = accepted?.plan.rows.length ?? instalments.count
  const first = accepted?.plan.rows[0] ?? { dueAt: firstPaymentAt, payment: instalments.amount }
  const term = count === 1 ? t('onlyPayment') : terms('firstPayment')
  return (
    <div>
      <div className={styles['payment']}>
        <SummaryList dense rows={[{ term, value: `${shortDate(first.dueAt)}: ${exactMoney(first.payment)}` }]} />
        {accepted !== null && (
          <SaveFile endpoint={acceptedOfferCalendar} buildParams={(locale) => ({ id, locale })} hasIcon={false}>
            {documents('calendar')}
          </SaveFile>
        )}
      </div>
      {count > 1 && <Text muted>{t('morePayments', { count: count - 1, date: shortDate(lastPaymentAt) })}</Text>}
    </div>
  )
}
