// The last day on which an applicant may withdraw from a signed contract.
import { addDays, type IsoDate } from './calendar.ts'
import { getToday } from './getToday.ts'

type WithdrawalCountry = {
  readonly timeZone: string
  readonly countsWithdrawalInCalendarDays?: true
}

/**
 * Null without a right to withdraw, and where the period is not in calendar days. `signedAt` is an ISO time.
 * @assumed the day of the signature does not count (Regulation (EEC, Euratom) 1182/71, Article 3(1)). A weekend or a
 * holiday at the end can prolong the period, which this day, on the safe side, does not count.
 */
export const findLastWithdrawalDay = (
  country: WithdrawalCountry,
  withdrawalDays: number,
  signedAt: string,
): IsoDate | null =>
  country.countsWithdrawalInCalendarDays === true && withdrawalDays > 0
    ? addDays(getToday(country, new Date(signedAt)), withdrawalDays)
    : null
