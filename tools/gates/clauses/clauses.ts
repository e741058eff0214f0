// The clauses of SPEC.md that a visit meets (§2 shell, §3, §4, §5, §7 third parties, §8, §9), section by section.
import type { ClauseSection } from './clause.ts'
import { shell } from './shell.ts'

export const clausesPage = 'docs/SPEC-COVERAGE.md'

export const clauseSections: readonly ClauseSection[] = [...shell]
