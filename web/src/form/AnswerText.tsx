// One answer in words, as the applicant would write it: for the review.
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useApplication } from '../context/ApplicationContext.tsx'
import { usePeriodText } from '../context/useFormats.ts'
import { useLaterFormats } from '../context/useLaterFormats.ts'
import { useTexts } from '../context/useTexts.ts'
import { useOptions } from './controls/useOptions.ts'

/** `+48 512 345 678`, `+63 917 123 4511`: the prefix, then threes, no digit left alone. */
const spacedPhone = (phone: string, prefix: string): string =>
  phone.startsWith(prefix) ? `${prefix} ${phone.slice(prefix.length).replaceAll(/\d{3}(?=\d{2})/gu, '$& ')}` : phone

/** `DE89 3704 0044 0532 0130 00`, as on a bank card; accounts of countries without an IBAN stay as they are. */
const spacedAccount = (account: string): string =>
  /^[A-Z]{2}\d{2}/u.test(account) ? account.replaceAll(/.{4}(?=.)/gu, '$& ') : account

/** Where the line is too short for it, broken before the `@` and not within a word. */
const Email = ({ address }: { readonly address: string }) => {
  const at = address.lastIndexOf('@')
  return (
    <>
      <span translate="no">{address.slice(0, at)}</span>
      <wbr />
      <span translate="no">{address.slice(at)}</span>
    </>
  )
}

const Code = ({ children }: { readonly children: string }) => <span translate="no">{children}</span>

type AnswerTextProps = { readonly dataPoint: NamedDataPoint; readonly application: LeadApplication }

/** In elements of their own, so that a browser's translator and React do not replace the same text node. */
export const AnswerText = ({ dataPoint, application }: AnswerTextProps) => {
  const { product } = useApplication()
  const formats = useLaterFormats()
  const periodText = usePeriodText()
  const t = useTexts()
  const review = useTexts('review')
  const options = useOptions(dataPoint)
  const answer = readAnswer(application, dataPoint.path)
  if (answer === undefined) return <span>{review('empty')}</span>
  if (typeof answer === 'boolean') return <span>{t(answer ? 'yes' : 'no')}</span>
  if (typeof answer === 'number') {
    if (dataPoint.kind === 'money') return <span>{formats.money(answer)}</span>
    const isPeriod = dataPoint.input?.range === 'period'
    return <span>{isPeriod ? periodText(answer, product.period.scale) : formats.number(answer)}</span>
  }
  if (dataPoint.kind === 'date') return <span>{formats.date(answer)}</span>
  if (dataPoint.kind === 'month') return <span>{formats.month(answer)}</span>
  if (dataPoint.kind === 'phone') return <Code>{spacedPhone(answer, product.country.phonePrefix)}</Code>
  if (dataPoint.kind === 'email') return <Email address={answer} />
  if (dataPoint.rules.includes('iban')) return <Code>{spacedAccount(answer)}</Code>
  const label = options.find(({ value }) => value === answer)?.label
  // What the applicant typed is theirs: a name or a code is not translated.
  return label === undefined ? <Code>{answer}</Code> : <span>{label}</span>
}
