// Sends one reminder per draft to applicants who agreed to marketing by e-mail and have not unsubscribed.
// @assumed the specification names `/customer/email/unsubscribe` but no e-mail that needs it; this is that e-mail.
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { hourMs } from '@loan/domain/durations'
import { batchSize } from '../../database/batches.ts'
import { leads, reminders } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { LeadServices } from '../leadServices.ts'
import { getMessageTexts } from '../../messages/messageTexts.ts'
import { sendEmail } from '../../messages/sendEmail.ts'
import { isUnsubscribed } from '../../messages/unsubscribed.ts'
import { buildUnsubscribeLinks } from '../../messages/unsubscribeLinks.ts'
import { type Lead, lockLead } from '../lead.ts'
import { requireProduct } from '../products.ts'
import { createResumeLink } from '../links/resumeLink.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'

/** @assumed long enough that the applicant is no longer active, and early enough to resume before the draft expires. */
const idleHours = 3
const minRemainingHours = 6

const toMs = (count: number): number => count * hourMs

/** The e-mail address of a draft with a consent and with a datum that confirms a resume link; otherwise null. */
const findReminderAddress = ({
  submittedAt,
  application: { contactDetails, personalDetails },
}: Lead): string | null => {
  const { email, phoneNumber, marketingConsents } = contactDetails ?? {}
  const canConfirm = phoneNumber !== undefined || personalDetails?.dateOfBirth !== undefined
  return submittedAt === null && canConfirm && marketingConsents?.email === true ? (email ?? null) : null
}

const claim = async (transaction: Database, leadId: string, now: Date): Promise<boolean> => {
  const claimed = await transaction.insert(reminders).values({ leadId, at: now }).onConflictDoNothing().returning()
  return claimed.length > 0
}

/**
 * Whether another lead of the same address and product makes the reminder obsolete. That is a lead that was submitted
 * at about the time of this draft or later, or a draft that was changed later.
 */
const isContinuedElsewhere = async (database: Database, lead: Lead, email: string, lifeHours: number) => {
  const [other] = await database
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        sql`lower(${leads.application}->'contactDetails'->>'email') = ${email.toLowerCase()}`,
        eq(leads.product, lead.product),
        ne(leads.id, lead.id),
        or(
          gt(leads.submittedAt, new Date(lead.createdAt.getTime() - toMs(lifeHours))),
          and(isNull(leads.submittedAt), gt(leads.updatedAt, lead.updatedAt)),
        ),
      ),
    )
    .limit(1)
  return other !== undefined
}

type ReminderInput = { readonly leadId: string; readonly now: Date }

const getIdleSince = (now: Date): Date => new Date(now.getTime() - toMs(idleHours))
const getMinExpiry = (now: Date): Date => new Date(now.getTime() + toMs(minRemainingHours))

/** The applicant may have continued since the drafts were read. */
const isStillIdle = ({ updatedAt, expiresAt }: Lead, now: Date): boolean =>
  updatedAt < getIdleSince(now) && expiresAt > getMinExpiry(now)

const remind = async (services: LeadServices, database: Database, { leadId, now }: ReminderInput): Promise<boolean> => {
  const { config, secretKey } = services
  const lead = await lockLead(database, leadId)
  const email = lead === null ? null : findReminderAddress(lead)
  if (lead === null || email === null || !isStillIdle(lead, now)) return false
  if (!(await claim(database, leadId, now))) return false
  if (await isUnsubscribed(database, { secretKey, email })) return false
  const product = requireProduct(services, lead)
  if (await isContinuedElsewhere(database, lead, email, product.expiry.applicationHours)) return false
  const locale = resolveMessageLocale(product, lead.application.policies ?? [])
  const texts = getMessageTexts(locale).reminder(product.displayName)
  const address = await createResumeLink(database, { services, lead, now })
  const { url, headers } = buildUnsubscribeLinks(config, secretKey, { email, product: product.id })
  const unsubscribe = { label: texts.unsubscribe, address: url }
  await sendEmail(database, services, {
    lead,
    recipient: email,
    product,
    locale,
    texts,
    address,
    unsubscribe,
    headers,
    now,
  })
  return true
}

type Cursor = { readonly id: string; readonly expiresAt: Date }

/** One batch of idle drafts after the cursor that a reminder is possible for, ordered by expiry. */
const findIdleDrafts = (database: Database, now: Date, after: Cursor | null): Promise<readonly Cursor[]> => {
  const { application } = leads
  const canConfirm = sql`(${application}->'contactDetails'->'phoneNumber' is not null
    or ${application}->'personalDetails'->'dateOfBirth' is not null)`
  return database
    .select({ id: leads.id, expiresAt: leads.expiresAt })
    .from(leads)
    .leftJoin(reminders, eq(reminders.leadId, leads.id))
    .where(
      and(
        isNull(leads.submittedAt),
        isNull(reminders.leadId),
        sql`${application}->'contactDetails'->'marketingConsents'->>'email' = 'true'`,
        sql`${application}->'contactDetails'->'email' is not null`,
        canConfirm,
        lt(leads.updatedAt, getIdleSince(now)),
        gt(leads.expiresAt, getMinExpiry(now)),
        after === null ? undefined : sql`(${leads.expiresAt}, ${leads.id}) > (${after.expiresAt}, ${after.id})`,
      ),
    )
    .orderBy(leads.expiresAt, leads.id)
    .limit(batchSize)
}

export type RemindResult = {
  readonly reminded: number
  /** The errors of drafts whose reminder failed. */
  readonly failures: readonly unknown[]
}

/** Sends each reminder in its own transaction. Servers that share a database do not send a reminder twice. */
export const remindDrafts = async (services: LeadServices, now = services.now()): Promise<RemindResult> => {
  const failures: unknown[] = []
  let reminded = 0
  let after: Cursor | null = null
  for (;;) {
    const drafts: readonly Cursor[] = await findIdleDrafts(services.storage.database, now, after)
    for (const { id } of drafts) {
      try {
        if (await inTransaction(services.storage, (database) => remind(services, database, { leadId: id, now })))
          reminded += 1
      } catch (error) {
        failures.push(error)
      }
    }
    after = drafts.at(-1) ?? null
    if (drafts.length < batchSize) return { reminded, failures }
  }
}
