// The command `rotate-keys`: rewrites what was written with the secrets of READ_SECRET_KEYS with SECRET_KEY, while
// servers run, and prints which of them can be removed. Servers do the same every hour (cleanup.ts).
import { ConfigError, parseConfig } from './config/config.ts'
import { buildKeyId, loadSecretKey } from './config/secretKey.ts'
import { FolderLockedError } from './database/folderLock.ts'
import { openStorage } from './database/openStorage.ts'
import { formatRotation } from './key-rotation/formatRotation.ts'
import { listFormerSecrets } from './key-rotation/formerSecrets.ts'
import { recordCurrentSecret, rotateSecretKey } from './key-rotation/rotateSecretKey.ts'
import { formatUnexpectedError } from './lib/formatUnexpectedError.ts'

const rotate = async (): Promise<string> => {
  // As of a server (main.ts): only its user reads the files of this process.
  process.umask(0o077)
  if (process.argv.length > 2)
    throw new ConfigError('rotate-keys has no arguments, only the settings of the server (docs/deploying.md)')
  const config = parseConfig(process.env)
  const secretKey = await loadSecretKey(config)
  const storage = await openStorage(config)
  try {
    const now = (await storage.readTime?.()) ?? new Date()
    await recordCurrentSecret(storage.database, secretKey, now)
    const rotation = await rotateSecretKey(storage.database, secretKey, now)
    const former = await listFormerSecrets(storage.database, secretKey)
    return formatRotation({ currentId: buildKeyId(secretKey.current), rotation, former, now })
  } finally {
    await storage.close()
  }
}

const describe = (error: unknown): string => {
  if (error instanceof FolderLockedError)
    return `${error.message}\nA running server on its embedded database rewrites everything itself every hour.`
  if (error instanceof ConfigError) return error.message
  return formatUnexpectedError(error, 'The keys were not rotated')
}

try {
  process.stdout.write(`${await rotate()}\n`)
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}
