// Stops the marketing e-mails to an address, or lets them through again. Needs no lead.
import { unsubscribeEmail } from '@loan/domain/contract/customer'
import type { FieldError } from '@loan/domain/contract/problem'
import { useRef, useState } from 'react'
import type { RequestFailure } from '../../api/request.ts'
import { useApplication } from '../../context/ApplicationContext.tsx'

export type Unsubscribed = {
  /** What the server last did; null before it did anything. */
  readonly isStopped: boolean | null
  readonly isBusy: boolean
  readonly failure: RequestFailure | null
  /** What the server refused of the address; empty for everything else. Null where the same is still under way. */
  readonly send: (email: string, undo: boolean) => Promise<readonly FieldError[] | null>
}

export const useUnsubscribe = (): Unsubscribed => {
  const { request } = useApplication()
  const isSending = useRef(false)
  const [isStopped, setStopped] = useState<boolean | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  const send = async (email: string, undo: boolean) => {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    const result = await request(unsubscribeEmail, { params: { email }, body: undo ? { undo } : {} })
    isSending.current = false
    setBusy(false)
    const refused = result.outcome === 'http' ? (result.problem?.errors ?? []) : []
    setFailure(result.outcome === 'ok' || refused.length > 0 ? null : result)
    if (result.outcome === 'ok') setStopped(result.reply.unsubscribed)
    return refused
  }

  return { isStopped, isBusy, failure, send }
}
