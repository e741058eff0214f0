// Rules about dates as `YYYY-MM-DD`. A month is stored as its first day, so rules for months compare months.
// The specification gives no date rules; all are @assumed from what each date means.
import { addDays, parseIsoDate, toMonth, subtractYears } from '../calendar.ts'
import { type PathOf, readAnswer } from '../lead/answers.ts'
import { findEarlierBirthDate } from './findEarlierBirthDate.ts'
import type { ErrorCode } from './errorCodes.ts'
import { type LoadedRule, dateRule } from './rule.ts'

/** No living person is older. */
const maximumAgeYears = 120

/** Today and the current month pass, because a month is stored as its first day. */
export const notInFutureRule = dateRule(['date-in-future'], (date, { today }) =>
  date > today ? { code: 'date-in-future', params: { latest: today } } : null,
)

/** Today passes. */
export const notInPastRule = dateRule(['date-in-past'], (date, { today }) =>
  date < today ? { code: 'date-in-past', params: { earliest: today } } : null,
)

/** The current month passes. */
export const monthNotInPastRule = dateRule(['date-in-past'], (date, { today }) =>
  toMonth(date) < toMonth(today) ? { code: 'date-in-past', params: { earliest: today } } : null,
)

export const withinDaysRule = (days: number): LoadedRule =>
  dateRule(['date-too-late'], (date, { today }) => {
    const latest = addDays(today, days)
    return date > latest ? { code: 'date-too-late', params: { latest, days } } : null
  })

/** Compares the month with that of the answer at `path`. The same month passes; without that answer, any month does. */
export const monthNotBeforeRule = (
  path: PathOf<string>,
  code: Extract<ErrorCode, `date-before-${string}`>,
): LoadedRule =>
  dateRule([code], (date, { application }) => {
    const earliest = parseIsoDate(readAnswer(application, path) ?? '')
    return earliest !== null && toMonth(date) < toMonth(earliest) ? { code, params: { earliest } } : null
  })

/** The day of birth passes. Any date passes while no earlier answer gives the date of birth. */
export const afterBirthRule = dateRule(['date-before-birth'], (date, context) => {
  const earliest = findEarlierBirthDate(context)
  if (earliest === undefined || date >= earliest) return null
  return { code: 'date-before-birth', params: { earliest }, comparedWith: 'dateOfBirth' }
})

/** Rejects a date of issue before the holder had the minimum age of the document type: 18 for Colombia's `cc`. */
export const documentAgeRule = dateRule(['date-before-document-age'], (date, context) => {
  const age = context.country.documentAges?.[context.application.otherDetails?.identificationType ?? '']
  const dateOfBirth = findEarlierBirthDate(context)
  if (age === undefined || dateOfBirth === undefined || subtractYears(date, age) >= dateOfBirth) return null
  return { code: 'date-before-document-age', params: { age }, comparedWith: 'dateOfBirth' }
})

/** Requires the country's minimum age. A person born on 29 February reaches it on 1 March of a common year. */
export const adultBirthDateRule = dateRule(
  ['date-in-future', 'date-too-early', 'under-age'],
  (date, { country, today }) => {
    if (date > today) return { code: 'date-in-future', params: { latest: today } }
    const earliest = subtractYears(today, maximumAgeYears)
    if (date < earliest) return { code: 'date-too-early', params: { earliest } }
    const { minimumAge } = country
    return date > subtractYears(today, minimumAge) ? { code: 'under-age', params: { minimumAge } } : null
  },
)
