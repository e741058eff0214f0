// The data of a receipt as one list: the application number, and who answered what and how to reach it. Without an
// accepted offer, agreed figures are not known, so the loan that the applicant asked for is there instead.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { Offer } from '@loan/domain/contract/offer'
import { getToday } from '@loan/domain/getToday'
import { formatApplicationNumber } from '@loan/domain/lead/applicationNumber'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { SummaryList, type SummaryRow } from '../../ui/SummaryList.tsx'
import { getLenderName } from '../lender-step/getLenderName.ts'
import { LenderContact } from './LenderContact.tsx'
import { listRegistrations } from './listLenderRows.tsx'
import styles from './Receipt.module.css'

type ReceiptDataProps = {
  readonly status: LeadStatus
  readonly accepted: AcceptedOffer | null
  /** The offer that the receipt shows above; null for an outcome without one. */
  readonly offer: Offer | null
}

export const ReceiptData = ({ status, accepted, offer }: ReceiptDataProps) => {
  const { product } = useAppContext()
  const t = useTexts('receipt')
  const documents = useTexts('offer-documents')
  const getOutcomeRows = useOutcomeRows()
  const { shortDate } = useLazyFormats()
  const { country } = product
  const contact = accepted?.lender ?? (offer === null ? status.outcome?.contact : null)
  // The lead server may return its own number.
  const number = (
    <span className={styles['number']} translate="no">
      {accepted?.reference ?? formatApplicationNumber(country.code, status.id)}
    </span>
  )
  return (
    <>
      <div className={styles['data']}>
        <SummaryList
          dense
          rows={[
            ...(offer === null ? getOutcomeRows(status) : []),
            { term: t('reference'), value: number },
            ...(accepted === null
              ? []
              : [{ term: documents('agreedAt'), value: shortDate(getToday(country, new Date(accepted.agreedAt))) }]),
            ...(offer === null ? [] : listRegistrations(offer.lender)),
          ]}
        />
      </div>
      {contact && <LenderContact contact={contact} />}
    </>
  )
}

/** Returns the rows of an outcome without an accepted offer. */
const useOutcomeRows = (): ((status: LeadStatus) => readonly SummaryRow[]) => {
  const { product } = useAppContext()
  const t = useTexts('receipt')
  const offer = useTexts('offer')
  const common = useTexts()
  const { shortDate, money } = useLazyFormats()
  return (status) => {
    const lender = getLenderName(status)
    const { outcome } = status
    if (!outcome) return []
    const { answeredAt, requested } = outcome
    const describe = ({ amount, period }: NonNullable<typeof requested>): string =>
      common('loanLine', {
        amount: money(amount),
        period: offer(`periodLength>${period.scale}`, { count: period.length }),
      })
    return [
      ...(requested === null ? [] : [{ term: t('requested'), value: describe(requested), wide: true }]),
      ...(lender === null ? [] : [{ term: offer('lender'), value: <span translate="no">{lender}</span> }]),
      { term: t('answeredAt'), value: shortDate(getToday(product.country, new Date(answeredAt))) },
    ]
  }
}
