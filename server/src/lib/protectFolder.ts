// Folders and files with applicants' data are for the server's user alone, whatever made them and under whatever umask.
import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from './errorCode.ts'

/** Takes every right of others away. What vanished in the meantime, or belongs to another user, is left as it is. */
export const protectPath = async (path: string): Promise<void> => {
  try {
    const stats = await lstat(path)
    const mode = stats.mode & 0o700
    if (!stats.isSymbolicLink() && (stats.mode & 0o777) !== mode) await chmod(path, mode)
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(errorCodeOf(error))) throw error
  }
}

/** The folder and everything in it; nothing where it is missing. */
export const protectTree = async (folder: string): Promise<void> => {
  await protectPath(folder)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return []
    throw error
  })
  for (const { parentPath, name } of entries) await protectPath(join(parentPath, name))
}
