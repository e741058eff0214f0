// Creates the folders that the server writes to, and checks their permissions at start.
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { relative } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { getErrorCode } from '../lib/getErrorCode.ts'
import { protectPath } from '../lib/protectFolder.ts'

const reasons = new Map([
  ['EEXIST', 'a file is in its place'],
  ['ENOTDIR', 'a parent folder is a file'],
  ['EACCES', 'this user has no permission to write there'],
  ['EPERM', 'this user has no permission to write there'],
  ['EROFS', 'the file system is read-only'],
])

const createFolder = async (name: string, folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await protectPath(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = getErrorCode(error)
    const reason = reasons.get(code) ?? code
    throw new ConfigError(`${name} should be a folder to write to, not ${JSON.stringify(folder)}: ${reason}`)
  }
}

type Folders = Pick<Config, 'dataDir' | 'fileStore' | 'uploadDir' | 'databaseUrl' | 'secretKey'>

/** Creates the needed folders. Throws ConfigError when one cannot be created or written to. */
export const createFolders = async ({
  dataDir,
  fileStore,
  uploadDir,
  databaseUrl,
  secretKey,
}: Folders): Promise<void> => {
  const containsUploads = fileStore === 'disk' && !relative(dataDir, uploadDir).startsWith('..')
  if (databaseUrl === null || secretKey === null || containsUploads) await createFolder('DATA_DIR', dataDir)
  if (fileStore === 'disk') await createFolder('UPLOAD_DIR', uploadDir)
}
