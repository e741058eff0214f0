// The record of one lead for its page: states, times and names of answers, and no value of an answer except masked
// contact data.
import { isRecord } from '@loan/domain/records'
import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { inTransaction } from '../database/inTransaction.ts'
import {
  consents,
  contractSignings,
  leads,
  leadTokens,
  outbox,
  passwords,
  reminders,
  resumeLinks,
  uploads,
  verifications,
} from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { maskNumber } from '../leads/status/buildStatus.ts'
import { journeySchema, type LenderLogEntry } from '../lender-journeys/journey.ts'
import { type OperatorAction, readLeadActions, recordAction } from './actionLog.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'
import { createPerson, type Person, type PersonKind } from './person.ts'

type Rows = {
  readonly consents: readonly (typeof consents.$inferSelect)[]
  readonly requests: readonly (typeof outbox.$inferSelect)[]
  readonly verification: typeof verifications.$inferSelect | null
  readonly signings: readonly (typeof contractSignings.$inferSelect)[]
  readonly devices: readonly (typeof leadTokens.$inferSelect)[]
  readonly links: readonly (typeof resumeLinks.$inferSelect)[]
  readonly uploads: readonly (typeof uploads.$inferSelect)[]
  readonly passwordAt: Date | null
  readonly remindedAt: Date | null
}

/**
 * Reads every row that belongs to the leads, with one query for each table, so that a request about a person with many
 * leads ends in time. Each query uses an index. Returns a function that returns the rows of one of the leads.
 */
export const readRowsOfLeads = async (
  database: Database,
  leadIds: readonly string[],
): Promise<(leadId: string) => Rows> => {
  const ids = [...leadIds]
  const all = {
    consents: await database.select().from(consents).where(inArray(consents.leadId, ids)).orderBy(consents.id),
    requests: await database.select().from(outbox).where(inArray(outbox.leadId, ids)).orderBy(outbox.id),
    verifications: await database.select().from(verifications).where(inArray(verifications.leadId, ids)),
    signings: await database.select().from(contractSignings).where(inArray(contractSignings.leadId, ids)),
    devices: await database
      .select()
      .from(leadTokens)
      .where(inArray(leadTokens.leadId, ids))
      .orderBy(leadTokens.createdAt),
    links: await database
      .select()
      .from(resumeLinks)
      .where(inArray(resumeLinks.leadId, ids))
      .orderBy(resumeLinks.createdAt),
    uploads: await database.select().from(uploads).where(inArray(uploads.leadId, ids)).orderBy(uploads.at),
    passwords: await database.select().from(passwords).where(inArray(passwords.leadId, ids)),
    reminders: await database.select().from(reminders).where(inArray(reminders.leadId, ids)),
  }
  return (leadId) => {
    const isOfLead = (row: { readonly leadId: string }): boolean => row.leadId === leadId
    return {
      consents: all.consents.filter(isOfLead),
      requests: all.requests.filter(isOfLead),
      verification: all.verifications.find(isOfLead) ?? null,
      signings: all.signings.filter(isOfLead),
      devices: all.devices.filter(isOfLead),
      links: all.links.filter(isOfLead),
      uploads: all.uploads.filter(isOfLead),
      passwordAt: all.passwords.find(isOfLead)?.at ?? null,
      remindedAt: all.reminders.find(isOfLead)?.at ?? null,
    }
  }
}

const contactSchema = v.fallback(
  v.object({
    contactDetails: v.optional(v.object({ email: v.optional(v.string()), phoneNumber: v.optional(v.string()) }), {}),
  }),
  { contactDetails: {} },
)

/** The persons that the answers name, from an unparsed application. */
export const readPersons = (application: unknown): Readonly<Partial<Record<PersonKind, Person>>> => {
  const { email, phoneNumber } = v.parse(contactSchema, application).contactDetails
  return {
    ...(email !== undefined && { email: createPerson('email', email) }),
    ...(phoneNumber !== undefined && { phone: createPerson('phone', phoneNumber) }),
  }
}

/** `a•••@example.com`; the provider is needed to understand bounces. */
const maskEmail = (address: string): string => {
  const [local = '', provider = ''] = address.split('@')
  return `${Array.from(local)[0] ?? ''}•••@${provider}`
}

export const maskPerson = ({ kind, value }: Person): string => (kind === 'email' ? maskEmail(value) : maskNumber(value))

/** Paths of the answers, such as `contactDetails.email`; a list counts as one answer. */
const listAnswerPaths = (answers: unknown, path: string): readonly string[] =>
  isRecord(answers)
    ? Object.entries(answers).flatMap(([key, inner]) => listAnswerPaths(inner, path === '' ? key : `${path}.${key}`))
    : [path]

export type LeadRecord = Rows & {
  readonly lead: Omit<typeof leads.$inferSelect, 'application' | 'journey'>
  readonly answerPaths: readonly string[]
  /** Null for a journey that cannot be parsed. */
  readonly steps: readonly LenderLogEntry[] | null
  readonly offers: number
  /** The requested review of the rejection; null when the applicant requested none. */
  readonly review: { readonly requestedAt: Date; readonly answeredAt: Date | null } | null
  readonly persons: ReturnType<typeof readPersons>
  readonly actions: readonly OperatorAction[]
}

const journeyOrNone = v.nullable(journeySchema)

const reviewSchema = v.object({
  reviewRequested: v.literal(true),
  reviewRequestedAt: v.exactOptional(v.string()),
  reviewAnsweredAt: v.exactOptional(v.string()),
})

/** Reads nothing else of the journey, because a review must not be lost with an invalid row. */
const toReview = (journey: unknown, updatedAt: Date): LeadRecord['review'] => {
  const parsed = v.safeParse(reviewSchema, journey)
  if (!parsed.success) return null
  const { reviewRequestedAt, reviewAnsweredAt } = parsed.output
  return {
    requestedAt: reviewRequestedAt === undefined ? updatedAt : new Date(reviewRequestedAt),
    answeredAt: reviewAnsweredAt === undefined ? null : new Date(reviewAnsweredAt),
  }
}

/** Null for an unknown id. Records the view in the same transaction. */
export const viewLead = (
  services: OperatorServices,
  { operator, clientHash, now }: Actor,
  leadId: string,
): Promise<LeadRecord | null> =>
  inTransaction(services.storage, async (transaction) => {
    const [found] = await transaction.select().from(leads).where(eq(leads.id, leadId))
    await recordAction(transaction, services, {
      at: now,
      operator,
      kind: 'view',
      leadId,
      result: found === undefined ? 'none' : 'done',
      clientHash,
    })
    if (found === undefined) return null
    const readRows = await readRowsOfLeads(transaction, [leadId])
    const { application, journey, ...lead } = found
    const parsed = v.safeParse(journeyOrNone, journey)
    return {
      ...readRows(leadId),
      lead,
      answerPaths: isRecord(application) && Object.keys(application).length > 0 ? listAnswerPaths(application, '') : [],
      steps: parsed.success ? (parsed.output?.steps ?? []) : null,
      offers: parsed.success ? (parsed.output?.offers.length ?? 0) : 0,
      review: toReview(journey, lead.updatedAt),
      persons: readPersons(application),
      actions: await readLeadActions(transaction, leadId),
    }
  })
