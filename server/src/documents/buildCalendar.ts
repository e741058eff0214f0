// Builds the calendar file of an accepted offer: the due dates, and the last day to withdraw once the contract is
// signed.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import type { LocaleKey } from '@loan/domain/countries/country'
import { findLastWithdrawalDay } from '@loan/domain/countries/findLastWithdrawalDay'
import type { Product } from '@loan/domain/products/product'
import { type CalendarEvent, writeCalendarFile } from './calendarFile.ts'
import { documentTexts } from './documentTexts.ts'
import { createFigureFormats } from './figureFormats.ts'

export type CalendarInput = {
  readonly accepted: Omit<AcceptedOffer, 'contract'>
  /** Null before the signature, or when the lender signs in another way. */
  readonly signedAt: Date | null
}

/** None where the last day is not known. */
const buildWithdrawalEvents = (
  { accepted: { reference, offer }, signedAt }: CalendarInput,
  { id, country }: Product,
  texts: Pick<CalendarEvent, 'summary' | 'description'>,
): readonly CalendarEvent[] => {
  if (signedAt === null) return []
  const date = findLastWithdrawalDay(country, offer.withdrawalDays, signedAt.toISOString())
  return date === null ? [] : [{ uid: `${reference}-withdrawal@${id}`, date, ...texts }]
}

export const buildCalendar = (input: CalendarInput, product: Product, locale: LocaleKey): string => {
  const { reference, agreedAt, lender, plan } = input.accepted
  const texts = documentTexts[locale].calendar
  const { formatAmount } = createFigureFormats(product, locale)
  const description = texts.description({ lender: lender.name, reference })
  const payments = plan.rows.map(({ number, dueAt, payment }) => ({
    uid: `${reference}-${number}@${product.id}`,
    date: dueAt,
    summary: texts.summary({ number, count: plan.rows.length, amount: formatAmount(payment) }),
    description,
  }))
  const withdrawal = buildWithdrawalEvents(input, product, { summary: texts.lastWithdrawalDay, description })
  return writeCalendarFile([...withdrawal, ...payments], new Date(agreedAt))
}
