// The server's secret, from which the keys of hashes and encryption are derived. It is set by the environment, or
// generated once and stored in the data folder.
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { getErrorCode } from '../lib/getErrorCode.ts'

const fileName = 'secret-key'

/**
 * Generates the key. When another process has generated it first, returns that one. The key is written to a temporary
 * file and linked to its name, so that no process reads an incomplete key.
 */
const generateKey = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const key = randomBytes(32).toString('base64url')
  const file = join(folder, fileName)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, key, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
    return key
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return await readFile(file, 'utf8')
    throw error
  } finally {
    await unlink(draft)
  }
}

const readOrGenerateKey = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, fileName), 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return generateKey(folder)
    throw error
  }
}

/** Returns at least 32 characters. Throws ConfigError when the stored key is shorter. */
export const loadSecretKey = async ({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string> => {
  const key = secretKey ?? (await readOrGenerateKey(dataDir))
  if (key.length >= 32) return key
  throw new ConfigError(`SECRET_KEY should be set, or ${join(dataDir, fileName)} deleted: it contains no key`)
}

/** One for each purpose, because deriving a key takes as long as the ten hashes of a request. */
const purposeKeys = new Map<string, Buffer>()

/** Derives a key of 32 bytes for one purpose (HKDF). `purpose` is a name in the code, never data of a request. */
export const derivePurposeKey = (secretKey: string, purpose: string): Buffer => {
  const name = `${purpose}\n${secretKey}`
  const existing = purposeKeys.get(name)
  if (existing !== undefined) return existing
  const derived = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
  purposeKeys.set(name, derived)
  return derived
}
