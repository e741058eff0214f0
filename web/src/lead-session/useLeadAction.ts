// Sends an action of the applicant to the lead. Repeated presses send it once. Returns the outcome for the screen.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { leadReceiptSchema } from '@loan/domain/contract/receipt'
import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { findRejectedFields, type RejectedField } from '../api/rejectedFields.ts'
import type { RequestFailure } from '../api/request.ts'
import { createRequestKeys } from '../api/requestKeys.ts'
import type { BuildActionPayload, LeadSession } from './leadSession.ts'
import { useLeadSession } from './LeadSessionContext.tsx'

const noErrors: readonly RejectedField[] = []

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

type Progress = {
  readonly isBusy: boolean
  /** Failure of the last run; null when the server rejected single fields, because the fields show those errors. */
  readonly failure: RequestFailure | null
}

/** `run` resolves with null while another action of the same hook is in flight. */
export type LeadActions = Progress & { readonly run: (send: RunAction) => Promise<ActionOutcome | null> }

export type LeadAction<Params extends v.GenericSchema, Body extends v.GenericSchema> = Progress & {
  readonly run: (build: BuildActionPayload<Params, Body>) => Promise<ActionOutcome | null>
}

/** For a screen whose actions have several endpoints. Runs one action at a time. */
export const useLeadActions = (): LeadActions => {
  const leadSession = useLeadSession()
  const isRunning = useRef(false)
  const isMounted = useRef(true)
  const [keys] = useState(createRequestKeys)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const run: LeadActions['run'] = async (send) => {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    const result = await send((endpoint, build) => leadSession.sendAction(endpoint, build, keys))
    isRunning.current = false
    const fieldErrors = result.outcome === 'ok' ? noErrors : findRejectedFields(result)
    if (isMounted.current) {
      setBusy(false)
      setFailure(result.outcome === 'ok' || fieldErrors.length > 0 ? null : result)
    }
    return result.outcome === 'ok' ? { outcome: 'done' } : { outcome: 'failed', failure: result, fieldErrors }
  }

  return { run, isBusy, failure }
}

export const useLeadAction = <Params extends v.GenericSchema, Body extends v.GenericSchema>(
  endpoint: Endpoint<Params, Body, typeof leadReceiptSchema>,
): LeadAction<Params, Body> => {
  const { run, ...progress } = useLeadActions()
  return { ...progress, run: (build) => run((sendAction) => sendAction(endpoint, build)) }
}
