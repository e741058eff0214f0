// The documents of an offer: the repayment plan, fetched when it opens, and the pre-contract information as a PDF.
import { offerInformation, offerPlan } from '@loan/domain/contract/agreement'
import type { Offer } from '@loan/domain/contract/offer'
import { useState } from 'react'
import type * as v from 'valibot'
import { isUnknownEndpoint } from '../../api/isUnknownEndpoint.ts'
import type { RequestResult } from '../../api/request.ts'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { Phrase } from '../../ui/Phrase.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DocumentMissing } from './DocumentMissing.tsx'
import { useOfferTerms } from './useOfferTerms.ts'
import { PlanTable } from './PlanTable.tsx'
import { SaveFile } from './SaveFile.tsx'

type PlanResult = RequestResult<v.InferOutput<(typeof offerPlan)['reply']>>

export const OfferDocuments = ({ offer }: { readonly offer: Offer }) => {
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  const t = useTexts('offer-documents')
  const { loan } = useOfferTerms(offer)
  if (lead === null) return null
  return (
    <>
      {/* New figures of an offer have a new plan. */}
      <OfferPlan key={`${offer.id} ${loan}`} offerId={offer.id} loan={loan} id={lead.id} token={lead.token} />
      <SaveFile endpoint={offerInformation} buildParams={(locale) => ({ id: lead.id, offerId: offer.id, locale })}>
        <span>{t('information')}</span>
        <VisuallyHidden>{`: ${loan}`}</VisuallyHidden>
      </SaveFile>
    </>
  )
}

type OfferPlanProps = {
  readonly offerId: string
  readonly loan: string
  readonly id: string
  readonly token: string
}

const OfferPlan = ({ offerId, loan, id, token }: OfferPlanProps) => {
  const { request } = useAppContext()
  const t = useTexts('offer-documents')
  const common = useTexts()
  const [result, setResult] = useState<PlanResult | 'pending' | null>(null)

  const read = async () => {
    setResult('pending')
    setResult(await request(offerPlan, { params: { id, offerId }, leadToken: token }))
  }

  const title = (
    <>
      <Phrase>{t('plan>title')}</Phrase>
      <VisuallyHidden>{`: ${loan}`}</VisuallyHidden>
    </>
  )
  const failure = result === null || result === 'pending' || result.outcome === 'ok' ? null : result
  if (failure !== null && isUnknownEndpoint(failure)) return <DocumentMissing>{title}</DocumentMissing>
  return (
    <Disclosure
      summary={title}
      onToggle={() => {
        if (result === null) void read()
      }}
    >
      {result === 'pending' && <Loader label={common('loading')} />}
      <RequestProblem failure={failure} onRetry={() => void read()} />
      {result !== null && result !== 'pending' && result.outcome === 'ok' && <PlanTable plan={result.reply} />}
    </Disclosure>
  )
}
