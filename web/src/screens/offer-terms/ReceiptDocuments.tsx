// The documents of an accepted offer: the plan and the files to save.
import { type AcceptedOffer, offerInformation } from '@loan/domain/contract/agreement'
import { useTexts } from '../../texts/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { PlanTable } from './PlanTable.tsx'
import { SaveFile } from './SaveFile.tsx'

type ReceiptDocumentsProps = { readonly accepted: AcceptedOffer; readonly id: string }

export const ReceiptDocuments = ({ accepted: { offer, plan }, id }: ReceiptDocumentsProps) => {
  const t = useTexts('offer-documents')
  return (
    <>
      <SaveFile endpoint={offerInformation} buildParams={(locale) => ({ id, offerId: offer.id, locale })}>
        {t('information')}
      </SaveFile>
      <Disclosure summary={t('plan>title')}>
        <PlanTable plan={plan} />
      </Disclosure>
    </>
  )
}
