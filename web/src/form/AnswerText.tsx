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
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

type AnswerTextProps = { readonly dataPoint: NamedDataPoint; readonly application: LeadApplication }

export const AnswerText = ({ dataPoint, application }: AnswerTextProps) => {
  const { product } = useApplication()
  const formats = useLaterFormats()
  const periodText = usePeriodText()
  const t = useTexts()
  const review = useTexts('review')
  const options = useOptions(dataPoint)
  const answer = readAnswer(application, dataPoint.path)
  if (answer === undefined) return review('empty')
  if (typeof answer === 'boolean') return answer ? t('yes') : t('no')
  if (typeof answer === 'number') {
    if (dataPoint.kind === 'money') return formats.money(answer)
    return dataPoint.input?.range === 'period' ? periodText(answer, product.period.scale) : formats.number(answer)
  }
  if (dataPoint.kind === 'date') return formats.date(answer)
  if (dataPoint.kind === 'month') return formats.month(answer)
  if (dataPoint.kind === 'phone') return spacedPhone(answer, product.country.phonePrefix)
  if (dataPoint.kind === 'email') return <Email address={answer} />
  if (dataPoint.rules.includes('iban')) return spacedAccount(answer)
  return options.find(({ value }) => value === answer)?.label ?? answer
}
