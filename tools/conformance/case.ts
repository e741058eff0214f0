// The type of a conformance case, and the tables that define cases.
import type { Session } from './session.ts'

export type ConformanceCase = {
  /** Unique, `<group>/<name>`. */
  readonly id: string
  readonly title: string
  /** The clauses of docs/specification that the case shows. */
  readonly clauses: readonly string[]
  /** Ids of cases of the same group that have to pass first, because this one continues with their lead. */
  readonly needs: readonly string[]
  /** Throws Mismatch where the server differs from the contract, and NotChecked where nothing can be concluded. */
  readonly run: (session: Session) => Promise<unknown>
}

/** `clauses` such as `7.2, 7.5`; `needs` is the name of a case of the same group. */
export type CaseRow = readonly [
  name: string,
  clauses: string,
  title: string,
  run: ConformanceCase['run'],
  needs?: string,
]

export const defineCases = (group: string, rows: readonly CaseRow[]): readonly ConformanceCase[] =>
  rows.map(([name, clauses, title, run, needs]) => ({
    id: `${group}/${name}`,
    title,
    clauses: clauses.split(', '),
    needs: needs === undefined ? [] : [`${group}/${needs}`],
    run,
  }))
