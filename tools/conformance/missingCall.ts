// Calls that a server does not have. It says so without a problem document, because a problem of the type `not-found`
// would say that the lead does not exist.
import { ContractViolationError } from '@loan/domain/client/callErrors'
import { problemMediaType } from '@loan/domain/contract/problem'
import type { Exchange } from './connection.ts'
import { NotChecked } from './outcomes.ts'

/** As the page reads them (web/src/api/isUnknownEndpoint.ts). */
const missingStatuses: readonly number[] = [404, 405, 501]

/** Whether the reply says that the server does not have the call. */
export const isMissingCall = ({ status, headers }: Pick<Exchange, 'status' | 'headers'>): boolean =>
  missingStatuses.includes(status) && !(headers.get('content-type') ?? '').startsWith(problemMediaType)

/** Throws NotChecked for the error of a call that the server does not have, and any other error as it is. */
export const skipMissingCall = (error: unknown): never => {
  if (error instanceof ContractViolationError && missingStatuses.includes(error.status))
    throw new NotChecked(`the server does not have the call ${error.call}`)
  throw error
}
