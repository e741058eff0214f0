// The type of a conformance case.
import type { Session } from './session.ts'

export type ConformanceCase = {
  /** Unique, `<group>/<name>`. */
  readonly id: `${string}/${string}`
  readonly title: string
  /** The clauses of docs/specification that the case shows. */
  readonly clauses: readonly string[]
  /** Ids of cases of the same group that have to pass first, because this one continues with their lead. */
  readonly needs?: readonly string[]
  /** Throws Mismatch where the server differs from the contract, and NotChecked where nothing can be concluded. */
  readonly run: (session: Session) => Promise<void>
}
