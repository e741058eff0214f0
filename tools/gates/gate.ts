// The type of a check: one property of the whole project that static analysis or a tool can verify.
import type { CommandResult } from '../process/runCommand.ts'

export type Verdict = {
  readonly passed: boolean
  /** One line for the report, such as `188 modules`. */
  readonly summary: string
  /** The findings; printed in full when the check failed. */
  readonly output: string
}

export type Gate = {
  readonly name: string
  /** The property that holds when the check passes, for `npm run check -- --list`. */
  readonly proves: string
  readonly run: () => Promise<Verdict>
}

/** Passes without findings, when at least `least` items were checked. `of` names the items, such as `files`. */
export const toVerdict = (
  complaints: readonly string[],
  { seen, least, of }: { readonly seen: number; readonly least: number; readonly of: string },
): Verdict => {
  const all = seen < least ? [...complaints, `Only ${seen} ${of} were found, at least ${least} must be.`] : complaints
  return {
    passed: all.length === 0,
    summary: all.length === 0 ? `${seen} ${of}` : `${all.length} findings in ${seen} ${of}`,
    output: all.join('\n'),
  }
}

export const verdictOf = (result: CommandResult, summary: string): Verdict => ({
  passed: result.code === 0,
  summary,
  output: result.output,
})
