// Stores uploaded files in a folder that is not served, with random names. Each file is encrypted with its own key,
// which is only in its database row and does not depend on the server's secret.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '../../lib/getErrorCode.ts'
import type { FileStore } from '../../ports/fileStore.ts'

const nonceBytes = 12
const tagBytes = 16

const encrypt = (bytes: Uint8Array, key: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

const decrypt = (encrypted: Buffer, key: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes))
  decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()])
}

/** Only names that this module generates become paths. */
const generatedName = /^[0-9a-f]{32}$/u

const buildFilePath = (folder: string, fileName: string): string => {
  if (!generatedName.test(fileName)) throw new Error('Invalid name of an uploaded file')
  return join(folder, fileName)
}

/** Removes what it wrote when it fails, because an incomplete file would keep a full disk full until the next cleanup. */
const writeAndSync = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true }).catch(() => {})
    throw error
  }
}

/** Returns null when another server has deleted the file. */
const readTime = async (path: string): Promise<Date | null> => {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Creates the folder when it is missing. */
export const openDiskFileStore = async (folder: string): Promise<FileStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    write: async (bytes) => {
      const key = randomBytes(32)
      const fileName = randomBytes(16).toString('hex')
      await writeAndSync(buildFilePath(folder, fileName), encrypt(bytes, key))
      return { fileName, sealKey: key.toString('base64') }
    },
    read: async ({ fileName, sealKey }) =>
      decrypt(await readFile(buildFilePath(folder, fileName)), Buffer.from(sealKey, 'base64')),
    list: async (before) => {
      const names = (await readdir(folder)).filter((name) => generatedName.test(name))
      const times = await Promise.all(names.map((name) => readTime(join(folder, name))))
      return names.filter((_name, index) => (times[index] ?? before) < before)
    },
    remove: (fileName) => rm(buildFilePath(folder, fileName), { force: true }),
  }
}
