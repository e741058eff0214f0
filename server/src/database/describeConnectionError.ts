// Why no connection to PostgreSQL came about, in our own words: those of the driver may hold parts of the address, and
// with them a password.
import { ConfigError } from '../config/config.ts'
import { errorCodeOf } from '../lib/errorCode.ts'

const reasons = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'its host is not known'],
  ['EAI_AGAIN', 'its host is not known'],
  ['ENOENT', 'a file it names is not there'],
  ['28P01', 'it refuses the user or the password'],
  ['28000', 'it refuses the user or the password'],
  ['3D000', 'it holds no database of that name'],
  ['53300', 'it takes no more connections'],
  ['57P03', 'it is still starting'],
])

export const describeConnectionError = (error: unknown): ConfigError => {
  const code = errorCodeOf(error)
  const reason = reasons.get(code) ?? (code === '' ? 'no connection came about' : code)
  return new ConfigError(`DATABASE_URL should be the address of a PostgreSQL database that answers: ${reason}`)
}
