// Builds both alternatives of an e-mail to an applicant and puts it into the outbox, within the budget of the address.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../database/storage.ts'
import { buildEmailHtml } from './buildEmailHtml.ts'
import { buildEmailText } from './buildEmailText.ts'
import { consumeEmailBudget, type EmailBudgetOptions } from './emailBudget.ts'
import type { EmailContent } from './emailContent.ts'
import { getMessageTexts } from './messageTexts.ts'
import { type NewMessage, sendMessage } from './outbox.ts'
import type { EmailTexts } from './texts/messageTexts.ts'

export type Email = {
  readonly lead: { readonly id: string; readonly expiresAt: Date }
  readonly recipient: string
  readonly product: Product
  readonly locale: LocaleKey
  readonly texts: EmailTexts
  /** The URL of the button. */
  readonly address: string
  readonly names?: EmailContent['names']
  readonly sections?: EmailContent['sections']
  readonly unsubscribe?: EmailContent['unsubscribe']
  readonly attachments?: NonNullable<NewMessage['attachments']>
  readonly headers?: Readonly<Record<string, string>>
  /** True for an e-mail that is sent although its recipient has got many; the default is false. */
  readonly isOwed?: boolean
  /** The e-mail is sent only while the lead is at this position. */
  readonly position?: NonNullable<NewMessage['position']>
  /** When it is sent at the earliest; at once by default. */
  readonly dueAt?: Date
  readonly now: Date
}

const buildContent = ({
  product,
  locale,
  texts: { subject, text, button, note, reason },
  address,
  names = [],
  sections = [],
  unsubscribe = null,
}: Email): EmailContent => ({
  language: product.country.languageTags[locale] ?? locale,
  brand: { key: product.brand, name: product.displayName },
  names,
  subject,
  text,
  sections,
  link: { label: button, address, plainLabel: getMessageTexts(locale).plainLink },
  note,
  reason,
  unsubscribe,
})

/**
 * The content expires with the lead. Sends nothing and returns false when the budget of the address is exhausted. No
 * reply may depend on that, because it would reveal that others used the address, unless the caller would lose its
 * access.
 */
export const sendEmail = async (transaction: Database, options: EmailBudgetOptions, email: Email): Promise<boolean> => {
  const { lead, recipient, address, attachments = [], headers = {}, isOwed = false, position, now, dueAt = now } = email
  // One with a position is counted when it is sent (messageHandlers.ts), because most of them are dropped.
  const isCounted = position === undefined
  if (isCounted && !(await consumeEmailBudget(transaction, options, { email: recipient, isOwed, now }))) return false
  const content = buildContent(email)
  await sendMessage(transaction, options.secretKey, {
    leadId: lead.id,
    channel: 'email',
    recipient,
    sender: content.brand.name,
    subject: content.subject,
    body: buildEmailText(content),
    html: buildEmailHtml(content),
    attachments,
    payload: address,
    headers,
    ...(position && { position }),
    createdAt: now,
    dueAt,
    expiresAt: lead.expiresAt,
  })
  return true
}
