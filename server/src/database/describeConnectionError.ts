// Describes why a connection to PostgreSQL or its first use failed. Omits the driver's message, which can contain parts
// of the URL and the password.
import { ConfigError } from '../config/config.ts'
import { getErrorCode, listCauses } from '../lib/getErrorCode.ts'

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

const insufficientPrivilege = '42501'

/** Returns ConfigError when the role of DATABASE_URL may not change tables, and any other error unchanged. */
export const describeMigrationError = (error: unknown): unknown =>
  listCauses(error).some((cause) => getErrorCode(cause) === insufficientPrivilege)
    ? new ConfigError(
        'DATABASE_URL should name a role that owns its database: this one may not create or change tables',
      )
    : error
