// The receipt of an outcome: the accepted offer, the application number and whom to ask. A registry row that uses it
// also loads `receiptNamespaces`.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { EmailLink, TelephoneLink } from '../frame/ContactLinks.tsx'
import type { AcceptedOfferState } from './useAcceptedOffer.ts'
import { ReceiptDocuments } from './ReceiptDocuments.tsx'
import { FirstPayment } from './FirstPayment.tsx'
import { findAcceptedOffer } from './findAcceptedOffer.ts'
import { ReceiptData } from './ReceiptData.tsx'
import { OfferFigures } from './OfferFigures.tsx'
import styles from './Receipt.module.css'
import { useBuildOfferTerms } from './useOfferTerms.ts'

type ReceiptProps = {
  readonly status: LeadStatus
  readonly outcome: AcceptedOfferState
}

export const Receipt = ({ status, outcome: { accepted, failure, retry } }: ReceiptProps) => {
  const t = useTexts('receipt')
  const getTerms = useBuildOfferTerms()
  const offer = findAcceptedOffer(status)
  return (
    <Card as="section" labelledBy="receipt-title">
      <Stack gap="close">
        <Stack gap="tight">
          <h2 id="receipt-title">{t(offer === null ? 'title' : 'offerTitle')}</h2>
          {offer !== null && (
            <p className={styles['loan']}>
              <span>{getTerms(offer).loan}</span>
              <span className={styles['lender']} translate="no">
                {offer.lender.name}
              </span>
            </p>
          )}
        </Stack>
        {offer !== null && (
          <>
            <OfferFigures offer={offer} hasDates={false} />
            <FirstPayment offer={offer} accepted={accepted} id={status.id} />
          </>
        )}
        <ReceiptData status={status} accepted={accepted} offer={offer} />
        <RequestProblem failure={failure} onRetry={retry} />
        {/* Without a gap, because each target is higher than its text. */}
        <div className={styles['more']}>
          {accepted !== null && <ReceiptDocuments accepted={accepted} id={status.id} />}
          <SupportContact />
        </div>
      </Stack>
    </Card>
  )
}

const SupportContact = () => {
  const { phone, email } = useAppContext().product.support
  const t = useTexts('receipt')
  return (
    <Disclosure summary={t('contact')}>
      <div className={styles['contact']}>
        <TelephoneLink number={phone} />
        <EmailLink address={email} />
      </div>
    </Disclosure>
  )
}
