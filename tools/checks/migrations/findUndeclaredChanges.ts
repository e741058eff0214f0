// Finds migrations without a declaration, changes that a declaration excludes, and statements that need a file of their
// own.
import { findRequired } from '../../../server/src/database/readMigrations.ts'
import type { SourceFile } from '../check.ts'

export const readMigrationName = (file: string): string =>
  file
    .split('/')
    .at(-1)
    ?.replace(/\.sql$/u, '') ?? file

/** The statements without comments. */
const listStatements = (source: string): readonly string[] =>
  source
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/--[^\n]*/gu, '').trim())
    .filter(Boolean)

const newTable = /^create table (?:if not exists )?"?(?<table>\w+)/iu
const constrained = /^alter table (?:only )?"?(?<table>\w+)"? add constraint/iu
const concurrent = /^(?:create (?:unique )?|drop )index concurrently\b/iu

export const isConcurrent = ({ source }: SourceFile): boolean =>
  listStatements(source).some((statement) => concurrent.test(statement))

const findRemovals = (statements: readonly string[]): readonly string[] => {
  const created = new Set(statements.map((statement) => newTable.exec(statement)?.groups?.['table']))
  const isRestriction = (statement: string): boolean => {
    const table = constrained.exec(statement)?.groups?.['table']
    return table !== undefined && !created.has(table)
  }
  return statements.filter((statement) => /\b(?:drop|rename)\b/iu.test(statement) || isRestriction(statement))
}

/** One line for each finding. */
export const findUndeclaredChanges = ({ file, source }: SourceFile): readonly string[] => {
  const name = readMigrationName(file)
  const required = findRequired(name, source)
  const statements = listStatements(source)
  const isDeclared = source.startsWith('-- Compatibility: ') && required !== name
  const removals = required === null ? findRemovals(statements) : []
  const separate = statements.filter((statement) => concurrent.test(statement))
  return [
    ...(isDeclared
      ? []
      : [`${file}: the first line should be "-- Compatibility: expand" or "-- Compatibility: contract, oldest NAME"`]),
    ...removals.map((statement) => `${file}: earlier releases do not run after it, so it is no "expand": ${statement}`),
    ...(separate.length === 0 || separate.length === statements.length
      ? []
      : [`${file}: statements with "concurrently" run outside a transaction: put them in a migration of their own`]),
  ]
}
