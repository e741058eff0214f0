// Lists the recorded consents on the final screens, with receiver and date (spec 7.16). Fetches them when it opens. A
// registry row that uses it also loads the namespace `agreed`.
import { customerConsents } from '@loan/domain/contract/customer'
import { getToday } from '@loan/domain/getToday'
import { useState } from 'react'
import type { RequestResult } from '../../api/request.ts'
import type * as v from 'valibot'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useFormats } from '../../formats/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { TextList } from '../frame/TextList.tsx'

type Reply = v.InferOutput<(typeof customerConsents)['reply']>
type AgreedConsent = Reply['consents'][number]

/** Returns the latest record of each text; earlier records no longer apply. */
const findCurrent = (consents: readonly AgreedConsent[]): readonly AgreedConsent[] =>
  consents.filter(
    ({ key, lender }, index) =>
      !consents.slice(index + 1).some((later) => later.key === key && later.lender === lender),
  )

export const AgreedTexts = () => {
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  return lead !== null ? <Consents id={lead.id} token={lead.token} /> : null
}

const Consents = ({ id, token }: { readonly id: string; readonly token: string }) => {
  const { product, request } = useAppContext()
  const t = useTexts('agreed')
  const common = useTexts()
  const formats = useFormats()
  const [result, setResult] = useState<RequestResult<Reply> | 'pending' | null>(null)

  const read = async () => {
    setResult('pending')
    setResult(await request(customerConsents, { params: { id }, leadToken: token }))
  }
  const open = () => {
    if (result === null) void read()
  }
  const format = ({ given, at, title, lenderName }: AgreedConsent): string =>
    t(given ? 'yes' : 'no', {
      title: lenderName === null ? title : t('ofLender', { title, lender: lenderName }),
      date: formats.date(getToday(product.country, new Date(at))),
    })

  return (
    <Disclosure summary={t('title')} onToggle={open}>
      {result === 'pending' && <Loader label={common('loading')} />}
      {result !== null && result !== 'pending' && result.outcome !== 'ok' && (
        <RequestProblem failure={result} onRetry={() => void read()} />
      )}
      {result !== null && result !== 'pending' && result.outcome === 'ok' && (
        <TextList
          items={result.reply.consents.length === 0 ? [t('none')] : findCurrent(result.reply.consents).map(format)}
        />
      )}
    </Disclosure>
  )
}
