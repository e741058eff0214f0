// Encrypts uploaded files and stores them where FILE_STORE says. Each file has a random name and its own key,
// which is only in its database row and does not depend on the server's secret.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Storage } from '../database/storage.ts'
import type { Log } from '../lib/log.ts'
import type { EncryptedFiles, FileStore } from '../ports/fileStore.ts'
import { createDatabaseFiles } from './database-files/databaseFiles.ts'
import { createDiskFiles } from './disk/diskFiles.ts'
import { checkBucket, createS3Files } from './s3/s3Files.ts'

const nonceBytes = 12
const tagBytes = 16

const encrypt = (bytes: Uint8Array, key: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const encrypted = cipher.update(bytes)
  const rest = cipher.final()
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted, rest])
}

const decrypt = (encrypted: Buffer, key: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes))
  decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** Only names that this module generates reach a storage, where they become paths. */
const generatedName = /^[0-9a-f]{32}$/u

const assertGenerated = (fileName: string): void => {
  if (!generatedName.test(fileName)) throw new Error('Invalid name of an uploaded file')
}

/** Returns the file of the first storage that has it; null when none has. */
const readFirst = async (storages: readonly EncryptedFiles[], fileName: string): Promise<Buffer | null> => {
  for (const storage of storages) {
    const encrypted = await storage.read(fileName)
    if (encrypted !== null) return encrypted
  }
  return null
}

/**
 * Writes to `current`. Reads, lists and removes in `others` too. Files from before a change of FILE_STORE stay
 * readable, and are deleted with their leads.
 */
const createFileStore = (current: EncryptedFiles, others: readonly EncryptedFiles[]): FileStore => ({
  write: async (bytes) => {
    const key = randomBytes(32)
    const fileName = randomBytes(16).toString('hex')
    await current.write(fileName, encrypt(bytes, key))
    return { fileName, sealKey: key.toString('base64') }
  },
  read: async ({ fileName, sealKey }) => {
    assertGenerated(fileName)
    const encrypted = await readFirst([current, ...others], fileName)
    if (encrypted === null) throw new Error('An uploaded file is missing')
    return decrypt(encrypted, Buffer.from(sealKey, 'base64'))
  },
  list: async (before) => {
    const names = await Promise.all([current, ...others].map((storage) => storage.list(before)))
    return names.flat().filter((name) => generatedName.test(name))
  },
  remove: async (fileName) => {
    assertGenerated(fileName)
    await Promise.all([current, ...others].map((storage) => storage.remove(fileName)))
  },
})

/**
 * Throws ConfigError when the storage rejects the bucket or the credentials of FILE_STORE=s3. Logs a warning when it
 * does not reply: uploads get 503 until it does, and everything else works.
 */
export const checkFileStore = async ({ fileStore, s3 }: Pick<Config, 'fileStore' | 's3'>, log: Log): Promise<void> => {
  if (fileStore !== 's3' || s3 === null) return
  const code = await checkBucket(s3)
  if (code !== null) log.warn('the storage of uploaded files does not reply', { code })
}

/** Throws when `fileStore` is `s3` and there is no bucket, which the configuration has rejected before. */
export const openFileStore = (
  { fileStore, uploadDir, s3 }: Pick<Config, 'fileStore' | 'uploadDir' | 's3'>,
  { database }: Pick<Storage, 'database'>,
): FileStore => {
  const storages = {
    disk: createDiskFiles(uploadDir),
    database: createDatabaseFiles(database),
    s3: s3 === null ? null : createS3Files(s3),
  }
  const current = storages[fileStore]
  if (current === null) throw new Error('FILE_STORE=s3 needs a bucket')
  const others = Object.values(storages)
    .filter((storage) => storage !== null)
    .filter((storage) => storage !== current)
  return createFileStore(current, others)
}
