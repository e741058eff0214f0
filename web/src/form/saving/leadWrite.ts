// Sends one write of the application and applies its result to the store: saved, rejected, or to be retried under the
// same key because its outcome is unknown. saving.ts decides when to write.
import { createLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import type { Problem } from '@loan/domain/contract/problem'
import type { StateName } from '@loan/domain/states'
import type { Product } from '@loan/domain/products/product'
import { findRejectedFields } from '../../api/rejectedFields.ts'
import { findStatusNumber, type Request, type RequestFailure, type RequestResult } from '../../api/request.ts'
import type { SaveOutcome } from '../../app-context/leadSaver.ts'
import { isLeadGone } from '../../errors/findProblemName.ts'
import { logError } from '../../lib/log.ts'
import type { ApplicationStore } from '../../store/applicationStore.ts'
import type { Storages } from '../../lib/storage.ts'
import { findSharedRevision, shareLead, withdrawSharedCreate, withdrawSharedLead } from '../../store/sharedLead.ts'
import type { LeadHandle, PendingWrite } from '../../store/state.ts'

type WriteOutcome =
  | SaveOutcome
  /** The lead is gone. Its answers can create a new lead. */
  | { readonly outcome: 'lost'; readonly failure: RequestFailure }
  /** This browser wrote the newer revision. The store now has that revision, and the next write uses it. */
  | { readonly outcome: 'rebased' }

type Receipt = LeadHandle & { readonly progressState: number; readonly state: StateName | null }

export type SaverOptions = {
  readonly storages: Pick<Storages, 'local'>
  readonly store: ApplicationStore
  readonly request: Request
  readonly product: Product
}

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

const withToken = <Reply extends object>(
  result: RequestResult<Reply>,
  token: string,
): RequestResult<Reply & { token: string }> =>
  result.outcome === 'ok' ? { ...result, reply: { ...result.reply, token } } : result

export const createLeadWriter = ({ store, storages: { local }, request, product }: SaverOptions) => {
  const send = async ({ application, idempotencyKey, revision, submit }: PendingWrite) => {
    const { lead } = store.getState().leadApplication
    const answers = { ...application, product: product.id }
    if (lead === null || revision === null)
      return request({ ...createLead, path: product.paths.lead }, { body: answers, idempotencyKey })
    const body = { ...answers, id: lead.id, revision, ...(submit && { submit }) }
    return withToken(
      await request({ ...updateLead, path: product.paths.lead }, { body, leadToken: lead.token, idempotencyKey }),
      lead.token,
    )
  }

  /**
   * Whether this browser wrote the newer revision: another tab, or an earlier write whose reply was lost. A draft is
   * then overwritten. A submit is a conflict for the applicant to resolve, unless no tab has received that revision.
   */
  const isRebasing = ({ submit }: PendingWrite, { id }: LeadHandle, problem: Problem | null): boolean => {
    if (problem?.revision === undefined || problem.writtenWithSameToken !== true) return false
    return !submit || (findSharedRevision(local, id) ?? 0) < problem.revision
  }

  const applyResult = (pending: PendingWrite, result: RequestResult<Receipt>): WriteOutcome => {
    const { pendingWrite, lead } = store.getState().leadApplication
    // Ignore the reply, because the application was cleared or another lead was opened in the meantime.
    if (pendingWrite?.idempotencyKey !== pending.idempotencyKey) {
      return { outcome: 'failed', failure: { outcome: 'aborted' } }
    }
    if (result.outcome === 'ok') {
      const { progressState, state: _state, ...handle } = result.reply
      shareLead(local, handle)
      store.updateLead({ lead: handle, progressState, pendingWrite: null })
      return { outcome: 'saved' }
    }
    logError(pending.revision === null ? 'Failed to post lead' : 'Failed to update lead', {
      outcome: result.outcome,
      status: findStatusNumber(result),
    })
    if (result.outcome !== 'http' || isRetryable(result)) return { outcome: 'failed', failure: result }
    const { errors, revision, progressState } = result.problem ?? {}
    if (pending.revision === null) withdrawSharedCreate(local, pending)
    if (lead !== null && revision !== undefined && isRebasing(pending, lead, result.problem)) {
      store.updateLead({ pendingWrite: null, lead: { ...lead, revision } })
      return { outcome: 'rebased' }
    }
    const isLost = lead !== null && isLeadGone(result)
    if (isLost) withdrawSharedLead(local, lead.id)
    store.updateLead({
      pendingWrite: null,
      ...(isLost && { lead: null }),
      // The application was already sent, for example from another window. The page then shows that state.
      ...(progressState !== undefined && { progressState }),
    })
    if (errors !== undefined) {
      return { outcome: 'invalid', errors: findRejectedFields(result) }
    }
    if (revision !== undefined) return { outcome: 'conflict', revision }
    return { outcome: isLost ? 'lost' : 'failed', failure: result }
  }

  /** Sends a write. It must be in the store as `pendingWrite`. */
  const write = async (pending: PendingWrite): Promise<WriteOutcome> => applyResult(pending, await send(pending))

  /** After a submit with a lost reply: stores the lead's state when the submit succeeded. */
  const recoverSubmitOutcome = async (): Promise<void> => {
    const { lead, pendingWrite } = store.getState().leadApplication
    if (lead === null) return
    const result = await request(leadStatus, { params: { id: lead.id }, leadToken: lead.token })
    if (result.outcome !== 'ok' || result.reply.state === 'NONE') return
    const now = store.getState().leadApplication
    if (now.lead?.id !== lead.id || now.pendingWrite !== pendingWrite) return
    const { revision, leadStatus: status, expiresAt, progressState } = result.reply
    const handle = { ...lead, revision, leadStatus: status, expiresAt }
    shareLead(local, handle)
    store.updateLead({ lead: handle, progressState, pendingWrite: null })
  }

  return { write, findOutcome: recoverSubmitOutcome }
}
