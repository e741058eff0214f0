// What the receipt of an accepted offer has besides its figures: the lender's contact, the plan and the files to save.
import { type AcceptedOffer, acceptedOfferCalendar, offerInformation } from '@loan/domain/contract/agreement'
import { getToday } from '@loan/domain/getToday'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { PlanTable } from './PlanTable.tsx'
import { SaveFile } from './SaveFile.tsx'
import { useContactRows } from './useContactRows.tsx'

type ReceiptDocumentsProps = { readonly accepted: AcceptedOffer; readonly id: string }

export const ReceiptDocuments = ({ accepted, id }: ReceiptDocumentsProps) => {
  const { product } = useAppContext()
  const t = useTexts('offer-documents')
  const { date } = useLazyFormats()
  const getContactRows = useContactRows()
  const { agreedAt, lender, offer, plan } = accepted
  return (
    <>
      <SummaryList
        dense
        rows={[
          { term: t('agreedAt'), value: date(getToday(product.country, new Date(agreedAt))) },
          ...getContactRows(lender),
        ]}
      />
      {/* Without a gap, because each target is higher than its text. */}
      <div>
        <Disclosure summary={t('plan>title')}>
          <PlanTable plan={plan} />
        </Disclosure>
        <SaveFile endpoint={offerInformation} buildParams={(locale) => ({ id, offerId: offer.id, locale })}>
          {t('information')}
        </SaveFile>
        <SaveFile endpoint={acceptedOfferCalendar} buildParams={(locale) => ({ id, locale })}>
          {t('calendar')}
        </SaveFile>
      </div>
    </>
  )
}
