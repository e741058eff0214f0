// What the receipt of an accepted offer has besides its figures: the reference number, the lender's contact, the plan,
// the files to save and the contract. Fetched after the screen is shown, and again when the applicant returns to it.
import {
  type AcceptedOffer,
  acceptedOffer,
  acceptedOfferCalendar,
  offerInformation,
} from '@loan/domain/contract/agreement'
import { getToday } from '@loan/domain/getToday'
import { useCallback, useEffect, useState } from 'react'
import type { RequestResult } from '../../api/request.ts'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { EmailLink, TelephoneLink } from '../frame/ContactLinks.tsx'
import { ContractStep } from './ContractStep.tsx'
import { PlanTable } from './PlanTable.tsx'
import { SaveFile } from './SaveFile.tsx'

export const ReceiptDocuments = () => {
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  return useNamespace('offer-documents') && lead !== null ? <Accepted id={lead.id} token={lead.token} /> : null
}

/** A lead server that has only the calls of the specification: the receipt does without these documents. */
const isUnknownCall = (result: RequestResult<AcceptedOffer>): boolean =>
  result.outcome === 'http' && result.problem === null && [404, 405, 501].includes(result.httpStatus)

const Accepted = ({ id, token }: { readonly id: string; readonly token: string }) => {
  const { request } = useAppContext()
  const common = useTexts()
  const [result, setResult] = useState<RequestResult<AcceptedOffer> | null>(null)

  const read = useCallback(
    () => void request(acceptedOffer, { params: { id }, leadToken: token }).then(setResult),
    [request, id, token],
  )
  useEffect(() => {
    const readVisible = () => {
      if (document.visibilityState === 'visible') read()
    }
    read()
    // The applicant may have signed the contract in another tab.
    document.addEventListener('visibilitychange', readVisible)
    return () => document.removeEventListener('visibilitychange', readVisible)
  }, [read])

  if (result === null) return <Loader label={common('loading')} />
  if (isUnknownCall(result)) return null
  if (result.outcome !== 'ok') return <RequestProblem failure={result} onRetry={read} />
  return <Documents accepted={result.reply} id={id} />
}

const Documents = ({ accepted, id }: { readonly accepted: AcceptedOffer; readonly id: string }) => {
  const { product } = useAppContext()
  const t = useTexts('offer-documents')
  const { date } = useLazyFormats()
  const { reference, agreedAt, lender, offer, plan, contract } = accepted
  const website = (
    <a href={lender.website} translate="no">
      {new URL(lender.website).host}
    </a>
  )
  return (
    <Stack gap="close">
      <SummaryList
        dense
        rows={[
          { term: t('reference'), value: <span translate="no">{reference}</span> },
          { term: t('agreedAt'), value: date(getToday(product.country, new Date(agreedAt))) },
          ...(lender.phone === null ? [] : [{ term: t('phone'), value: <TelephoneLink number={lender.phone} /> }]),
          ...(lender.email === null ? [] : [{ term: t('email'), value: <EmailLink address={lender.email} /> }]),
          { term: t('website'), value: website },
        ]}
      />
      {contract !== null && <ContractStep contract={contract} lender={lender.name} id={id} />}
      <Disclosure summary={t('plan>title')}>
        <PlanTable plan={plan} />
      </Disclosure>
      <Stack gap="tight" start>
        <SaveFile endpoint={offerInformation} buildParams={(locale) => ({ id, offerId: offer.id, locale })}>
          {t('information')}
        </SaveFile>
        <SaveFile endpoint={acceptedOfferCalendar} buildParams={(locale) => ({ id, locale })}>
          {t('calendar')}
        </SaveFile>
      </Stack>
    </Stack>
  )
}
