// Reads the clauses of docs/specification and the tests that cover them. A clause is a list item that starts with its
// id: `- **4.3** Text.`
import { readFileSync } from 'node:fs'
import { listFiles } from '../../process/listFiles.ts'
import { fromRoot } from '../../process/root.ts'
import { findShown, type Shown } from './findShown.ts'

export type Clause = { readonly id: string; readonly text: string; readonly file: string }

const readText = (file: string): string => readFileSync(fromRoot(file), 'utf8')

export const parseClauses = (file: string, text: string): readonly Clause[] =>
  [...text.matchAll(/^- \*\*(?<id>\d+\.\d+)\*\* (?<clause>.+)$/gm)].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    text: groups?.['clause'] ?? '',
    file,
  }))

export const readClauses = (): readonly Clause[] =>
  listFiles('docs/specification')
    .filter((file) => /\/\d\d-[\w-]+\.md$/.test(file))
    .flatMap((file) => parseClauses(file, readText(file)))

export const readShown = (): readonly Shown[] =>
  listFiles()
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => findShown(file, readText(file)))

/** Reports duplicate ids, comments that are not above a test, and ids that do not exist. */
export const findProblems = (clauses: readonly Clause[], shown: readonly Shown[]): readonly string[] => [
  ...clauses
    .filter(({ id }, index) => clauses.findIndex((other) => other.id === id) < index)
    .map(({ id, file }) => `${file}: the id ${id} occurs twice`),
  ...shown.flatMap(({ ids, file, title }) => [
    ...(title === null ? [`${file}: "Shows spec ${ids.join(', ')}" is not above a test`] : []),
    ...ids
      .filter((id) => clauses.every((clause) => clause.id !== id))
      .map((id) => `${file}: "Shows spec ${ids.join(', ')}": there is no clause "${id}"`),
  ]),
]
