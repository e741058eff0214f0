// Stores encrypted files in a folder that is not served.
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '../../lib/getErrorCode.ts'
import type { EncryptedFiles } from '../../ports/fileStore.ts'

/** Removes an incomplete file when it fails; otherwise a full disk would stay full until the next cleanup. */
const writeAndSync = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true }).catch(() => {})
    throw error
  }
}

/** Returns null when the file or the folder does not exist, for example because another server has deleted the file. */
const nullIfMissing = async <Result>(result: Promise<Result>): Promise<Result | null> => {
  try {
    return await result
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * `createFolders` (config/folders.ts) creates the folder when FILE_STORE is `disk`. With another FILE_STORE the folder
 * may be missing: its files are only read and removed.
 */
export const createDiskFiles = (folder: string): EncryptedFiles => ({
  write: (fileName, encrypted) => writeAndSync(join(folder, fileName), encrypted),
  read: (fileName) => nullIfMissing(readFile(join(folder, fileName))),
  list: async (before) => {
    const names = (await nullIfMissing(readdir(folder))) ?? []
    const stats = await Promise.all(names.map((name) => nullIfMissing(stat(join(folder, name)))))
    return names.filter((_name, index) => {
      const file = stats[index]
      return file !== null && file !== undefined && file.mtime < before
    })
  },
  remove: (fileName) => rm(join(folder, fileName), { force: true }),
})
