// Saves the answers on the server in the background, one write at a time. A write with an unknown outcome is retried
// under the same key, so that a retry does not create a second lead.
import type { LeadApplication } from '@loan/domain/lead/application'
import { computeExpiry } from '@loan/domain/lead/staleness'
import type { Product } from '@loan/domain/products/product'
import { handleLoadFailure } from '../../api/lazyRequest.ts'
import type { RequestFailure } from '../../api/request.ts'
import type { LeadSaver, SaveOutcome } from '../../app-context/leadSaver.ts'
import { getToday } from '@loan/domain/getToday'
import { computeDelayMs } from '../../lib/backOff.ts'
import { isDeepEqual } from '../../lib/isDeepEqual.ts'
import { logError } from '../../lib/log.ts'
import { buildUuid } from '../../lib/uuid.ts'
import type { ApplicationState, LeadHandle, PendingWrite } from '../../store/state.ts'
import { claimCreate } from '../../store/sharedLead.ts'
import { omitTabOnly } from '../../store/tabOnly.ts'
import { isSubmitted } from '../../store/isSubmitted.ts'
import { createLeadWriter, type SaverOptions } from './leadWrite.ts'
import { isRetryable } from './writeOutcome.ts'
import { getServerClock, type ServerClock } from '../../lib/serverClock.ts'

const retryBackOff = { delaysMs: [2_000, 5_000, 10_000, 30_000, 60_000], jitter: [0.75, 1.25] } as const

const loadAnswersModule = () => import('@loan/domain/pages/applicationAnswers')
type AnswersModule = Awaited<ReturnType<typeof loadAnswersModule>>

/** The application that the server last confirmed. */
type ConfirmedApplication = { readonly leadId: string | undefined; readonly application: LeadApplication }

type WriteInput = {
  readonly state: ApplicationState
  readonly product: Product
  readonly clock: Pick<ServerClock, 'now'>
  readonly answersModule: AnswersModule
}

const buildApplication = ({ state, product, clock, answersModule }: WriteInput): LeadApplication => {
  const { country, period } = product
  const shownAnswers = answersModule.omitHiddenAnswers({
    product,
    country,
    application: state.leadApplication.applicationData,
    today: getToday(country, clock.now()),
  })
  // The payload needs the scale of the period, which no page shows.
  return shownAnswers.period === undefined ? shownAnswers : { ...shownAnswers, periodScale: period.scale }
}

/** Null when there is nothing to send. */
const buildNextWrite = (
  input: WriteInput,
  { submit, confirmed }: { readonly submit: boolean; readonly confirmed: ConfirmedApplication | null },
): PendingWrite | null => {
  const { pendingWrite, lead } = input.state.leadApplication
  const wasSubmitted = isSubmitted(input.state)
  const application = buildApplication(input)
  // A submitted application is not saved as a draft.
  if (!submit && wasSubmitted) return null
  if (pendingWrite?.submit === false) return pendingWrite
  // The outcome of the pending submit is unknown. The same answers wait until the applicant submits again. Changed
  // answers replace it; the server rejects them when the submit succeeded.
  if (pendingWrite !== null && isDeepEqual(pendingWrite.application, application)) return submit ? pendingWrite : null
  const needsNoSubmit = !submit || wasSubmitted
  if (needsNoSubmit && lead !== null && isDeepEqual(confirmed, { leadId: lead.id, application })) return null
  return {
    idempotencyKey: buildUuid(),
    // A create is stored for other tabs and later sessions, so it omits the tab-only answers.
    application: lead === null ? omitTabOnly(application) : application,
    revision: lead?.revision ?? null,
    submit: submit && lead !== null,
  }
}

/**
 * A lead that has expired by a clock that no reply has confirmed counts as new until the server answers. Otherwise a
 * reload before that would drop it as stale again, together with the consents that the applicant has given since.
 */
const withExpiryUntilReply = (lead: LeadHandle, { expiry }: Product, now: Date): LeadHandle => {
  const expiresAt = computeExpiry(now, expiry).toISOString()
  return Date.parse(lead.expiresAt) > now.getTime() ? lead : { ...lead, expiresAt }
}

export const createLeadSaver = (options: SaverOptions): LeadSaver => {
  const { store, product, storages } = options
  const clock = getServerClock(options)
  const { write, recoverSubmitOutcome } = createLeadWriter(options)
  let queue: Promise<unknown> = Promise.resolve()
  let isSaveQueued = false
  let failureCount = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let confirmed: ConfirmedApplication | null = null

  const getInput = (answersModule: AnswersModule): WriteInput => ({
    state: store.getState(),
    product,
    clock,
    answersModule,
  })

  /** Before a create: replaces it by the create or the lead of another tab, if there is one. */
  const claimOwnCreate = async (own: PendingWrite): Promise<PendingWrite | 'has-lead' | 'aborted'> => {
    const claimed = await claimCreate(storages.local, own, clock)
    // The application was cleared in the meantime.
    if (store.getState().leadApplication.pendingWrite !== own) return 'aborted'
    if ('lead' in claimed) {
      // Two updates: tracking reports a lead that replaces a pending create as created in this tab.
      store.updateLeadApplication({ pendingWrite: null })
      store.updateLeadApplication({ lead: withExpiryUntilReply(claimed.lead, product, clock.now()) })
      return 'has-lead'
    }
    store.updateLeadApplication({ pendingWrite: claimed.create })
    return claimed.create
  }

  /** Sends writes until the server has all answers. Replaces a lead that no longer exists, but only once. */
  const writeAll = async (answersModule: AnswersModule, submit: boolean, mayReplace = true): Promise<SaveOutcome> => {
    const next = buildNextWrite(getInput(answersModule), { submit, confirmed })
    if (next === null) return { outcome: 'saved' }
    store.updateLeadApplication({ pendingWrite: next })
    const pending = store.getState().leadApplication.lead === null ? await claimOwnCreate(next) : next
    if (pending === 'aborted') return { outcome: 'failed', failure: { outcome: 'aborted' } }
    if (pending === 'has-lead') return writeAll(answersModule, submit, mayReplace)
    const result = await write(pending)
    if (result.outcome === 'rebased') return writeAll(answersModule, submit, mayReplace)
    if (result.outcome === 'lost') {
      return mayReplace ? writeAll(answersModule, submit, false) : { outcome: 'failed', failure: result.failure }
    }
    // The applicant may have corrected the rejected answers in the meantime.
    const wasCorrected =
      result.outcome === 'invalid' && !isDeepEqual(pending.application, buildApplication(getInput(answersModule)))
    if (wasCorrected) return writeAll(answersModule, submit, mayReplace)
    if (result.outcome !== 'saved') return result
    confirmed = { leadId: store.getState().leadApplication.lead?.id, application: pending.application }
    return pending.submit ? result : writeAll(answersModule, submit, mayReplace)
  }

  const attempt = async (submit: boolean): Promise<SaveOutcome> => {
    try {
      return await writeAll(await loadAnswersModule(), submit)
    } catch (error) {
      logError('Failed to update lead', { name: error instanceof Error ? error.name : 'unknown' })
      return { outcome: 'failed', failure: await handleLoadFailure(options, error, submit) }
    }
  }

  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const queued = queue.then(task)
    queue = queued
    return queued
  }

  const stopRetrying = () => {
    clearTimeout(retryTimer)
    retryTimer = undefined
  }

  const retryLater = (failure: RequestFailure) => {
    const atLeastMs = failure.outcome === 'http' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
    stopRetrying()
    retryTimer = setTimeout(save, computeDelayMs(retryBackOff, failureCount, { atLeastMs }))
    failureCount += 1
  }

  const hasPendingSubmit = (): boolean => store.getState().leadApplication.pendingWrite?.submit === true

  /** Saves the answers as a draft. Schedules a retry after a temporary failure. */
  const saveDraft = async (): Promise<SaveOutcome> => {
    const result = await attempt(false)
    if (result.outcome === 'failed' && isRetryable(result.failure)) retryLater(result.failure)
    else failureCount = 0
    return result
  }

  const enqueueSave = async (): Promise<void> => {
    isSaveQueued = false
    // No page was completed, or the application was cleared.
    if (store.getState().dynamicPages.completed.length === 0) return
    if (hasPendingSubmit()) await recoverSubmitOutcome()
    await saveDraft()
  }

  const save = () => {
    stopRetrying()
    if (isSaveQueued) return
    isSaveQueued = true
    void enqueue(enqueueSave)
  }

  window.addEventListener('online', () => {
    if (retryTimer !== undefined) save()
  })

  return {
    save,
    saveNow: () => {
      stopRetrying()
      return enqueue(async () => {
        if (hasPendingSubmit()) await recoverSubmitOutcome()
        // The failed submit may have sent answers that no draft contains. A draft replaces it, and the server rejects
        // the draft if the submit succeeds after all.
        if (hasPendingSubmit()) store.updateLeadApplication({ pendingWrite: null })
        return saveDraft()
      })
    },
    submit: () => {
      stopRetrying()
      return enqueue(() => attempt(true))
    },
    overwrite: (revision) => {
      const { lead } = store.getState().leadApplication
      if (lead !== null) store.updateLeadApplication({ lead: { ...lead, revision } })
    },
  }
}
