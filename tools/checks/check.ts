// The type of a check: one property of the whole project that static analysis or a tool can verify.
import type { CommandResult } from '../process/runCommand.ts'

export type CheckResult = {
  readonly passed: boolean
  /** One line for the report, such as `188 modules`. */
  readonly summary: string
  /** The findings; printed in full when the check failed. */
  readonly output: string
}

export type Check = {
  readonly name: string
  /** The property that holds when the check passes, for `npm run check -- --list`. */
  readonly proves: string
  readonly run: () => Promise<CheckResult>
}

/** Passes without findings, when at least `least` items were checked. `of` names the items, such as `files`. */
export const reportFindings = (
  findings: readonly string[],
  { seen, least, unit }: { readonly seen: number; readonly least: number; readonly unit: string },
): CheckResult => {
  const all = seen < least ? [...findings, `Only ${seen} ${unit} were found, at least ${least} must be.`] : findings
  return {
    passed: all.length === 0,
    summary: all.length === 0 ? `${seen} ${unit}` : `${all.length} findings in ${seen} ${unit}`,
    output: all.join('\n'),
  }
}

export const reportCommand = (result: CommandResult, summary: string): CheckResult => ({
  passed: result.code === 0,
  summary,
  output: result.output,
})
