// Formats one answer for the review page.
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useApplication } from '../context/ApplicationContext.tsx'
import { usePeriodText } from '../context/useFormats.ts'
import { useLaterFormats } from '../context/useLaterFormats.ts'
import { useTexts } from '../context/useTexts.ts'
import { useOptions } from './controls/useOptions.ts'

/** `+48 512 345 678`, `+63 917 123 4511`: the prefix, then groups of three digits without a single last digit. */
const spacedPhone = (phone: string, prefix: string): string =>
  phone.startsWith(prefix) ? `${prefix} ${phone.slice(prefix.length).replaceAll(/\d{3}(?=\d{2})/gu, '$& ')}` : phone

/** Groups an IBAN, `DE89 3704 0044 0532 0130 00`. Other account numbers stay the same. */
const spacedAccount = (account: string): string =>
  /^[A-Z]{2}\d{2}/u.test(account) ? account.replaceAll(/.{4}(?=.)/gu, '$& ') : account

/** Allows a line break before the `@`. */
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

/** Wraps each text in an element, because browser translation and React must not replace the same text node. */
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
  // Text typed by the applicant, such as a name or a code, is not translated.
  return label === undefined ? <Code>{answer}</Code> : <span>{label}</span>
}
