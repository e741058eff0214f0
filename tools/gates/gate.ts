// What a gate is: one thing that must hold for the whole project, checked from outside the code it looks at.
import type { CommandResult } from '../process/runCommand.ts'

export type Verdict = {
  readonly passed: boolean
  /** One line for the report, such as `188 modules`. */
  readonly summary: string
  /** What to mend; shown in full when the gate failed. */
  readonly output: string
}

export type Gate = {
  readonly name: string
  /** What holds when it passes, for docs/checks.md and `npm run check -- --list`. */
  readonly proves: string
  readonly run: () => Promise<Verdict>
}

/** A verdict from complaints: passed where there are none and enough was looked at. */
export const toVerdict = (
  complaints: readonly string[],
  { seen, least, of }: { readonly seen: number; readonly least: number; readonly of: string },
): Verdict => {
  const all = seen < least ? [...complaints, `Only ${seen} ${of} were seen, at least ${least} must be.`] : complaints
  return {
    passed: all.length === 0,
    summary: all.length === 0 ? `${seen} ${of}` : `${all.length} to mend in ${seen} ${of}`,
    output: all.join('\n'),
  }
}

export const verdictOf = (result: CommandResult, summary: string): Verdict => ({
  passed: result.code === 0,
  summary,
  output: result.output,
})
