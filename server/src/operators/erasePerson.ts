// Erases one person (GDPR, article 17): every lead as "Clear my data" does, and the files of uploads at once. Also
// erases what refers to the person by a hash, except the list of unsubscribed addresses
// (docs/decisions/42-operators.md).
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../database/inTransaction.ts'
import { leads, uploads } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { deleteCodeSends } from '../leads/verification/codeBudget.ts'
import { eraseStored } from '../leads/retention/eraseWithNotice.ts'
import { deletePasswordTries } from '../leads/access/passwordSignIn.ts'
import { deleteEmailSends } from '../messages/emailBudget.ts'
import { recordAction } from './actionLog.ts'
import { readPersonLeads } from './findLeads.ts'
import { readPersons } from './leadRecord.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'
import { buildPersonCondition, hashPerson, type Person } from './person.ts'

type ErasureResult = {
  readonly fileNames: readonly string[]
  /** The addresses and numbers in the answers of the lead. */
  readonly persons: readonly Person[]
  /** False for a lead that could not be read: its lender gets no notice. */
  readonly isReadable: boolean
}

type FoundLead = { readonly leadId: string; readonly person: Person; readonly now: Date }

/** Null when the lead was deleted or names another person since it was found. Holds its row lock. */
const eraseLead = async (
  services: OperatorServices,
  transaction: Database,
  { leadId, person, now }: FoundLead,
): Promise<ErasureResult | null> => {
  const isFound = and(eq(leads.id, leadId), buildPersonCondition(person))
  const [lead] = await transaction.select().from(leads).where(isFound).for('update')
  if (lead === undefined) return null
  const files = await transaction.select({ name: uploads.fileName }).from(uploads).where(eq(uploads.leadId, leadId))
  const isReadable = await eraseStored({ services, database: transaction, now }, lead)
  const persons = Object.values(readPersons(lead.application))
  return { fileNames: files.map(({ name }) => name), persons, isReadable }
}

const deleteHashedRows = async (
  transaction: Database,
  { secretKey, products }: OperatorServices,
  persons: readonly Person[],
): Promise<void> => {
  // The leads of a person have mostly the same address and number.
  const different = new Map(persons.map((person) => [`${person.kind} ${person.value}`, person]))
  for (const { kind, value } of different.values()) {
    if (kind === 'phone') await deleteCodeSends(transaction, { secretKey, phoneNumber: value })
    else {
      await deleteEmailSends(transaction, { secretKey, email: value })
      const addresses = products.map(({ id }) => ({ product: id, email: value }))
      await deletePasswordTries(transaction, secretKey, addresses)
    }
  }
}

/** The cleanup job deletes a file that cannot be deleted now. Without its row it is unreadable. */
const removeFiles = async ({ uploads: storage, log }: OperatorServices, names: readonly string[]): Promise<void> => {
  const removals = await Promise.allSettled(names.map((name) => storage.remove(name)))
  const failed = removals.filter(({ status }) => status === 'rejected').length
  if (failed > 0) log.warn('files of erased leads remain until the next cleanup', { count: failed })
}

/**
 * Leads of one transaction. Each needs about 20 statements, and the time of a transaction is limited
 * (database/postgresConnections.ts).
 */
const batchSize = 15

type ErasedBatch = {
  readonly found: number
  readonly erased: readonly ErasureResult[]
}

/** Locks in the order of the ids, so that two erasures at the same time do not wait for each other. */
const eraseBatch = (
  services: OperatorServices,
  { operator, clientHash, now }: Actor,
  person: Person,
): Promise<ErasedBatch> =>
  inTransaction(services.storage, async (transaction) => {
    const found = await readPersonLeads(transaction, person, batchSize)
    const erased: (ErasureResult & { readonly leadId: string })[] = []
    for (const id of found.map((lead) => lead.id).toSorted()) {
      const one = await eraseLead(services, transaction, { leadId: id, person, now })
      if (one !== null) erased.push({ ...one, leadId: id })
    }
    await deleteHashedRows(transaction, services, [person, ...erased.flatMap(({ persons }) => persons)])
    const recorded = { at: now, operator, kind: 'erase', clientHash } as const
    const personHash = hashPerson(services.secretKey, person)
    const result = erased.length === 0 ? 'none' : 'done'
    await recordAction(transaction, services, { ...recorded, personHash, leadCount: erased.length, result })
    for (const { leadId } of erased)
      await recordAction(transaction, services, { ...recorded, leadId, personHash, result })
    return { found: found.length, erased }
  })

/** Returns the number of erased leads. Each batch is one transaction with its records. */
export const erasePerson = async (services: OperatorServices, actor: Actor, person: Person): Promise<number> => {
  let total = 0
  for (;;) {
    const { found, erased } = await eraseBatch(services, actor, person)
    const unreadable = erased.filter(({ isReadable }) => !isReadable).length
    if (unreadable > 0)
      services.log.warn('erased leads could not be read: no lender got a notice', { count: unreadable })
    await removeFiles(
      services,
      erased.flatMap(({ fileNames }) => fileNames),
    )
    total += erased.length
    if (found < batchSize) return total
  }
}
