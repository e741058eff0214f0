// Stores encrypted files in the table `stored_files`, in chunks. Each statement is short, so a large file blocks
// neither the event loop nor a connection (docs/decisions/56-files-in-the-database.md).
import { and, eq, lt, max, sql } from 'drizzle-orm'
import { firstChunkCondition, storedFiles } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { EncryptedFiles } from '../../ports/fileStore.ts'

const chunkBytes = 256 * 1024

/**
 * The drivers convert bytes to hexadecimal text and back, PGlite in JavaScript. Base64 is shorter and Node converts it.
 */
const contentText = sql<string>`encode(${storedFiles.content}, 'base64')`

/** The queries run on any connection, each in a separate transaction. */
export const createDatabaseFiles = (database: Database): EncryptedFiles => {
  const remove = async (fileName: string): Promise<void> => {
    await database.delete(storedFiles).where(eq(storedFiles.fileName, fileName))
  }

  const writeChunks = async (fileName: string, encrypted: Buffer): Promise<void> => {
    for (let start = 0; start < encrypted.length; start += chunkBytes) {
      const text = encrypted.toString('base64', start, start + chunkBytes)
      const content = sql`decode(${text}, 'base64')`
      await database.insert(storedFiles).values({ fileName, chunk: start / chunkBytes, content })
    }
  }

  /** Null when the file has no such chunk. */
  const readChunk = async (fileName: string, chunk: number): Promise<Buffer | null> => {
    const [row] = await database
      .select({ text: contentText })
      .from(storedFiles)
      .where(and(eq(storedFiles.fileName, fileName), eq(storedFiles.chunk, chunk)))
    return row === undefined ? null : Buffer.from(row.text, 'base64')
  }

  return {
    write: async (fileName, encrypted) => {
      try {
        await writeChunks(fileName, encrypted)
      } catch (error) {
        // The cleanup job removes what remains when this fails too.
        await remove(fileName).catch(() => {})
        throw error
      }
    },
    /** A file that is deleted while it is read is incomplete, and cannot be decrypted. */
    read: async (fileName) => {
      const [row] = await database
        .select({ last: max(storedFiles.chunk) })
        .from(storedFiles)
        .where(eq(storedFiles.fileName, fileName))
      const last = row?.last ?? null
      if (last === null) return null
      const chunks: Buffer[] = []
      for (let chunk = 0; chunk <= last; chunk += 1) {
        const bytes = await readChunk(fileName, chunk)
        if (bytes !== null) chunks.push(bytes)
      }
      return Buffer.concat(chunks)
    },
    /** The first chunk is written first, and all chunks are removed together. */
    list: async (before) => {
      const rows = await database
        .select({ fileName: storedFiles.fileName })
        .from(storedFiles)
        .where(and(sql.raw(firstChunkCondition), lt(storedFiles.at, before)))
      return rows.map(({ fileName }) => fileName)
    },
    remove,
  }
}
