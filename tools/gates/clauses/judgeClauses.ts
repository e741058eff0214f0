// Whether every clause is shown by a test that is there, or differs by a record that is there.
import type { Clause, ClauseSection } from './clause.ts'

/** Text of a file of this project; null where there is none. */
export type ReadFile = (file: string) => string | null

const complainOf = (clause: Clause, readFile: ReadFile): readonly string[] => {
  const { differs } = clause
  const ofRecord = differs !== undefined && readFile(differs) === null ? [`no record ${differs}`] : []
  const ofTests = ('shownBy' in clause ? clause.shownBy : []).flatMap((shownBy) => {
    const at = shownBy.indexOf(': ')
    const [file, title] = [shownBy.slice(0, at), shownBy.slice(at + 2)]
    const text = readFile(file)
    if (at < 0 || title.trim() === '') return [`no title of a test in "${shownBy}"`]
    if (!/\.(?:test|spec)\.tsx?$/u.test(file) || text === null) return [`no test file ${file}`]
    return text.includes(title) ? [] : [`no test "${title}" in ${file}`]
  })
  return [...ofRecord, ...ofTests]
}

export const judgeClauses = (sections: readonly ClauseSection[], readFile: ReadFile): readonly string[] =>
  sections.flatMap(({ section, clauses }) =>
    clauses.flatMap((clause) =>
      complainOf(clause, readFile).map((complaint) => `${section}, "${clause.says}": ${complaint}`),
    ),
  )
