// The type of a check: one property of the whole project that static analysis or a tool can verify. docs/checks.md
// lists what each check verifies.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'

export type CheckResult = {
  readonly passed: boolean
  /** One line for the report, such as `188 modules`. */
  readonly summary: string
  /** The findings; printed in full when the check failed. */
  readonly output: string
}

export type Check = {
  readonly name: string
  readonly run: () => Promise<CheckResult>
}

/** Passes without findings, when at least `least` items were checked. `unit` names the items, such as `files`. */
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

export type SourceFile = { readonly file: string; readonly source: string }

/** The files below the folders (default: the whole project) whose path matches the pattern, with their texts. */
export const readSources = (pattern: RegExp, folders: readonly string[] = ['']): readonly SourceFile[] =>
  folders
    .flatMap((folder) => listFiles(folder))
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, source: readFileSync(fromRoot(file), 'utf8') }))

type FileCheck = Omit<Check, 'run'> & {
  readonly files: RegExp
  readonly folders?: readonly string[]
  /** With fewer files, the check reads the wrong folders. */
  readonly least: number
  readonly find: (file: string, source: string) => readonly string[]
}

/** A check that reads each file on its own. */
export const checkFiles = ({ name, files, folders, least, find }: FileCheck): Check => ({
  name,
  run: async () => {
    const sources = readSources(files, folders)
    const findings = sources.flatMap(({ file, source }) => find(file, source))
    return reportFindings(findings, { seen: sources.length, least, unit: 'files' })
  },
})
