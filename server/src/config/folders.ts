// The folders this server writes to, tried before anything is written.
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { relative } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { errorCodeOf } from '../lib/errorCode.ts'
import { protectPath } from '../lib/protectFolder.ts'

const reasons = new Map([
  ['EEXIST', 'a file is in its place'],
  ['ENOTDIR', 'a file is in its way'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the disk cannot be written'],
])

const openFolder = async (name: string, folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await protectPath(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = errorCodeOf(error)
    const reason = reasons.get(code) ?? code
    throw new ConfigError(`${name} should be a folder to write to, not ${JSON.stringify(folder)}: ${reason}`)
  }
}

type Folders = Pick<Config, 'dataDir' | 'uploadDir' | 'databaseUrl' | 'secretKey'>

/** Makes the folders that are needed and missing. Throws ConfigError where one cannot be made or written to. */
export const openFolders = async ({ dataDir, uploadDir, databaseUrl, secretKey }: Folders): Promise<void> => {
  const holdsUploads = !relative(dataDir, uploadDir).startsWith('..')
  if (databaseUrl === null || secretKey === null || holdsUploads) await openFolder('DATA_DIR', dataDir)
  await openFolder('UPLOAD_DIR', uploadDir)
}
