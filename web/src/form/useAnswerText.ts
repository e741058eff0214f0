// Formats answers as text in the applicant's language and formats.
import type { Country } from '@loan/domain/countries/country'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useAppContext } from '../app-context/AppContext.tsx'
import { usePeriodText } from '../formats/useFormats.ts'
import { useLazyFormats } from '../formats/useLazyFormats.ts'
import { useAllTexts, useTexts } from '../texts/useTexts.ts'
import { groupAccount, groupPhone } from './groupDigits.ts'

export type FormattedAnswer = {
  readonly text: string
  /** Text typed by the applicant, such as a name or a code, which browsers must not translate. */
  readonly isTyped: boolean
}

/** `+48 512 345 678`, with no-break spaces. */
const formatPhone = (phone: string, country: Country): string =>
  phone.startsWith(country.phonePrefix)
    ? `${country.phonePrefix} ${groupPhone(phone.slice(country.phonePrefix.length), country)}`.replaceAll(' ', '\u00a0')
    : phone

const toTypedText = (text: string): FormattedAnswer => ({ text, isTyped: true })
const toOwnText = (text: string): FormattedAnswer => ({ text, isTyped: false })

/** Finds the label of an option; undefined for typed text. */
const useOptionLabel = () => {
  const { product } = useAppContext()
  const formats = useLazyFormats()
  const texts = useAllTexts()
  return ({ name, section, options }: NamedDataPoint, value: string): string | undefined => {
    if (options === undefined) return undefined
    const { keys, labels } = product.country.options[options]
    if (!keys.includes(value)) return undefined
    if (labels === 'texts') return texts.of(section)(`dataPoints>${name}>options>${value}`)
    return labels === 'country-names' ? formats.countryName(value) : (labels[value] ?? value)
  }
}

/** Null for a missing answer. */
export type FormatAnswer = (dataPoint: NamedDataPoint, application: LeadApplication) => FormattedAnswer | null

export const useAnswerText = (): FormatAnswer => {
  const { product } = useAppContext()
  const formats = useLazyFormats()
  const periodText = usePeriodText()
  const t = useTexts()
  const findLabel = useOptionLabel()

  const formatNumber = ({ kind, input }: NamedDataPoint, answer: number): string => {
    if (kind === 'money') return formats.money(answer)
    return input?.range === 'period' ? periodText(answer) : formats.number(answer)
  }

  return (dataPoint, application) => {
    const answer = readAnswer(application, dataPoint.path)
    if (answer === undefined) return null
    if (typeof answer === 'boolean') return toOwnText(t(answer ? 'yes' : 'no'))
    if (typeof answer === 'number') return toOwnText(formatNumber(dataPoint, answer))
    if (dataPoint.kind === 'date') return toOwnText(formats.date(answer))
    if (dataPoint.kind === 'month') return toOwnText(formats.month(answer))
    if (dataPoint.kind === 'phone') return toTypedText(formatPhone(answer, product.country))
    if (dataPoint.rules.includes('iban')) return toTypedText(groupAccount(answer, product.country))
    const label = findLabel(dataPoint, answer)
    return label === undefined ? toTypedText(answer) : toOwnText(label)
  }
}
