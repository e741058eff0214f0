// The outcome of one write of the application, by the response to it: saved, rejected, or to be retried under the same
// key because the server did not decide. Pure functions; leadWrite.ts applies the outcome.
import type { Problem } from '@loan/domain/contract/problem'
import type { StateName } from '@loan/domain/states'
import { findRejectedFields } from '../../api/rejectedFields.ts'
import type { RequestFailure, RequestResult } from '../../api/request.ts'
import type { SaveOutcome } from '../../app-context/leadSaver.ts'
import { isLeadGone } from '../../errors/findProblemName.ts'
import type { LeadHandle, PendingWrite } from '../../store/state.ts'

export type WriteOutcome =
  | SaveOutcome
  /** The lead is gone. Its answers can create a new lead. */
  | { readonly outcome: 'lost'; readonly failure: RequestFailure }
  /** This browser wrote the newer revision. The next write uses the revision of this lead. */
  | { readonly outcome: 'rebased'; readonly lead: LeadHandle }

export type WriteReceipt = LeadHandle & { readonly progressState: number; readonly state: StateName | null }

/** Statuses after which a retry of the same request can succeed. */
const isUndecided = (httpStatus: number): boolean => httpStatus >= 500 || [408, 409, 429].includes(httpStatus)

/** Whether the same write is retried under the same key, because the server did not decide about it. */
export const isRetryable = (failure: RequestFailure): boolean => {
  if (failure.outcome !== 'http') return failure.outcome !== 'aborted'
  const { problem, httpStatus } = failure
  // The reply is not from our server but from a proxy or a firewall.
  if (problem === null) return true
  // A 409 with a revision or a state rejects the write. Any other 409 means that the request is still in flight.
  return isUndecided(httpStatus) && problem.revision === undefined && problem.progressState === undefined
}

/** Whether the server decided about the write, so that the same write is never sent again. */
export const isDecided = (failure: RequestFailure): boolean => failure.outcome === 'http' && !isRetryable(failure)

/** The state of the browser when the response arrives. */
export type WriteContext = {
  /** Null before the create of the lead. */
  readonly lead: LeadHandle | null
  /** The newest revision of the lead that a tab of this browser received; null when none did. */
  readonly sharedRevision: number | null
}

/**
 * Whether this browser wrote the newer revision: another tab, or an earlier write whose reply was lost. A draft is then
 * overwritten. A submit is a conflict for the applicant to resolve, unless no tab has received that revision.
 */
const isRebasing = ({ submit }: PendingWrite, problem: Problem, revision: number, shared: number | null): boolean =>
  problem.writtenWithSameToken === true && (!submit || (shared ?? 0) < revision)

export const classifyWriteResult = (
  pending: PendingWrite,
  result: RequestResult<WriteReceipt>,
  { lead, sharedRevision }: WriteContext,
): WriteOutcome => {
  if (result.outcome === 'ok') return { outcome: 'saved' }
  if (result.outcome !== 'http' || result.problem === null || isRetryable(result))
    return { outcome: 'failed', failure: result }
  const { problem } = result
  const { revision } = problem
  if (lead !== null && revision !== undefined && isRebasing(pending, problem, revision, sharedRevision))
    return { outcome: 'rebased', lead: { ...lead, revision } }
  if (lead !== null && isLeadGone(result)) return { outcome: 'lost', failure: result }
  if (problem.errors !== undefined) return { outcome: 'invalid', errors: findRejectedFields(result) }
  return revision === undefined ? { outcome: 'failed', failure: result } : { outcome: 'conflict', revision }
}
