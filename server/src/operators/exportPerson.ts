// The data of one person as JSON (GDPR, articles 15 and 20): everything that the database has about the person's leads,
// without secrets and hashes that only the server uses.
import { isRecord } from '@loan/domain/records'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction } from '../database/inTransaction.ts'
import { affiliateEvents, leads, operatorActions } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { findApplicationNumber } from '../leads/products.ts'
import { readCodeTimes } from '../leads/verification/codeBudget.ts'
import { isWithheld } from '../leads/verification/verification.ts'
import { readEmailTimes } from '../messages/emailBudget.ts'
import { isUnsubscribed } from '../messages/unsubscribed.ts'
import { recordAction } from './actionLog.ts'
import { personLeadLimit, readPersonLeads } from './findLeads.ts'
import { readRowsOfLeads } from './leadRecord.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'
import { hashPerson, type Person } from './person.ts'

/** Fields of the journey that are not exported: the reference of a provider, and the hash of the client's network. */
const journeySecrets: readonly string[] = ['handOver', 'clientHash']

const removeSecrets = (journey: unknown): unknown =>
  isRecord(journey)
    ? Object.fromEntries(Object.entries(journey).filter(([key]) => !journeySecrets.includes(key)))
    : journey

type ExportedRows = {
  readonly lead: typeof leads.$inferSelect
  readonly rows: ReturnType<Awaited<ReturnType<typeof readRowsOfLeads>>>
  readonly events: readonly (typeof affiliateEvents.$inferSelect)[]
  /** The calls by which lenders fetched pictures. */
  readonly fetches: readonly (typeof operatorActions.$inferSelect)[]
}

const exportLead = (services: OperatorServices, { lead, rows, events, fetches }: ExportedRows) => {
  const { id, product, status, state, createdAt, updatedAt, submittedAt, expiresAt, erasedAt } = lead
  return {
    id,
    applicationNumber: findApplicationNumber(services, lead),
    product,
    status,
    state,
    createdAt,
    updatedAt,
    submittedAt,
    expiresAt,
    erasedAt,
    answers: lead.application,
    journey: removeSecrets(lead.journey),
    consents: rows.consents.map(({ lender, key, version, locale, textHash, given, at }) => ({
      lender: lender === '' ? null : lender,
      key,
      version,
      locale,
      textHash,
      given: given === 'yes',
      at,
    })),
    messages: rows.requests.map(
      ({ kind, status: sendStatus, attempts, outcomeCode, createdAt: writtenAt, sentAt, reportedAt }) => ({
        kind,
        status: sendStatus,
        attempts,
        outcomeCode,
        createdAt: writtenAt,
        sentAt,
        reportedAt,
      }),
    ),
    verification:
      rows.verification === null
        ? null
        : {
            phoneNumber: rows.verification.phoneNumber,
            sentAt: isWithheld(rows.verification) ? null : rows.verification.sentAt,
            verifiedAt: rows.verification.verifiedAt,
          },
    signatures: rows.signings.map(({ offerId, locale, sentAt, signedAt, signature }) => ({
      offerId,
      locale,
      codeSentAt: sentAt,
      signedAt,
      signature,
    })),
    devices: rows.devices.map(({ createdAt: since }) => ({ since })),
    resumeLinks: rows.links.map(({ kind, createdAt: issuedAt, expiresAt: validUntil, revokedAt }) => ({
      kind,
      createdAt: issuedAt,
      expiresAt: validUntil,
      revokedAt,
    })),
    uploads: rows.uploads.map(({ side, mimeType, bytes, at }) => ({ side, mimeType, bytes, at })),
    picturesFetched: fetches.map(({ operator: by, at }) => ({ by, at })),
    passwordSetAt: rows.passwordAt,
    remindedAt: rows.remindedAt,
    affiliateEvents: events.map(({ name, reference, subId, transactionId, at }) => ({
      name,
      reference,
      subId,
      transactionId,
      at,
    })),
  }
}

/** In the order of the ids. */
const exportLeads = async (services: OperatorServices, database: Database, ids: readonly string[]) => {
  const found = await database
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))
  const events = await database
    .select()
    .from(affiliateEvents)
    .where(inArray(affiliateEvents.leadId, [...ids]))
  const fetches = await database
    .select()
    .from(operatorActions)
    .where(and(inArray(operatorActions.leadId, [...ids]), eq(operatorActions.kind, 'fetch')))
    .orderBy(operatorActions.id)
  const readRows = await readRowsOfLeads(database, ids)
  return ids.flatMap((id) => {
    const lead = found.find((row) => row.id === id)
    if (lead === undefined) return []
    const isOfLead = ({ leadId }: { readonly leadId: string | null }): boolean => leadId === id
    const ofLead = { events: events.filter(isOfLead), fetches: fetches.filter(isOfLead) }
    return [exportLead(services, { lead, rows: readRows(id), ...ofLead })]
  })
}

export type PersonExport =
  | { readonly result: 'done'; readonly json: string }
  | { readonly result: 'none' }
  /** The person has too many leads for one file. */
  | { readonly result: 'rejected' }

/**
 * Reads everything and records the export in one transaction. Nothing is returned when the record cannot be written.
 */
export const exportPerson = (
  services: OperatorServices,
  { operator, clientHash, now }: Actor,
  person: Person,
): Promise<PersonExport> => {
  const { secretKey, storage } = services
  return inTransaction(storage, async (transaction): Promise<PersonExport> => {
    // Each query reads the same moment, so that an erasure or a cleanup during the export does not empty a lead.
    await transaction.execute(sql`set transaction isolation level repeatable read`)
    const found = await readPersonLeads(transaction, person)
    const result = found.length === 0 ? 'none' : found.length >= personLeadLimit ? 'rejected' : 'done'
    await recordAction(transaction, services, {
      at: now,
      operator,
      kind: 'export',
      personHash: hashPerson(secretKey, person),
      leadCount: found.length,
      result,
      clientHash,
    })
    if (result !== 'done') return { result }
    const exported = await exportLeads(
      services,
      transaction,
      found.map(({ id }) => id),
    )
    const content = {
      format: 'loan-person-1',
      exportedAt: now,
      person: { [person.kind]: person.value },
      leads: exported,
      /** Null where the address is not what the person was found by. */
      unsubscribed:
        person.kind === 'email' ? await isUnsubscribed(transaction, { secretKey, email: person.value }) : null,
      emailsOfLastDay:
        person.kind === 'email' ? await readEmailTimes(transaction, { secretKey, email: person.value }) : null,
      codesOfLastDay:
        person.kind === 'phone' ? await readCodeTimes(transaction, { secretKey, phoneNumber: person.value }) : null,
    }
    return { result, json: `${JSON.stringify(content, null, 2)}\n` }
  })
}
