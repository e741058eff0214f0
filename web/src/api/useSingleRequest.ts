// The request of one button or form: whether it is in flight, and why the last one failed.
import { useState } from 'react'
import { useSingleRun } from '../lib/useSingleRun.ts'
import type { RequestFailure, RequestResult } from './request.ts'
import { createRequestKeys, type RequestKeys } from './requestKeys.ts'

export type SingleRequest = {
  readonly isBusy: boolean
  /** Failure of the last request; null before the first one, after a success, and when a field shows it. */
  readonly failure: RequestFailure | null
  /** Resolves with null, without a call of `send`, while another request is in flight. */
  readonly run: <Reply>(
    send: (keys: RequestKeys) => Promise<RequestResult<Reply>>,
  ) => Promise<RequestResult<Reply> | null>
}

/** A failure for which `isShownByField` returns true is not returned, because a field of the screen shows it. */
export const useSingleRequest = (isShownByField: (failure: RequestFailure) => boolean = () => false): SingleRequest => {
  const { run, isBusy } = useSingleRun()
  const [keys] = useState(createRequestKeys)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  return {
    isBusy,
    failure: failure === null || isShownByField(failure) ? null : failure,
    run: (send) =>
      run(async () => {
        const result = await send(keys)
        setFailure(result.outcome === 'ok' ? null : result)
        return result
      }),
  }
}
