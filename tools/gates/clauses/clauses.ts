// The clauses of SPEC.md that a visit meets (§2 shell, §3, §4, §5, §7, §8, §9), section by section.
import { calls } from './calls.ts'
import type { ClauseSection } from './clause.ts'
import { entities } from './entities.ts'
import { errors } from './errors.ts'
import { funnel } from './funnel.ts'
import { lifeOfALead } from './lifeOfALead.ts'
import { limits } from './limits.ts'
import { rules } from './rules.ts'
import { shell } from './shell.ts'
import { storage } from './storage.ts'
import { visit } from './visit.ts'

export const clausesPage = 'docs/SPEC-COVERAGE.md'

export const clauseSections: readonly ClauseSection[] = [
  ...shell,
  ...entities,
  ...storage,
  ...lifeOfALead,
  ...visit,
  ...rules,
  ...funnel,
  ...calls,
  ...errors,
  ...limits,
]
