// Runs the cases of a conformance run one after the other and maps what they throw to results.
import { ContractViolationError, LeadProblemError } from '@loan/domain/client/callErrors'
import { createAccessCases } from './cases/accessCases.ts'
import { headerCases } from './cases/headerCases.ts'
import { idempotencyCases } from './cases/idempotencyCases.ts'
import { leadCases } from './cases/leadCases.ts'
import { originCases } from './cases/originCases.ts'
import { problemCases } from './cases/problemCases.ts'
import { readCases } from './cases/readCases.ts'
import { rejectionCases } from './cases/rejectionCases.ts'
import { createStepCases } from './cases/stepCases.ts'
import type { ConformanceCase } from './case.ts'
import { Mismatch, NotChecked } from './outcomes.ts'
import { createSession, type Session, type SessionOptions } from './session.ts'

export type CaseResult = {
  readonly id: string
  readonly title: string
  readonly clauses: readonly string[]
  readonly outcome: 'ok' | 'failed' | 'not-checked'
  /** The expected and the received value, or the reason why it was not checked; empty for ok. */
  readonly detail: string
}

/** All cases, in the order of a run. The cases of the lenders' steps share one lead, so each run has its own. */
export const createCases = (): readonly ConformanceCase[] => [
  ...readCases,
  ...leadCases,
  ...createStepCases(),
  ...createAccessCases(),
  ...rejectionCases,
  ...idempotencyCases,
  ...problemCases,
  ...originCases,
  ...headerCases,
]

const readGroup = ({ id }: ConformanceCase): string => id.split('/')[0] ?? ''

export const listGroups = (): readonly string[] => [...new Set(createCases().map(readGroup))]

/** Names of fields and codes; no message and no value. */
const describeProblem = ({ status, problem }: LeadProblemError): string => {
  const errors = (problem.errors ?? []).map(({ fieldName, code }) => `${fieldName}: ${code}`).join('; ')
  return `${status} ${problem.type}${errors === '' ? '' : ` (${errors})`}`
}

const describeFailure = (error: unknown): string => {
  if (error instanceof Mismatch) return error.message
  if (error instanceof LeadProblemError) return `expected the reply of ${error.call}, got ${describeProblem(error)}`
  if (error instanceof ContractViolationError) return `expected a reply of the contract, got ${error.message}`
  return `expected a reply, got ${error instanceof Error ? `${error.name}: ${error.message}` : 'another error'}`
}

const findOpenNeed = (needs: readonly string[], results: readonly CaseResult[]): string | null =>
  needs.find((id) => results.find((result) => result.id === id)?.outcome !== 'ok') ?? null

const runCase = async (
  { id, title, clauses, needs, run }: ConformanceCase,
  session: Session,
  results: readonly CaseResult[],
): Promise<CaseResult> => {
  const open = findOpenNeed(needs, results)
  if (open !== null)
    return { id, title, clauses, outcome: 'not-checked', detail: `continues ${open}, which did not pass` }
  try {
    await run(session)
    return { id, title, clauses, outcome: 'ok', detail: '' }
  } catch (error) {
    if (error instanceof NotChecked) return { id, title, clauses, outcome: 'not-checked', detail: error.message }
    return { id, title, clauses, outcome: 'failed', detail: describeFailure(error) }
  }
}

export type RunOptions = SessionOptions & {
  /** Runs only the cases of these groups; the default is all. */
  readonly groups?: readonly string[]
  readonly onResult?: (result: CaseResult) => void
}

export type RunResult = {
  readonly results: readonly CaseResult[]
  /** The calls of the contract that returned their reply at least once. */
  readonly answered: ReadonlySet<string>
}

export const runCases = async ({ groups = listGroups(), onResult, ...options }: RunOptions): Promise<RunResult> => {
  const session = await createSession(options)
  const results: CaseResult[] = []
  for (const one of createCases().filter((each) => groups.includes(readGroup(each)))) {
    const result = await runCase(one, session, results)
    results.push(result)
    onResult?.(result)
  }
  const answered = session.exchanges.filter(({ status }) => status === 200).flatMap(({ call }) => call ?? [])
  return { results, answered: new Set(answered) }
}
