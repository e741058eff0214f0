// Runs squawk, the linter of PostgreSQL migrations: statements that block requests, and those that earlier releases
// fail on.
import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { findRequired } from '../../../server/src/database/readMigrations.ts'
import { fromRoot } from '../../process/root.ts'
import { runCommand } from '../../process/runCommand.ts'
import type { SourceFile } from '../check.ts'
import { isConcurrent, readMigrationName } from './findUndeclaredChanges.ts'

/** A package of the program alone: the package for all systems names programs that some registries do not have. */
const program = fromRoot('node_modules', '@squawk-cli', 'linux-x64', 'bin', 'squawk')

/** Rules of style, and those for what the server does around a migration (server/src/database/migrationLocks.ts). */
const unusedRules = [
  'prefer-bigint-over-int',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'require-lock-timeout',
  'require-statement-timeout',
]

/** Rules that do not apply to a migration that runs after the releases that it excludes have ended. */
const contractRules = [
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-table',
  'renaming-column',
  'renaming-table',
]

const reportSchema = v.array(
  v.object({ file: v.string(), line: v.number(), rule_name: v.string(), message: v.string() }),
)

/** `flags` are those that differ between files. */
const lint = async (
  files: readonly SourceFile[],
  excluded: readonly string[],
  flags: readonly string[],
): Promise<readonly string[]> => {
  if (files.length === 0) return []
  if (!existsSync(program))
    throw new Error('squawk is installed on Linux with x64 only: run this check there, or in CI')
  const paths = files.map(({ file }) => fromRoot(file))
  // The oldest supported release of PostgreSQL.
  const options = ['--pg-version', '15', '--reporter', 'json', '--exclude', excluded.join(','), ...flags]
  const { stdout, output } = await runCommand(program, [...options, ...paths])
  if (stdout === '') throw new Error(`squawk did not run: ${output}`)
  const report: unknown = JSON.parse(stdout)
  return v.parse(reportSchema, report).map((found) => {
    const file = files.find((one) => fromRoot(one.file) === found.file)?.file ?? found.file
    return `${file}:${found.line + 1} ${found.rule_name}: ${found.message}`
  })
}

/** One line for each finding. */
export const findBlockingStatements = async (files: readonly SourceFile[]): Promise<readonly string[]> => {
  const findings: string[] = []
  for (const isExpand of [true, false]) {
    const declared = files.filter(
      ({ file, source }) => (findRequired(readMigrationName(file), source) === null) === isExpand,
    )
    const excluded = isExpand ? unusedRules : [...unusedRules, ...contractRules]
    // The server runs them in a transaction, in which a new table blocks no other query.
    const inTransaction = declared.filter((file) => !isConcurrent(file))
    findings.push(...(await lint(inTransaction, excluded, ['--assume-in-transaction'])))
    findings.push(...(await lint(declared.filter(isConcurrent), excluded, [])))
  }
  return findings
}
