// The receipt of an accepted offer by e-mail: the agreed figures, the dates, the reference number, the contact of the
// lender, and the due dates as a calendar file.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../../database/storage.ts'
import { buildCalendar } from '../../documents/buildCalendar.ts'
import { documentTexts } from '../../documents/documentTexts.ts'
import { createFigureFormats } from '../../documents/figureFormats.ts'
import type { EmailSection } from '../../messages/emailContent.ts'
import { listRegistrationDetails } from '../../lenders/lenderRegistrations.ts'
import { getMessageTexts } from '../../messages/messageTexts.ts'
import { sendEmail } from '../../messages/sendEmail.ts'
import type { AcceptedTexts } from '../../messages/texts/messageTexts.ts'
import { type AgreedOffer, findAcceptedOffer } from '../findAcceptedOffer.ts'
import type { Lead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'
import { createResumeLink } from '../links/resumeLink.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'

type AcceptedContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey' | 'lenders'>
  readonly product: Product
  readonly lead: Lead
  readonly now: Date
}

type ReceiptInput = {
  readonly accepted: AgreedOffer
  readonly product: Product
  readonly locale: LocaleKey
  readonly texts: AcceptedTexts
}

const buildFigures = ({ accepted, product, locale, texts }: ReceiptInput): EmailSection => {
  const { formatAmount, formatPeriod, formatRate, formatTime } = createFigureFormats(product, locale)
  const { loan, costs, parties } = documentTexts[locale]
  const { offer, plan } = accepted
  return {
    heading: texts.agreed,
    details: [
      [texts.reference, accepted.reference],
      [texts.agreedAt, formatTime(accepted.agreedAt)],
      [parties.lender, accepted.lender.name],
      ...listRegistrationDetails(offer.lender),
      [loan.amount, formatAmount(offer.amount)],
      [loan.period, formatPeriod(offer.period.length, offer.period.scale)],
      [loan.instalments, loan.instalmentsValue(offer.instalments.count, formatAmount(offer.instalments.amount))],
      [costs.cost, formatAmount(plan.totals.interest + offer.fees)],
      [loan.total, formatAmount(offer.totalPayable)],
      [costs.annualRate, formatRate(offer.aprPercent)],
    ],
  }
}

/**
 * The dates in order. The only payment of a loan is its last one. No day of the payout, because the contract, which has
 * it, is not signed yet.
 */
const buildNextSteps = ({ accepted, product, locale, texts }: ReceiptInput): EmailSection => {
  const { formatAmount, formatDate } = createFigureFormats(product, locale)
  const { loan } = documentTexts[locale]
  const { rows } = accepted.plan
  const first = rows.at(0)
  const last = rows.at(-1)
  return {
    heading: texts.next,
    details: [
      ...(first === undefined || rows.length === 1
        ? []
        : [[loan.firstPayment, `${formatDate(first.dueAt)}\n${formatAmount(first.payment)}`] as const]),
      ...(last === undefined
        ? []
        : [[loan.lastPayment, `${formatDate(last.dueAt)}\n${formatAmount(last.payment)}`] as const]),
    ],
  }
}

const buildContact = ({ accepted: { lender }, locale, texts }: ReceiptInput): EmailSection => ({
  heading: texts.questions,
  details: [
    [
      documentTexts[locale].parties.contact,
      [lender.phone, lender.email, lender.website].filter((line) => line !== null).join('\n'),
    ],
  ],
})

/** Sends nothing when no offer was accepted, or when the application has no e-mail address. */
export const sendAcceptedEmail = async (
  transaction: Database,
  { services, product, lead, now }: AcceptedContext,
): Promise<void> => {
  const recipient = lead.application.contactDetails?.email
  const accepted = findAcceptedOffer(services.lenders, lead, product)
  if (recipient === undefined || accepted === null) return
  const locale = resolveMessageLocale(product, lead.application.policies ?? [])
  const { formatAmount } = createFigureFormats(product, locale)
  const { lender, offer, reference } = accepted
  const texts = getMessageTexts(locale).accepted(product.displayName, {
    lender: lender.name,
    amount: formatAmount(offer.amount),
  })
  const input = { accepted, product, locale, texts }
  await sendEmail(transaction, services, {
    // Its figures and dates are a duty towards the borrower.
    isOwed: true,
    lead,
    recipient,
    product,
    locale,
    texts,
    names: [
      lender.name,
      reference,
      ...[lender.phone, lender.email, lender.website].filter((line) => line !== null),
      ...listRegistrationDetails(offer.lender).map(([name]) => name),
    ],
    sections: [buildFigures(input), buildNextSteps(input), buildContact(input)],
    address: await createResumeLink(transaction, { services, lead, now }),
    attachments: [
      {
        fileName: `${reference}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: buildCalendar({ accepted, signedAt: null }, product, locale),
      },
    ],
    now,
  })
}
