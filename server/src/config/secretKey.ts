// The server's own secret: what keyed hashes are made with. Given by the environment, or made once and kept beside the
// embedded database.
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { errorCodeOf } from '../lib/errorCode.ts'

const fileName = 'secret-key'

/**
 * Another process may have made it in the meantime: whoever was first counts. Written beside its place and linked to it,
 * so that nobody ever reads a half of it.
 */
const makeKey = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const key = randomBytes(32).toString('base64url')
  const file = join(folder, fileName)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, key, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
    return key
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return await readFile(file, 'utf8')
    throw error
  } finally {
    await unlink(draft)
  }
}

const readOrMakeKey = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, fileName), 'utf8')
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return makeKey(folder)
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
