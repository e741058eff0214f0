// Sends one write of the application and applies its outcome to the store and to the storage that the tabs share.
// saving.ts decides when to write, writeOutcome.ts what a response means.
import { createLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import type { Product } from '@loan/domain/products/product'
import { findStatusNumber, type Request, type RequestResult } from '../../api/request.ts'
import { logError } from '../../lib/log.ts'
import type { ApplicationStore } from '../../store/applicationStore.ts'
import type { Storages } from '../../lib/storage.ts'
import { findSharedRevision, shareLead, withdrawSharedCreate, withdrawSharedLead } from '../../store/sharedLead.ts'
import type { PendingWrite } from '../../store/state.ts'
import { withReceipt } from '../../store/withReceipt.ts'
import { classifyWriteResult, isDecided, type WriteOutcome, type WriteReceipt } from './writeOutcome.ts'

export type SaverOptions = {
  readonly storages: Pick<Storages, 'local'>
  readonly store: ApplicationStore
  readonly request: Request
  readonly product: Product
}

export type LeadWriter = {
  /** Sends a write. It must be in the store as `pendingWrite`. */
  readonly write: (pending: PendingWrite) => Promise<WriteOutcome>
  /** After a submit with a lost reply: stores the lead's state when the submit succeeded. */
  readonly recoverSubmitOutcome: () => Promise<void>
}

const withToken = <Reply extends object>(
  result: RequestResult<Reply>,
  token: string,
): RequestResult<Reply & { token: string }> =>
  result.outcome === 'ok' ? { ...result, reply: { ...result.reply, token } } : result

export const createLeadWriter = ({ store, storages: { local }, request, product }: SaverOptions): LeadWriter => {
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

  const applyOutcome = (pending: PendingWrite, result: RequestResult<WriteReceipt>, outcome: WriteOutcome): void => {
    if (result.outcome === 'ok') {
      const { progressState, state: _state, ...handle } = result.reply
      shareLead(local, handle)
      store.updateLeadApplication({ lead: handle, progressState, pendingWrite: null })
      return
    }
    logError(pending.revision === null ? 'Failed to post lead' : 'Failed to update lead', {
      outcome: result.outcome,
      status: findStatusNumber(result),
    })
    if (result.outcome !== 'http' || !isDecided(result)) return
    if (pending.revision === null) withdrawSharedCreate(local, pending)
    if (outcome.outcome === 'rebased') return store.updateLeadApplication({ pendingWrite: null, lead: outcome.lead })
    const { lead } = store.getState().leadApplication
    const isLost = outcome.outcome === 'lost'
    if (isLost && lead !== null) withdrawSharedLead(local, lead.id)
    const progressState = result.problem?.progressState
    store.updateLeadApplication({
      pendingWrite: null,
      ...(isLost && { lead: null }),
      // The application was already sent, for example from another window. The page then shows that state.
      ...(progressState !== undefined && { progressState }),
    })
  }

  const write = async (pending: PendingWrite): Promise<WriteOutcome> => {
    const result = await send(pending)
    const { pendingWrite, lead } = store.getState().leadApplication
    // Ignore the reply, because the application was cleared or another lead was opened in the meantime.
    if (pendingWrite?.idempotencyKey !== pending.idempotencyKey)
      return { outcome: 'failed', failure: { outcome: 'aborted' } }
    const sharedRevision = lead === null ? null : findSharedRevision(local, lead.id)
    const outcome = classifyWriteResult(pending, result, { lead, sharedRevision })
    applyOutcome(pending, result, outcome)
    return outcome
  }

  const recoverSubmitOutcome = async (): Promise<void> => {
    const { lead, pendingWrite } = store.getState().leadApplication
    if (lead === null) return
    const result = await request(leadStatus, { params: { id: lead.id }, leadToken: lead.token })
    if (result.outcome !== 'ok' || result.reply.state === 'NONE') return
    const now = store.getState().leadApplication
    if (now.lead?.id !== lead.id || now.pendingWrite !== pendingWrite) return
    const handle = withReceipt(lead, result.reply)
    shareLead(local, handle)
    store.updateLeadApplication({ lead: handle, progressState: result.reply.progressState, pendingWrite: null })
  }

  return { write, recoverSubmitOutcome }
}
