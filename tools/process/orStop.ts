// The end of a command that cannot go on: its reason on stderr, no stack, exit code 1.

/** Runs a command; what it throws is told in plain words. */
export const orStop = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
