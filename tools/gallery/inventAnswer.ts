// Invents a valid answer for a data point that no persona answers, by trying candidates against the rules.
import { dayMs } from '@loan/domain/durations'
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { getToday } from '@loan/domain/getToday'
import type { AnswerValue } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'

const listCandidates = ({ options }: NamedDataPoint, { country }: Product, now: Date): readonly string[] => {
  const dayIn = (days: number): string => getToday(country, new Date(now.getTime() + days * dayMs))
  const keys = options === undefined ? [] : country.options[options].keys
  return [...keys, dayIn(400), dayIn(-400), '12', 'Alba', 'true']
}

/** Undefined when no candidate is valid. */
export const inventAnswer = (
  dataPoint: NamedDataPoint,
  product: Product,
  application: LeadApplication,
  now: Date,
): AnswerValue | undefined => {
  const { country } = product
  const context = { product, country, application, today: getToday(country, now) }
  return listCandidates(dataPoint, product, now)
    .map((raw) => validateAnswer(dataPoint, raw, context))
    .flatMap((validation) => (validation.outcome === 'answered' ? [validation.value] : []))[0]
}
