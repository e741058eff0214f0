// Replaces what was written with another secret of the server than the current one: contents of the outbox, hashes of
// addresses with a password, and keys for unsubscribed addresses. Works in small batches while servers handle requests.
// Uploaded files have their own keys. Everything else that depends on a secret is valid for a day at most, or was sent
// in a link.
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { buildKeyId, type SecretKey } from '../config/secretKey.ts'
import { leads, outbox, passwords, secretKeys } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { hashAddress, listAddressHashes } from '../leads/access/passwordSignIn.ts'
import { encryptAddressKey, reencryptAddressKey } from '../messages/addressKeys.ts'
import { reencryptContent } from '../outbox/outboxRows.ts'

const batch = 100

export type RotationResult = {
  /** Rows that are written with the current secret now. */
  readonly changed: number
  /** Rows that no secret of this server decrypts. */
  readonly unreadable: number
}

const noRows: RotationResult = { changed: 0, unreadable: 0 }

const add = (one: RotationResult, other: RotationResult): RotationResult => ({
  changed: one.changed + other.changed,
  unreadable: one.unreadable + other.unreadable,
})

/** Records that a server uses the current secret. Run it at least once a day. */
export const recordCurrentSecret = async (database: Database, { current }: SecretKey, now: Date): Promise<void> => {
  await database
    .insert(secretKeys)
    .values({ id: buildKeyId(current), usedAt: now })
    .onConflictDoUpdate({
      target: secretKeys.id,
      set: { usedAt: sql`greatest(${secretKeys.usedAt}, excluded.used_at)` },
    })
}

/** A row that changes in the meantime is left to its writer: the next run finds it again when it needs to. */
const rotateOutbox = async (database: Database, secretKey: SecretKey): Promise<RotationResult> => {
  let result = noRows
  for (let after = 0; ;) {
    const rows = await database
      .select({ id: outbox.id, leadId: outbox.leadId, sealed: outbox.sealed })
      .from(outbox)
      .where(and(isNotNull(outbox.sealed), gt(outbox.id, after)))
      .orderBy(asc(outbox.id))
      .limit(batch)
    for (const { id, leadId, sealed } of rows) {
      if (sealed === null) continue
      const content = reencryptContent(secretKey, { sealed, leadId })
      if (content.outcome === 'unreadable') result = add(result, { changed: 0, unreadable: 1 })
      if (content.outcome !== 'changed') continue
      const isSame = and(eq(outbox.id, id), eq(outbox.sealed, sealed))
      const changed = await database
        .update(outbox)
        .set({ sealed: content.encrypted })
        .where(isSame)
        .returning({ id: outbox.id })
      result = add(result, { changed: changed.length, unreadable: 0 })
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return result
    after = last.id
  }
}

/** The hash of an address that its lead no longer has remains; it is deleted with the lead. */
const rotatePasswords = async (database: Database, secretKey: SecretKey): Promise<RotationResult> => {
  let result = noRows
  const email = sql<string>`coalesce(${leads.application}->'contactDetails'->>'email', '')`
  for (let after: string | null = null; ;) {
    const rows: readonly { leadId: string; emailHash: string | null; product: string; email: string }[] = await database
      .select({ leadId: passwords.leadId, emailHash: passwords.emailHash, product: leads.product, email })
      .from(passwords)
      .innerJoin(leads, eq(leads.id, passwords.leadId))
      .where(and(isNotNull(passwords.emailHash), after === null ? undefined : gt(passwords.leadId, after)))
      .orderBy(asc(passwords.leadId))
      .limit(batch)
    for (const { leadId, emailHash, ...address } of rows) {
      const current = hashAddress(secretKey, address)
      if (emailHash === null || emailHash === current) continue
      if (!listAddressHashes(secretKey, address).includes(emailHash)) {
        result = add(result, { changed: 0, unreadable: 1 })
        continue
      }
      const isSame = and(eq(passwords.leadId, leadId), eq(passwords.emailHash, emailHash))
      await database.update(passwords).set({ emailHash: current }).where(isSame)
      result = add(result, { changed: 1, unreadable: 0 })
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return result
    after = last.leadId
  }
}

/** Stores the address keys of the other secrets, and encrypts those of earlier ones with the current secret. */
const rotateAddressKeys = async (database: Database, secretKey: SecretKey, now: Date): Promise<RotationResult> => {
  let result = noRows
  for (const other of secretKey.others) {
    const id = buildKeyId(other)
    const sealedAddressKey = encryptAddressKey(secretKey, other, id)
    const added = await database
      .insert(secretKeys)
      .values({ id, usedAt: now, sealedAddressKey })
      .onConflictDoUpdate({
        target: secretKeys.id,
        set: { sealedAddressKey },
        setWhere: isNull(secretKeys.sealedAddressKey),
      })
      .returning({ id: secretKeys.id })
    result = add(result, { changed: added.length, unreadable: 0 })
  }
  const rows = await database.select().from(secretKeys).where(isNotNull(secretKeys.sealedAddressKey))
  for (const { id, sealedAddressKey } of rows) {
    if (sealedAddressKey === null) continue
    const key = reencryptAddressKey(secretKey, sealedAddressKey, id)
    if (key.outcome === 'unreadable') result = add(result, { changed: 0, unreadable: 1 })
    if (key.outcome !== 'changed') continue
    const isSame = and(eq(secretKeys.id, id), eq(secretKeys.sealedAddressKey, sealedAddressKey))
    await database.update(secretKeys).set({ sealedAddressKey: key.encrypted }).where(isSame)
    result = add(result, { changed: 1, unreadable: 0 })
  }
  return result
}

export type RotationResults = Readonly<Record<'outbox' | 'passwords' | 'addressKeys', RotationResult>>

/**
 * May run concurrently with requests and with itself. Run it again while servers use another secret as their current
 * one. Does nothing when the server has one secret.
 */
export const rotateSecretKey = async (
  database: Database,
  secretKey: SecretKey,
  now: Date,
): Promise<RotationResults> => {
  if (secretKey.others.length === 0) return { outbox: noRows, passwords: noRows, addressKeys: noRows }
  return {
    // First, because the hashes of unsubscribed addresses are lost without it.
    addressKeys: await rotateAddressKeys(database, secretKey, now),
    outbox: await rotateOutbox(database, secretKey),
    passwords: await rotatePasswords(database, secretKey),
  }
}
