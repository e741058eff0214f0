// docs/SPEC-COVERAGE.md: the clauses of SPEC.md with what shows each.
import type { Clause, ClauseSection } from './clause.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const shownBy = (clause: Clause): string =>
  [
    ...('shownBy' in clause ? clause.shownBy : []),
    ...(clause.differs === undefined ? [] : [`differs: ${clause.differs}`]),
  ]
    .map(cell)
    .join('<br>')

const buildSection = ({ section, clauses }: ClauseSection): string =>
  [
    `## ${section}`,
    '',
    '| SPEC.md says | shown by |',
    '|---|---|',
    ...clauses.map((clause) => `| ${cell(clause.says)} | ${shownBy(clause)} |`),
  ].join('\n')

export const buildClausesPage = (sections: readonly ClauseSection[]): string => {
  const all = sections.flatMap(({ clauses }) => clauses)
  const differing = all.filter(({ differs }) => differs !== undefined)
  return [
    '# What SPEC.md says, clause by clause',
    '',
    'Written by `npm run generate` from `tools/gates/clauses/`; the gate `clauses` fails where a test or a record named here is gone.',
    '',
    `${all.length} clauses; ${differing.length} of them differ, or differ in part, by a recorded decision.`,
    '',
    sections.map(buildSection).join('\n\n'),
    '',
  ].join('\n')
}
