// Fetches the URL of a hand-over and opens it: in the same tab, or in a new tab when the form is embedded. Repeated
// presses open it once. Opens only a valid http(s) URL. A return by the Back button sends nothing. A new tab that the
// browser blocks, because the reply came too long after the press, opens at the next press without a request.
import { redirectLead } from '@loan/domain/contract/lead'
import { cardCheck, sale } from '@loan/domain/contract/lenderSteps'
import type { HandOverKind } from '@loan/domain/lender-steps/handOver'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Request, RequestFailure, RequestResult } from '../../api/request.ts'
import { createRequestKeys, type RequestKeys } from '../../api/requestKeys.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getLenderMatch } from '../../lead-session/leadStatusStore.ts'
import { useLeadSession } from '../../lead-session/LeadSessionContext.tsx'
import type { LeadHandle } from '../../store/state.ts'
import { markRedirected } from '../redirect/markRedirected.ts'
import { parseRedirectUrl } from '../redirect/redirectUrl.ts'

type FetchProviderUrl = (
  request: Request,
  lead: LeadHandle,
  keys: RequestKeys,
  match: ReturnType<typeof getLenderMatch>,
) => Promise<RequestResult<{ readonly url: string }>>

const fetchUrlByKind: Readonly<Record<HandOverKind, FetchProviderUrl>> = {
  'bank-link': (request, { id, token }) => request(redirectLead, { params: { id }, leadToken: token }),
  'card-check': (request, { id, token }, keys, match) =>
    keys.send(id, (idempotencyKey) => request(cardCheck, { ...match, body: { id }, leadToken: token, idempotencyKey })),
  'partner-site': (request, { id, token }, keys, match) =>
    keys.send(id, (idempotencyKey) => request(sale, { ...match, body: { id }, leadToken: token, idempotencyKey })),
}

/** After this time the applicant can press again, in case the browser did not leave the page. */
const resetAfterMs = 8000

/** Poll interval while the provider's page is open in another tab. */
const pollIntervalMs = 4000

/** Whether the browser opens no new tab now. Without the API it is unknown, and the tab is assumed to open. */
const isTabBlocked = (): boolean => 'userActivation' in navigator && !navigator.userActivation.isActive

export type HandOverAction = {
  readonly openProvider: () => Promise<void>
  readonly isBusy: boolean
  readonly failure: RequestFailure | null
  /** The URL of the server is invalid. */
  readonly isUrlInvalid: boolean
}

export const useHandOver = (kind: HandOverKind): HandOverAction => {
  const { request, storages, store, isEmbedded } = useAppContext()
  const leadSession = useLeadSession()
  const isOpening = useRef(false)
  const [keys] = useState(createRequestKeys)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const [isUrlInvalid, setUrlInvalid] = useState(false)
  const [hasLeft, setLeft] = useState(false)
  const [isOpenInTab, setOpenInTab] = useState(false)
  const blockedUrl = useRef<URL | null>(null)

  const reset = useCallback(() => {
    isOpening.current = false
    setBusy(false)
    setLeft(false)
  }, [])

  useEffect(() => {
    if (!hasLeft) return undefined
    const timer = setTimeout(reset, resetAfterMs)
    window.addEventListener('pageshow', reset)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', reset)
    }
  }, [hasLeft, reset])

  const pollStatus = useEffectEvent(() => void leadSession.poll())
  useEffect(() => {
    if (!isOpenInTab) return undefined
    const timer = setInterval(() => pollStatus(), pollIntervalMs)
    return () => clearInterval(timer)
  }, [isOpenInTab])

  const leave = (url: URL, lead: LeadHandle) => {
    if (kind === 'partner-site') markRedirected(storages, { leadId: lead.id, url: url.href, method: 'GET' })
    setLeft(true)
    // Providers do not allow frames. An embedded form opens them in a new tab and polls for the result.
    if (!isEmbedded) return window.location.assign(url.href)
    setOpenInTab(true)
    if (isTabBlocked()) {
      blockedUrl.current = url
      reset()
    }
    window.open(url.href, '_blank', 'noopener')
  }

  const openProvider = async () => {
    const { lead } = store.getState().leadApplication
    if (isOpening.current || lead === null) return
    isOpening.current = true
    setBusy(true)
    const blocked = blockedUrl.current
    blockedUrl.current = null
    if (blocked !== null) return leave(blocked, lead)
    const result = await fetchUrlByKind[kind](request, lead, keys, getLenderMatch(leadSession.statusStore))
    const url = result.outcome === 'ok' ? parseRedirectUrl(result.reply.url) : null
    setFailure(result.outcome === 'ok' ? null : result)
    setUrlInvalid(result.outcome === 'ok' && url === null)
    if (url === null) {
      reset()
      // Poll, because the failure can mean that the state of the lead has changed.
      if (result.outcome === 'http') await leadSession.poll()
      return
    }
    leave(url, lead)
  }

  return { openProvider, isBusy, failure, isUrlInvalid }
}
