// Stops the marketing e-mails to an address. The owner of a signed link can also undo that. Needs no lead.
import { unsubscribeByLink, unsubscribeEmail } from '@loan/domain/contract/customer'
import { useState } from 'react'
import { findRejectedFields, type RejectedField } from '../../api/rejectedFields.ts'
import type { RequestFailure } from '../../api/request.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useSingleRun } from '../../lib/useSingleRun.ts'

export type UnsubscribeState = {
  /** The last change and its e-mail address; null before the first change. */
  readonly done: { readonly isStopped: boolean; readonly email: string } | null
  /** The server did not issue the token of the link. */
  readonly isLinkUnknown: boolean
  readonly isBusy: boolean
  readonly failure: RequestFailure | null
  /** Resolves with the errors of the address; null while another request is in flight. */
  readonly stopByAddress: (email: string) => Promise<readonly RejectedField[] | null>
  readonly sendByLink: (token: string, undo: boolean) => Promise<void>
}

const notFoundStatus = 404

export const useUnsubscribe = (): UnsubscribeState => {
  const { request } = useAppContext()
  const { run, isBusy } = useSingleRun()
  const [done, setDone] = useState<UnsubscribeState['done']>(null)
  const [isLinkUnknown, setLinkUnknown] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  return {
    done,
    isLinkUnknown,
    isBusy,
    failure,
    stopByAddress: async (email) => {
      const result = await run(() => request(unsubscribeEmail, { params: { email }, body: {} }))
      if (result === null) return null
      const errors = result.outcome === 'ok' ? [] : findRejectedFields(result)
      setFailure(result.outcome === 'ok' || errors.length > 0 ? null : result)
      if (result.outcome === 'ok') setDone({ isStopped: true, email })
      return errors
    },
    sendByLink: async (token, undo) => {
      const result = await run(() => request(unsubscribeByLink, { body: undo ? { token, undo } : { token } }))
      if (result === null) return
      const isUnknown = result.outcome === 'http' && result.problem?.status === notFoundStatus
      setLinkUnknown(isUnknown)
      setFailure(result.outcome === 'ok' || isUnknown ? null : result)
      if (result.outcome === 'ok') setDone({ isStopped: result.reply.unsubscribed, email: result.reply.email })
    },
  }
}
