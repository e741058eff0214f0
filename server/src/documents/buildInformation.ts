// Builds the content of the pre-contract information of an offer: the figures that the offer states, in the form and
// the language of the applicant's country. It contains no data about the applicant.
import type { RepaymentPlan } from '@loan/domain/contract/agreement'
import type { Offer } from '@loan/domain/contract/offer'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import { buildLenderContact } from '../lenders/lenderContact.ts'
import { listRegistrationDetails } from '../lenders/lenderRegistrations.ts'
import type { DocumentContent } from './documentContent.ts'
import { documentTexts } from './documentTexts.ts'
import { createFigureFormats, type FigureFormats } from './figureFormats.ts'
import type { DocumentTexts } from './texts/documentTexts.ts'

export type InformationInput = {
  readonly product: Product
  readonly locale: LocaleKey
  readonly lender: LenderProfile
  readonly offer: Offer
  readonly plan: RepaymentPlan
  readonly now: Date
}

type Section = DocumentContent['sections'][number]

const buildParties = (texts: DocumentTexts['parties'], { product, lender }: InformationInput): Section => {
  const { website, email, phone } = buildLenderContact(lender)
  const contact = [website, email, phone].filter((line) => line !== null).join('\n')
  const { support } = product
  return {
    heading: texts.heading,
    details: [
      [texts.lender, lender.name],
      ...listRegistrationDetails(lender),
      [texts.contact, contact],
      [texts.broker, texts.brokerRole(product.displayName, `${support.email}, ${support.phone}`)],
    ],
  }
}

const buildLoan = (
  texts: DocumentTexts['loan'],
  formats: FigureFormats,
  { offer, plan }: InformationInput,
): Section => ({
  heading: texts.heading,
  details: [
    [texts.product, offer.product],
    [texts.amount, formats.formatAmount(offer.amount)],
    [texts.paidOut, formats.formatDate(plan.paidOutAt)],
    [texts.period, formats.formatPeriod(offer.period.length, offer.period.scale)],
    [
      texts.instalments,
      texts.instalmentsValue(offer.instalments.count, formats.formatAmount(offer.instalments.amount)),
    ],
    [texts.firstPayment, formats.formatDate(offer.firstPaymentAt)],
    [texts.lastPayment, formats.formatDate(offer.lastPaymentAt)],
    [texts.total, formats.formatAmount(offer.totalPayable)],
  ],
})

const buildCosts = (
  texts: DocumentTexts['costs'],
  { formatAmount, formatRate }: FigureFormats,
  { offer, plan }: InformationInput,
): Section => ({
  heading: texts.heading,
  details: [
    [texts.borrowingRate, formatRate(offer.borrowingRatePercent)],
    [texts.annualRate, formatRate(offer.aprPercent)],
    [texts.interest, formatAmount(plan.totals.interest)],
    [texts.fee, formatAmount(offer.fees)],
    [texts.cost, formatAmount(plan.totals.interest + offer.fees)],
    [texts.assumption, texts.assumptionText],
  ],
})

const buildRights = (
  texts: DocumentTexts['rights'],
  { formatPeriod, formatTime }: FigureFormats,
  { offer, lender }: InformationInput,
): Section => ({
  heading: texts.heading,
  details: [
    [
      texts.withdrawal,
      offer.withdrawalDays === 0
        ? texts.noWithdrawal
        : texts.withdrawalText(formatPeriod(offer.withdrawalDays, 'days')),
    ],
    [texts.earlyRepayment, texts.earlyRepaymentText],
    ...(lender.databases.length === 0
      ? []
      : [[texts.databases, texts.databasesText(lender.databases.join(', '))] as const]),
    [texts.validUntil, formatTime(offer.validUntil)],
  ],
})

const buildPlan = (
  texts: DocumentTexts['plan'],
  { formatAmount, formatShortDate }: FigureFormats,
  { plan: { rows, totals } }: InformationInput,
): Section => ({
  heading: texts.heading,
  details: [],
  table: {
    columns: [texts.number, texts.due, texts.payment, texts.capital, texts.interest, texts.fee, texts.balance],
    rows: rows.map(({ number, dueAt, payment, capital, interest, fee, balance }) => [
      String(number),
      formatShortDate(dueAt),
      ...[payment, capital, interest, fee, balance].map(formatAmount),
    ]),
    totals: [
      '',
      texts.totals,
      ...[totals.payment, totals.capital, totals.interest, totals.fee].map(formatAmount),
      formatAmount(0),
    ],
  },
})

export const buildInformation = (input: InformationInput): DocumentContent => {
  const texts = documentTexts[input.locale]
  const formats = createFigureFormats(input.product, input.locale)
  return {
    language: formats.language,
    title: texts.title,
    author: input.lender.name,
    introduction: texts.introduction,
    sections: [
      buildParties(texts.parties, input),
      buildLoan(texts.loan, formats, input),
      buildCosts(texts.costs, formats, input),
      buildRights(texts.rights, formats, input),
      buildPlan(texts.plan, formats, input),
    ],
    createdAt: input.now.toISOString(),
  }
}
