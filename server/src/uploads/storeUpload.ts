// Which pictures a lead has sent. A side that is sent again replaces the one before.
import { type UploadSide, uploadSides } from '@loan/domain/lender-steps/documentSides'
import { eq, inArray } from 'drizzle-orm'
import { uploads } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import type { UploadedFile } from './fileReading.ts'
import type { Sealed, UploadStorage } from './uploadStorage.ts'

type Storing = { readonly leadId: string; readonly side: UploadSide; readonly now: Date }

/** A file that is on the disk already. */
export type WrittenUpload = Sealed & Pick<typeof uploads.$inferInsert, 'mimeType' | 'bytes'>

/** Writes the file before the transaction: encrypting and syncing take too long to hold a lock. */
export const writeUpload = async (
  storage: UploadStorage,
  { mimeType, bytes }: UploadedFile,
): Promise<WrittenUpload> => ({
  ...(await storage.write(bytes)),
  mimeType,
  bytes: bytes.length,
})

/** The file before is unreadable as soon as its key is replaced; sweepUploads takes it away. */
export const storeUpload = async (
  transaction: Database,
  written: WrittenUpload,
  { leadId, side, now }: Storing,
): Promise<void> => {
  const row = { ...written, at: now }
  await transaction
    .insert(uploads)
    .values({ leadId, side, ...row })
    .onConflictDoUpdate({ target: [uploads.leadId, uploads.side], set: row })
}

/** In the order they are asked for. */
export const readReceived = async (database: Database, leadId: string): Promise<UploadSide[]> => {
  const rows = await database.select({ side: uploads.side }).from(uploads).where(eq(uploads.leadId, leadId))
  return uploadSides.filter((side) => rows.some((row) => row.side === side))
}

/** Longer than any upload takes, so that a file whose row is not committed yet stays. */
export const sweepGraceMs = 600_000

const batch = 500

/** Takes away every file that no row names: replaced, deleted with its lead, or of an upload that was broken off. */
export const sweepUploads = async (database: Database, storage: UploadStorage, before: Date): Promise<number> => {
  const files = await storage.list(before)
  const failures: unknown[] = []
  let swept = 0
  for (let from = 0; from < files.length; from += batch) {
    const names = files.slice(from, from + batch)
    const rows = await database
      .select({ fileName: uploads.fileName })
      .from(uploads)
      .where(inArray(uploads.fileName, names))
    const named = new Set(rows.map(({ fileName }) => fileName))
    const orphans = names.filter((name) => !named.has(name))
    const removals = await Promise.allSettled(orphans.map((name) => storage.remove(name)))
    for (const removal of removals) if (removal.status === 'rejected') failures.push(removal.reason)
    swept += orphans.length
  }
  // After all the others: a file that cannot be removed does not stop them.
  if (failures.length > 0) throw failures[0]
  return swept
}
