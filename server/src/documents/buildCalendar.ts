// Builds the calendar file of the due dates of an accepted offer.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { writeCalendarFile } from './calendarFile.ts'
import { documentTexts } from './documentTexts.ts'
import { createFigureFormats } from './figureFormats.ts'

export const buildCalendar = (
  { reference, agreedAt, lender, plan }: Omit<AcceptedOffer, 'contract'>,
  product: Product,
  locale: LocaleKey,
): string => {
  const { summary, description } = documentTexts[locale].calendar
  const { formatAmount } = createFigureFormats(product, locale)
  const events = plan.rows.map(({ number, dueAt, payment }) => ({
    uid: `${reference}-${number}@${product.id}`,
    date: dueAt,
    summary: summary({ number, count: plan.rows.length, amount: formatAmount(payment) }),
    description: description({ lender: lender.name, reference }),
  }))
  return writeCalendarFile(events, new Date(agreedAt))
}
