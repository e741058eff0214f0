// Describes why a connection to PostgreSQL failed. Omits the driver's message, which can contain parts of the URL and
// the password.
import { ConfigError } from '../config/config.ts'
import { getErrorCode } from '../lib/getErrorCode.ts'

const reasons = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'its host is unknown'],
  ['EAI_AGAIN', 'its host is unknown'],
  ['ENOENT', 'a file it names does not exist'],
  ['28P01', 'it rejects the user or the password'],
  ['28000', 'it rejects the user or the password'],
  ['3D000', 'it has no database of that name'],
  ['53300', 'it accepts no more connections'],
  ['57P03', 'it is still starting'],
  ['25006', 'it is read-only'],
])

export const describeConnectionError = (error: unknown): ConfigError => {
  const code = getErrorCode(error)
  const reason = reasons.get(code) ?? (code === '' ? 'the connection failed' : code)
  return new ConfigError(`DATABASE_URL should be the address of a PostgreSQL database that answers: ${reason}`)
}
