// Creates the link for the phone with its QR code, and drops it when it expires. Polls the status while the applicant
// continues on the phone, because the server requests no polls in ID_UPLOAD.
import { createPhoneLink } from '@loan/domain/contract/devices'
import { useEffect, useState } from 'react'
import type { RequestFailure, RequestResult } from '../../api/request.ts'
import { useSingleRequest } from '../../api/useSingleRequest.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useLeadSession } from '../../lead-session/LeadSessionContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import type { LeadHandle } from '../../store/state.ts'
import type { QrDrawing } from './drawQr.ts'

const pollMs = 3000
/** @assumed the applicant may still be taking pictures when the link has expired. */
const followMs = 45 * 60_000

type ShownCode = { readonly drawing: QrDrawing; readonly expiresAt: string }

export type PhoneLink = {
  readonly step: 'none' | 'shown' | 'expired'
  /** Null unless the step is `shown`. */
  readonly drawing: QrDrawing | null
  readonly isBusy: boolean
  readonly failure: RequestFailure | null
  readonly create: () => Promise<void>
}

export const usePhoneLink = (): PhoneLink => {
  const app = useAppContext()
  const leadSession = useLeadSession()
  const { run, isBusy, failure } = useSingleRequest()
  const [shown, setShown] = useState<ShownCode | null>(null)
  const [isExpired, setExpired] = useState(false)

  useEffect(() => {
    if (shown === null) return undefined
    const leftMs = Date.parse(shown.expiresAt) - getServerClock(app).now().getTime()
    const expiry = setTimeout(() => setExpired(true), Math.min(Math.max(0, leftMs), followMs))
    const polling = setInterval(() => {
      // A hidden page polls when it becomes visible again.
      if (!document.hidden) void leadSession.poll()
    }, pollMs)
    const end = setTimeout(() => clearInterval(polling), followMs)
    return () => {
      clearTimeout(expiry)
      clearInterval(polling)
      clearTimeout(end)
    }
  }, [shown, app, leadSession])

  const requestLink = async (lead: LeadHandle): Promise<RequestResult<ShownCode>> => {
    const [result, drawer] = await Promise.all([
      app.request(createPhoneLink, { params: { id: lead.id }, leadToken: lead.token }),
      import('./drawQr.ts').catch(() => null),
    ])
    if (result.outcome !== 'ok') return result
    if (drawer === null) return { outcome: 'offline' }
    return {
      outcome: 'ok',
      reply: { drawing: drawer.drawQr(result.reply.url), expiresAt: result.reply.expiresAt },
    }
  }

  const create = async () => {
    const { lead } = app.store.getState().leadApplication
    if (lead === null) return
    const created = await run(() => requestLink(lead))
    if (created?.outcome === 'ok') {
      setExpired(false)
      setShown(created.reply)
    }
    // The state of the lead may have changed.
    if (created?.outcome === 'http') await leadSession.poll()
  }

  const isShown = shown !== null && !isExpired
  return {
    step: shown === null ? 'none' : isExpired ? 'expired' : 'shown',
    drawing: isShown ? shown.drawing : null,
    isBusy,
    failure,
    create,
  }
}
