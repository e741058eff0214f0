// The session of a submitted lead in the browser: polls its status, sends the applicant's actions and writes the
// resulting state to the store. Does not navigate and does not render.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { leadStatus } from '@loan/domain/contract/lead'
import type { leadReceiptSchema } from '@loan/domain/contract/receipt'
import type * as v from 'valibot'
import type { ParsedReply } from '../api/parsedReply.ts'
import type { Request, RequestFailure, RequestResult } from '../api/request.ts'
import { createRequestKeys, type RequestKeys } from '../api/requestKeys.ts'
import { isDeepEqual } from '../lib/isDeepEqual.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { LeadHandle } from '../store/state.ts'
import { withReceipt } from '../store/withReceipt.ts'
import {
  getLeadStatusStore,
  getLenderMatch,
  type LeadStatusReply,
  type LeadStatusState,
  type LeadStatusStore,
} from './leadStatusStore.ts'
import { browserSignals } from './pageSignals.ts'
import { isLeadGone, leadNotFound, getRetrySeconds } from '../errors/findProblemName.ts'
import { createStatusPoller, type PollResult, type StatusPollerOptions } from './statusPoller.ts'

type ActionReceipt = ParsedReply<v.InferOutput<typeof leadReceiptSchema>>
type StatusReceipt = Pick<LeadStatusReply, 'revision' | 'leadStatus' | 'expiresAt' | 'progressState'>

/** Builds the payload of an action for the lead that is current when the action runs. */
export type BuildActionPayload<Params extends v.GenericSchema, Body extends v.GenericSchema> = (lead: LeadHandle) => {
  readonly params?: v.InferInput<Params>
  readonly body?: v.InferInput<Body>
}

export type LeadSession = {
  readonly statusStore: LeadStatusStore
  /** Polls until the returned function is called. Several callers can watch at the same time. */
  readonly watch: () => () => void
  /** Polls the status now; resolves once the reply is in the stores. Joins a poll in flight. */
  readonly poll: () => Promise<void>
  /** As `poll`, but ignores a poll in flight, whose reply has texts in the language before. */
  readonly pollInNewLanguage: () => Promise<void>
  /** Sends an action, writes the resulting state and polls the status. A failed action resolves after that poll. */
  readonly sendAction: <Params extends v.GenericSchema, Body extends v.GenericSchema>(
    endpoint: Endpoint<Params, Body, typeof leadReceiptSchema>,
    build: BuildActionPayload<Params, Body>,
    /** Idempotency keys of the button or form; without them a repeated action counts as a new one. */
    keys?: RequestKeys,
  ) => Promise<RequestResult<ActionReceipt>>
}

export type LeadSessionOptions = {
  readonly store: ApplicationStore
  readonly request: Request
  /** Locale of the texts that the server sends (policies of a lender). */
  readonly language: () => string
  readonly poller?: Partial<Omit<StatusPollerOptions, 'poll'>>
}

const toPollResult = (failure: RequestFailure): PollResult =>
  isLeadGone(failure) ? { outcome: 'final' } : { outcome: 'failed', atLeastMs: getRetrySeconds(failure) * 1000 }

/** Whether polling can end. It continues in CHECKING and in an unknown state, even without `pollAfterMs`. */
const isPollingDone = ({ pollAfterMs, state }: LeadStatusReply): boolean =>
  pollAfterMs === null && state !== null && state !== 'CHECKING'

export const createLeadSession = ({
  store,
  request,
  language,
  poller: pollerOptions,
}: LeadSessionOptions): LeadSession => {
  const statusStore = getLeadStatusStore({ store })
  let watchers = 0
  /** The failing component already shows this error; do not show it again for the follow-up poll. */
  let isAfterFailedAction = false

  const getCurrentLead = (): LeadHandle | null => store.getState().leadApplication.lead

  const writeReceipt = (lead: LeadHandle, receipt: StatusReceipt) => {
    const { progressState } = receipt
    const handle = withReceipt(lead, receipt)
    const current = store.getState().leadApplication
    if (isDeepEqual(current.lead, handle) && isDeepEqual(current.progressState, progressState)) return
    store.updateLeadApplication({ lead: handle, progressState })
  }

  const finish = (
    change: Pick<LeadStatusState, 'failure'> & Partial<Pick<LeadStatusState, 'status' | 'textsLocale'>>,
  ) => statusStore.setState(({ finishedPolls }) => ({ ...change, isPolling: false, finishedPolls: finishedPolls + 1 }))

  const pollOnce = async (signal: AbortSignal): Promise<PollResult> => {
    const lead = getCurrentLead()
    if (lead === null) {
      finish({ status: null, failure: null })
      return { outcome: 'final' }
    }
    statusStore.setState({ isPolling: true })
    const textsLocale = language()
    const result = await request(leadStatus, {
      params: { id: lead.id, locale: textsLocale },
      leadToken: lead.token,
      signal,
    })
    const current = getCurrentLead()
    if (signal.aborted || current === null || current.id !== lead.id) return { outcome: 'final' }
    if (result.outcome !== 'ok') {
      finish({ failure: isAfterFailedAction ? null : result })
      return toPollResult(result)
    }
    const { reply } = result
    const isChanged = !isDeepEqual(reply, statusStore.getState().status)
    writeReceipt(current, reply)
    finish({ status: reply, textsLocale, failure: null })
    if (isPollingDone(reply)) return { outcome: 'final' }
    return { outcome: isChanged ? 'changed' : 'unchanged', atLeastMs: reply.pollAfterMs ?? 0 }
  }

  const poller = createStatusPoller({ signals: browserSignals, ...pollerOptions, poll: pollOnce })

  const poll = () => poller.pollNow()

  let leadId = getCurrentLead()?.id
  store.subscribe(() => {
    const id = getCurrentLead()?.id
    if (id === leadId) return
    leadId = id
    poller.drop()
    statusStore.setState({ status: null, failure: null, isPolling: false })
    if (watchers > 0) void poll()
  })
  return {
    statusStore,
    poll,
    pollInNewLanguage: () => {
      poller.drop()
      return poll()
    },
    watch: () => {
      watchers += 1
      if (watchers === 1) poller.start()
      let isWatching = true
      return () => {
        if (!isWatching) return
        isWatching = false
        watchers -= 1
        if (watchers === 0) poller.stop()
      }
    },
    sendAction: async (endpoint, build, keys = createRequestKeys()) => {
      const lead = getCurrentLead()
      if (lead === null) return leadNotFound
      const sent = build(lead)
      const result = await keys.send([endpoint.path, lead.id, sent], (idempotencyKey) =>
        request(endpoint, { ...sent, ...getLenderMatch(statusStore), leadToken: lead.token, idempotencyKey }),
      )
      const current = getCurrentLead()
      if (current === null || current.id !== lead.id) return { outcome: 'aborted' }
      // The reply of a poll that started before the action is outdated.
      poller.drop()
      if (result.outcome === 'ok') writeReceipt(current, result.reply)
      isAfterFailedAction = result.outcome !== 'ok'
      const polled = poll()
      if (result.outcome !== 'ok') await polled
      isAfterFailedAction = false
      return result
    },
  }
}
