// Formats an error that a program did not expect, for its standard error.
import { getErrorCode, listCauses } from './getErrorCode.ts'

/** The parameters of a failed query in the message of drizzle, before the lines of the stack. */
const parameters = /\nparams: [\s\S]*?(?=\n\s+at |$)/u

/**
 * The stack without the parameters of a query, and the codes of the causes. Only the cause of a failed query says what
 * PostgreSQL replied, and its message can contain values of a row. `otherwise` describes what is no error.
 */
export const formatUnexpectedError = (error: unknown, otherwise: string): string => {
  if (!(error instanceof Error)) return otherwise
  const stack = (error.stack ?? error.message).replace(parameters, '')
  const codes = listCauses(error).flatMap((cause) => getErrorCode(cause) || [])
  return codes.length === 0 ? stack : `${stack}\nCodes: ${codes.join(' ')}`
}
