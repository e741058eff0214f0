// Sends an action of the applicant to the lead. Repeated presses send it once. Returns the outcome for the screen.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { leadReceiptSchema } from '@loan/domain/contract/receipt'
import type * as v from 'valibot'
import { findRejectedFields, type RejectedField } from '../api/rejectedFields.ts'
import type { RequestFailure } from '../api/request.ts'
import { useSingleRequest } from '../api/useSingleRequest.ts'
import type { BuildActionPayload, LeadSession } from './leadSession.ts'
import { useLeadSession } from './LeadSessionContext.tsx'

export type ActionOutcome =
  | { readonly outcome: 'done' }
  | {
      readonly outcome: 'failed'
      readonly failure: RequestFailure
      /** Fields that the server rejected, for the screen to show their errors; empty for every other failure. */
      readonly fieldErrors: readonly RejectedField[]
    }

type SendAction = LeadSession['sendAction']

/** Sends one action through the lead session, to any endpoint. */
export type RunAction = (sendAction: SendAction) => ReturnType<SendAction>

type ActionProgress = {
  readonly isBusy: boolean
  /** Failure of the last run; null when the server rejected single fields, because the fields show those errors. */
  readonly failure: RequestFailure | null
}

/** `run` resolves with null while another action of the same hook is in flight. */
export type LeadActions = ActionProgress & { readonly run: (send: RunAction) => Promise<ActionOutcome | null> }

export type LeadAction<Params extends v.GenericSchema, Body extends v.GenericSchema> = ActionProgress & {
  readonly run: (build: BuildActionPayload<Params, Body>) => Promise<ActionOutcome | null>
}

/** For a screen whose actions have several endpoints. Runs one action at a time. */
export const useLeadActions = (): LeadActions => {
  const leadSession = useLeadSession()
  const { run, isBusy, failure } = useSingleRequest((failed) => findRejectedFields(failed).length > 0)

  return {
    isBusy,
    failure,
    run: async (send) => {
      const result = await run((keys) => send((endpoint, build) => leadSession.sendAction(endpoint, build, keys)))
      if (result === null) return null
      return result.outcome === 'ok'
        ? { outcome: 'done' }
        : { outcome: 'failed', failure: result, fieldErrors: findRejectedFields(result) }
    },
  }
}

export const useLeadAction = <Params extends v.GenericSchema, Body extends v.GenericSchema>(
  endpoint: Endpoint<Params, Body, typeof leadReceiptSchema>,
): LeadAction<Params, Body> => {
  const { run, ...progress } = useLeadActions()
  return { ...progress, run: (build) => run((sendAction) => sendAction(endpoint, build)) }
}
