// Runs a command and reports an expected error without a stack trace.

/** Prints the message of a thrown error to stderr and sets exit code 1. */
export const orStop = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
