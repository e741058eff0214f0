// The applicant's calendar day, which ages and dates are judged by.
import type { Country } from '@loan/domain/countries/country'

/** `YYYY-MM-DD` in the country's time zone. */
export const todayIn = ({ timeZone }: Pick<Country, 'timeZone'>, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
