// Runs a command of package.json. An error that its user can correct is printed without a stack trace.
import { ConfigError } from '../../server/src/config/config.ts'
import { getErrorCode } from '../../server/src/lib/getErrorCode.ts'
import { CommandError } from './commandError.ts'

/** Also true for an argument that `parseArgs` of Node rejects. */
const isForUser = (error: Error): boolean =>
  error instanceof CommandError || error instanceof ConfigError || getErrorCode(error).startsWith('ERR_PARSE_ARGS')

/** The message of an error that the user can correct; the stack trace of every other error. */
export const formatCommandError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return isForUser(error) ? error.message : (error.stack ?? error.message)
}

/** Prints a thrown error to stderr and sets exit code 1. */
export const runCommandLine = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${formatCommandError(error)}\n`)
    process.exitCode = 1
  }
}
