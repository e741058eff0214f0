// The last day on which an applicant may withdraw from a signed contract.
import { addDays, type IsoDate } from '../calendar.ts'
import type { Country } from './country.ts'
import { getToday } from '../getToday.ts'

/**
 * Null without a right to withdraw, and where the period is not in calendar days. `signedAt` is an ISO time.
 * @assumed the day of the signature does not count (Regulation (EEC, Euratom) 1182/71, Article 3(1)). A period that
 * ends on a weekend or a holiday can last until the next working day. The result ignores this extension, so it can be
 * too early but is never too late.
 */
export const findLastWithdrawalDay = (
  country: Pick<Country, 'timeZone' | 'countsWithdrawalInCalendarDays'>,
  withdrawalDays: number,
  signedAt: string,
): IsoDate | null =>
  country.countsWithdrawalInCalendarDays === true && withdrawalDays > 0
    ? addDays(getToday(country, new Date(signedAt)), withdrawalDays)
    : null
