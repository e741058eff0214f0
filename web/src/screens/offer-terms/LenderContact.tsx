// The rows of a receipt that say how to reach the lender.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import { useTexts } from '../../texts/useTexts.ts'
import type { SummaryRow } from '../../ui/SummaryList.tsx'
import { EmailLink, TelephoneLink } from '../frame/ContactLinks.tsx'

type LenderContact = Pick<AcceptedOffer['lender'], 'website' | 'email' | 'phone'>

export const useContactRows = (): ((contact: LenderContact) => readonly SummaryRow[]) => {
  const t = useTexts('offer-documents')
  return ({ website, email, phone }) => [
    ...(phone === null ? [] : [{ term: t('phone'), value: <TelephoneLink number={phone} /> }]),
    ...(email === null ? [] : [{ term: t('email'), value: <EmailLink address={email} /> }]),
    {
      term: t('website'),
      value: (
        <a href={website} translate="no">
          {new URL(website).host}
        </a>
      ),
    },
  ]
}
