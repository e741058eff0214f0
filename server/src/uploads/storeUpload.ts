// Stores the uploads of a lead. An upload of the same side replaces the previous one.
import { type UploadSide, uploadSides } from '@loan/domain/lender-steps/documentSides'
import { eq, inArray } from 'drizzle-orm'
import { uploads } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import type { UploadedFile } from './fileReadResult.ts'
import type { FileStore, StoredFile } from '../ports/fileStore.ts'

type UploadTarget = { readonly leadId: string; readonly side: UploadSide; readonly now: Date }

/** A file that is already stored. */
export type WrittenUpload = StoredFile & Pick<typeof uploads.$inferInsert, 'mimeType' | 'bytes'>

/** Writes the file before the transaction, because encryption and fsync take too long to hold a row lock. */
export const writeUpload = async (storage: FileStore, { mimeType, bytes }: UploadedFile): Promise<WrittenUpload> => ({
  ...(await storage.write(bytes)),
  mimeType,
  bytes: bytes.length,
})

/** The previous file is unreadable when its key is replaced. A background job deletes it. */
export const storeUpload = async (
  transaction: Database,
  written: WrittenUpload,
  { leadId, side, now }: UploadTarget,
): Promise<void> => {
  const row = { ...written, at: now }
  await transaction
    .insert(uploads)
    .values({ leadId, side, ...row })
    .onConflictDoUpdate({ target: [uploads.leadId, uploads.side], set: row })
}

/** Returns the uploaded sides in the order of `uploadSides`. */
export const readReceivedSides = async (database: Database, leadId: string): Promise<UploadSide[]> => {
  const rows = await database.select({ side: uploads.side }).from(uploads).where(eq(uploads.leadId, leadId))
  return uploadSides.filter((side) => rows.some((row) => row.side === side))
}

/** Longer than any upload takes, so that a file with an uncommitted row is not deleted. */
export const unusedUploadGraceMs = 600_000

const batch = 500

/**
 * Deletes every file without a row: replaced, deleted with its lead, or of an interrupted upload. Returns their number.
 * Throws the first failure after it has tried all files.
 */
export const deleteUnusedUploads = async (database: Database, storage: FileStore, before: Date): Promise<number> => {
  const files = await storage.list(before)
  const failures: unknown[] = []
  let deleted = 0
  for (let from = 0; from < files.length; from += batch) {
    const names = files.slice(from, from + batch)
    const rows = await database
      .select({ fileName: uploads.fileName })
      .from(uploads)
      .where(inArray(uploads.fileName, names))
    const named = new Set(rows.map(({ fileName }) => fileName))
    const orphans = names.filter((name) => !named.has(name))
    // One after the other, because many at once would fill the queue of the database. A file that cannot be deleted
    // does not stop the deletion of the others.
    for (const name of orphans) await storage.remove(name).catch((error: unknown) => failures.push(error))
    deleted += orphans.length
  }
  if (failures.length > 0) throw failures[0]
  return deleted
}
