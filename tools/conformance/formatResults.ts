// Formats the results of a conformance run: one line for each case, and a summary.
import { endpoints } from '@loan/domain/contract/registry'
import type { CaseResult, RunResult } from './runCases.ts'

const labels: Readonly<Record<CaseResult['outcome'], string>> = {
  ok: 'ok',
  failed: 'FAILED',
  'not-checked': 'not checked',
}

const labelWidth = 12
const idWidth = 40

export const formatResult = ({ id, title, clauses, outcome, detail }: CaseResult): string => {
  const line = `${labels[outcome].padEnd(labelWidth)} ${id.padEnd(idWidth)} ${title} (spec ${clauses.join(', ')})`
  return detail === '' ? line : `${line}: ${detail}`
}

const count = (results: readonly CaseResult[], outcome: CaseResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

/** The last line has the counts. */
export const formatSummary = ({ results, answered }: RunResult): string => {
  const open = Object.keys(endpoints).filter((name) => !answered.has(name))
  const counts = `${count(results, 'ok')} ok, ${count(results, 'failed')} failed, ${count(results, 'not-checked')} not checked`
  return [
    '',
    `Calls of the contract without a reply in this run (${open.length}): ${open.length === 0 ? 'none' : open.join(', ')}`,
    counts,
  ].join('\n')
}

/** 1 where a case failed, or where none passed. */
export const toExitCode = ({ results }: Pick<RunResult, 'results'>): 0 | 1 =>
  count(results, 'failed') === 0 && count(results, 'ok') > 0 ? 0 : 1
