// Rules about dates as `YYYY-MM-DD`. A month is stored as its first day, so rules for months compare months.
// The specification gives no date rules; all are @assumed from what each date means.
import { addDays, toMonth, subtractYears } from '../calendar.ts'
import { readAnswer } from '../lead/answers.ts'
import type { LeadPath } from '../lead/application.ts'
import { findEarlierBirthDate } from './findEarlierBirthDate.ts'
import type { ErrorCode } from './errorCodes.ts'
import { type Rule, textRule } from './rule.ts'

/** No living person is older. */
const longestLifeYears = 120

/** For days and months, because a month is stored as its first day. */
export const notInFutureRule = textRule(['date-in-future'], (date, { today }) =>
  date > today ? { code: 'date-in-future', params: { latest: today } } : null,
)

export const notInPastRule = textRule(['date-in-past'], (date, { today }) =>
  date < today ? { code: 'date-in-past', params: { earliest: today } } : null,
)

/** The current month passes. */
export const monthNotInPastRule = textRule(['date-in-past'], (date, { today }) =>
  toMonth(date) < toMonth(today) ? { code: 'date-in-past', params: { earliest: today } } : null,
)

export const withinDaysRule = (days: number): Rule =>
  textRule(['date-too-late'], (date, { today }) => {
    const latest = addDays(today, days)
    return date > latest ? { code: 'date-too-late', params: { latest, days } } : null
  })

/** A month not before that of another answer. The same month passes, and any month if that answer is missing. */
export const notBefore = (path: LeadPath, code: Extract<ErrorCode, `date-before-${string}`>): Rule =>
  textRule([code], (date, { application }) => {
    const earliest = readAnswer(application, path)
    return typeof earliest === 'string' && toMonth(date) < toMonth(earliest) ? { code, params: { earliest } } : null
  })

export const afterBirthRule = textRule(['date-before-birth'], (date, context) => {
  const earliest = findEarlierBirthDate(context)
  if (earliest === undefined || date >= earliest) return null
  return { code: 'date-before-birth', params: { earliest }, comparedWith: 'dateOfBirth' }
})

/** Not issued before the minimum age for the document type in the country: a citizen's card at 18 in Colombia. */
export const documentAgeRule = textRule(['date-before-document-age'], (date, context) => {
  const age = context.country.documentAges?.[context.application.otherDetails?.identificationType ?? '']
  const dateOfBirth = findEarlierBirthDate(context)
  if (age === undefined || dateOfBirth === undefined || subtractYears(date, age) >= dateOfBirth) return null
  return { code: 'date-before-document-age', params: { age }, comparedWith: 'dateOfBirth' }
})

/** At least the country's minimum age today. Someone born on 29 February reaches it on 1 March. */
export const adultBirthDateRule = textRule(
  ['date-in-future', 'date-too-early', 'under-age'],
  (date, { country, today }) => {
    if (date > today) return { code: 'date-in-future', params: { latest: today } }
    const earliest = subtractYears(today, longestLifeYears)
    if (date < earliest) return { code: 'date-too-early', params: { earliest } }
    const { minimumAge } = country
    return date > subtractYears(today, minimumAge) ? { code: 'under-age', params: { minimumAge } } : null
  },
)
