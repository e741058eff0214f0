// Answers on their way to the server: in the background, one write at a time, the newest last. A write whose outcome
// is unknown is sent again under the same key, so that no retry makes a second lead.
import { createLead, updateLead } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import type { Request, RequestFailure, RequestResult } from '../api/request.ts'
import { todayIn } from '../context/calendar.ts'
import { logError } from '../lib/log.ts'
import { buildUuid } from '../lib/uuid.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { LeadHandle, PageError, PendingWrite } from '../store/state.ts'

export type SaveOutcome =
  | { readonly outcome: 'saved' }
  /** The server found errors: they are in the store, by field. */
  | { readonly outcome: 'refused'; readonly errors: readonly PageError[] }
  /** Somebody wrote a newer revision; `overwrite` goes on with the answers of this page. */
  | { readonly outcome: 'conflict'; readonly revision: number }
  | { readonly outcome: 'failed'; readonly failure: RequestFailure }

export type LeadSaver = {
  /** Sends what is new when nothing else is under way; never awaited by a page. */
  readonly save: () => void
  /** Sends everything and hands the application to the lenders. */
  readonly submit: () => Promise<SaveOutcome>
  readonly overwrite: (revision: number) => void
}

type Receipt = Omit<LeadHandle, 'token'> & { readonly token?: string; readonly progressState: number }

const retryDelaysMs = [2_000, 5_000, 10_000, 30_000, 60_000] as const

const isLost = (httpStatus: number): boolean => httpStatus === 401 || httpStatus === 404 || httpStatus === 410

export type SaverParts = {
  readonly store: ApplicationStore
  readonly request: Request
  readonly product: Product
}

export const createLeadSaver = ({ store, request, product }: SaverParts): LeadSaver => {
  let queue: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  let failures = 0

  const withoutUnasked = async (application: LeadApplication): Promise<LeadApplication> => {
    const review = await import('@loan/domain/lead/review')
    const { country } = product
    return review.withoutUnasked({ product, country, application, today: todayIn(country, new Date()) })
  }

  const buildPending = async (submit: boolean): Promise<PendingWrite> => {
    const { applicationData, lead } = store.getState().leadApplication
    const application = await withoutUnasked(applicationData)
    return {
      idempotencyKey: buildUuid(),
      // A period means nothing without its scale, which no page asks.
      application:
        application.period === undefined ? application : { ...application, periodScale: product.period.scale },
      revision: lead?.revision ?? null,
      submit,
    }
  }

  const send = (pending: PendingWrite): Promise<RequestResult<Receipt>> => {
    const { lead } = store.getState().leadApplication
    const { idempotencyKey, application, revision, submit } = pending
    const answers = { ...application, product: product.id }
    if (lead === null || revision === null) return request(createLead, { body: answers, idempotencyKey })
    return request(updateLead, {
      body: { ...answers, id: lead.id, revision, ...(submit && { submit }) },
      leadToken: lead.token,
      idempotencyKey,
    })
  }

  const settle = async (pending: PendingWrite, result: RequestResult<Receipt>): Promise<SaveOutcome> => {
    const { lead } = store.getState().leadApplication
    if (result.outcome === 'ok') {
      const { progressState, ...receipt } = result.reply
      const token = receipt.token ?? lead?.token ?? ''
      store.updateLead({ lead: { ...receipt, token }, progressState, pendingWrite: null })
      return { outcome: 'saved' }
    }
    logError(pending.revision === null ? 'Failed to post lead' : 'Failed to update lead', { outcome: result.outcome })
    if (result.outcome !== 'http') return { outcome: 'failed', failure: result }
    const { problem, httpStatus } = result
    if (problem?.errors !== undefined) {
      store.updateLead({ pendingWrite: null })
      return { outcome: 'refused', errors: problem.errors.map(({ pointer: _pointer, ...error }) => error) }
    }
    if (problem?.revision !== undefined) {
      store.updateLead({ pendingWrite: null })
      return { outcome: 'conflict', revision: problem.revision }
    }
    if (isLost(httpStatus) && lead !== null) {
      // The lead is gone or another's by now: the answers stay and become a new lead.
      store.updateLead({ lead: null, pendingWrite: null })
      return write(pending.submit)
    }
    if (httpStatus < 500 && httpStatus !== 409 && httpStatus !== 429) store.updateLead({ pendingWrite: null })
    return { outcome: 'failed', failure: result }
  }

  const write = async (submit: boolean): Promise<SaveOutcome> => {
    const { pendingWrite, lead } = store.getState().leadApplication
    if (pendingWrite !== null) {
      const earlier = await settle(pendingWrite, await send(pendingWrite))
      if (earlier.outcome !== 'saved' || (pendingWrite.submit && submit)) return earlier
      return write(submit)
    }
    if (lead === null && submit) {
      const created = await write(false)
      if (created.outcome !== 'saved') return created
    }
    const pending = await buildPending(submit)
    store.updateLead({ pendingWrite: pending })
    return settle(pending, await send(pending))
  }

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = queue.then(task, task)
    queue = turn
    return turn
  }

  const saveInTurn = async (): Promise<void> => {
    isWaiting = false
    const result = await write(false)
    if (result.outcome !== 'failed') {
      failures = 0
      return
    }
    const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 60_000
    failures += 1
    setTimeout(save, delay * (0.75 + Math.random() / 2))
  }

  const save = () => {
    if (isWaiting) return
    isWaiting = true
    void inTurn(saveInTurn)
  }

  return {
    save,
    submit: () => inTurn(() => write(true)),
    overwrite: (revision) => {
      const { lead } = store.getState().leadApplication
      if (lead !== null) store.updateLead({ lead: { ...lead, revision } })
    },
  }
}
