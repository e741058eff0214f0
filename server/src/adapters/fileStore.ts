// Encrypts uploaded files and stores them where FILE_STORE says. Each file has a random name and its own key,
// which is only in its database row and does not depend on the server's secret.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Storage } from '../database/storage.ts'
import type { EncryptedFiles, FileStore } from '../ports/fileStore.ts'
import { createDatabaseFiles } from './database-files/databaseFiles.ts'
import { createDiskFiles } from './disk/diskFiles.ts'

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

/**
 * Writes to `current`. Reads, lists and removes in `other` too. Files from before a change of FILE_STORE stay readable,
 * and are deleted with their leads.
 */
const createFileStore = (current: EncryptedFiles, other: EncryptedFiles): FileStore => ({
  write: async (bytes) => {
    const key = randomBytes(32)
    const fileName = randomBytes(16).toString('hex')
    await current.write(fileName, encrypt(bytes, key))
    return { fileName, sealKey: key.toString('base64') }
  },
  read: async ({ fileName, sealKey }) => {
    assertGenerated(fileName)
    const encrypted = (await current.read(fileName)) ?? (await other.read(fileName))
    if (encrypted === null) throw new Error('An uploaded file is missing')
    return decrypt(encrypted, Buffer.from(sealKey, 'base64'))
  },
  list: async (before) => {
    const names = await Promise.all([current.list(before), other.list(before)])
    return names.flat().filter((name) => generatedName.test(name))
  },
  remove: async (fileName) => {
    assertGenerated(fileName)
    await Promise.all([current.remove(fileName), other.remove(fileName)])
  },
})

export const openFileStore = (
  { fileStore, uploadDir }: Pick<Config, 'fileStore' | 'uploadDir'>,
  { database }: Pick<Storage, 'database'>,
): FileStore => {
  const disk = createDiskFiles(uploadDir)
  const inDatabase = createDatabaseFiles(database)
  return fileStore === 'disk' ? createFileStore(disk, inDatabase) : createFileStore(inDatabase, disk)
}
