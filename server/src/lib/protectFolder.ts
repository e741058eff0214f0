// Restricts folders and files with applicants' data to the server's user, regardless of their creator and the umask.
import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from './getErrorCode.ts'

/** Removes the rights of group and others. Ignores a path that does not exist or belongs to another user. */
export const protectPath = async (path: string): Promise<void> => {
  try {
    const stats = await lstat(path)
    const mode = stats.mode & 0o700
    if (!stats.isSymbolicLink() && (stats.mode & 0o777) !== mode) await chmod(path, mode)
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(getErrorCode(error))) throw error
  }
}

/** Protects the folder and everything in it. Ignores a missing folder. */
export const protectTree = async (folder: string): Promise<void> => {
  await protectPath(folder)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  })
  for (const { parentPath, name } of entries) await protectPath(join(parentPath, name))
}
