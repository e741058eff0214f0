// The server's own secret: what keyed hashes are made with. Given by the environment, or made once and kept beside the
// embedded database.
import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'

const fileName = 'secret-key'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Another process may have made it in the meantime: whoever was first counts. */
const makeKey = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  try {
    const key = randomBytes(32).toString('base64url')
    await writeFile(join(folder, fileName), key, { flag: 'wx', mode: 0o600 })
    return key
  } catch (error) {
    if (isThere(error)) return readFile(join(folder, fileName), 'utf8')
    throw error
  }
}

const readOrMakeKey = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, fileName), 'utf8')
  } catch (error) {
    if (isMissing(error)) return makeKey(folder)
    throw error
  }
}

/** At least 32 characters. Throws ConfigError where the folder holds something else. */
export const openSecretKey = async ({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string> => {
  const key = secretKey ?? (await readOrMakeKey(dataDir))
  if (key.length >= 32) return key
  throw new ConfigError(`SECRET_KEY should be set, or ${join(dataDir, fileName)} be taken away, which holds no key`)
}

/** A key for one purpose alone, 32 bytes. */
export const keyFor = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
