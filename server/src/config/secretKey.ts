// The server's secret, from which the keys of hashes and encryption are derived. It is set by the environment, or
// generated once and stored in the data folder. Further secrets are only read, so that the secret can be replaced
// (docs/decisions/44-key-rotation-and-retention.md).
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

/** Each secret has at least 32 characters. */
export type SecretKey = {
  /** Encrypts and hashes. */
  readonly current: string
  /** Decrypt and find what another server, or this one before a rotation, wrote with them. */
  readonly others: readonly string[]
}

type SecretConfig = Pick<Config, 'secretKey' | 'readSecretKeys' | 'dataDir'>

/** Throws ConfigError when the stored key is shorter than 32 characters. */
export const loadSecretKey = async ({ secretKey, readSecretKeys, dataDir }: SecretConfig): Promise<SecretKey> => {
  const current = secretKey ?? (await readOrGenerateKey(dataDir))
  const others = [...new Set(readSecretKeys)].filter((key) => key !== current)
  if (current.length >= 32) return { current, others }
  throw new ConfigError(`SECRET_KEY should be set, or ${join(dataDir, fileName)} deleted: it contains no key`)
}

/** One for each purpose, because deriving a key takes as long as the ten hashes of a request. */
const purposeKeys = new Map<string, Buffer>()

const deriveKey = (secret: string, purpose: string): Buffer => {
  const name = `${purpose}\n${secret}`
  const existing = purposeKeys.get(name)
  if (existing !== undefined) return existing
  const derived = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  purposeKeys.set(name, derived)
  return derived
}

/** Derives a key of 32 bytes for one purpose (HKDF). `purpose` is a name in the code, never data of a request. */
export const derivePurposeKey = ({ current }: SecretKey, purpose: string): Buffer => deriveKey(current, purpose)

/** The keys that may have encrypted or hashed a stored value, the current one first. */
export const derivePurposeKeys = ({ current, others }: SecretKey, purpose: string): readonly [Buffer, ...Buffer[]] => [
  deriveKey(current, purpose),
  ...others.map((secret) => deriveKey(secret, purpose)),
]

/** Names a secret in the database and in the log. The secret cannot be computed from it. */
export const buildKeyId = (secret: string): string => deriveKey(secret, 'key-id').toString('hex', 0, 8)
