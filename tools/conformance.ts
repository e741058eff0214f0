// `npm run conformance -- URL`: verifies that a lead server follows the contract (docs/lead-server.md). The exit code
// is 1 when a case failed.
import { formatResult, formatSummary, toExitCode } from './conformance/formatResults.ts'
import { readArguments } from './conformance/readArguments.ts'
import { runCases } from './conformance/runCases.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { CommandError } from './process/commandError.ts'

/** Throws where no server answers, because then every case would fail for the same reason. */
const assertAnswers = async (baseUrl: string): Promise<void> => {
  try {
    await fetch(baseUrl, { signal: AbortSignal.timeout(15_000) })
  } catch {
    throw new CommandError(`No server answers at ${baseUrl}`)
  }
}

await runCommandLine(async () => {
  const options = readArguments(process.argv.slice(2))
  await assertAnswers(options.baseUrl)
  const result = await runCases({ ...options, onResult: (one) => console.log(formatResult(one)) })
  console.log(formatSummary(result))
  process.exitCode = toExitCode(result)
})
