// Asks for the address of a hand-over and goes there in the same tab: once however often it is pressed, and to nothing
// but a plain address. Coming back, by the browser's own button too, sends nothing.
import { redirectLead } from '@loan/domain/contract/lead'
import { cardCheck, sale } from '@loan/domain/contract/lender-steps'
import type { HandOverKind } from '@loan/domain/lender-steps/handOver'
import { useEffect, useRef, useState } from 'react'
import type { Request, RequestFailure, RequestResult } from '../../api/request.ts'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useJourney } from '../../journey/JourneyContext.tsx'
import type { LeadHandle } from '../../store/state.ts'
import { markRedirected } from '../markRedirected.ts'
import { parseRedirectUrl } from '../redirectUrl.ts'

type AskAddress = (request: Request, lead: LeadHandle) => Promise<RequestResult<{ readonly url: string }>>

const addressCalls: Readonly<Record<HandOverKind, AskAddress>> = {
  'bank-link': (request, { id, token }) => request(redirectLead, { params: { id }, leadToken: token }),
  'card-check': (request, { id, token }) => request(cardCheck, { body: { id }, leadToken: token }),
  'partner-site': (request, { id, token }) => request(sale, { body: { id }, leadToken: token }),
}

/** A browser that was stopped on its way may be sent again. */
const leavingMs = 8000

export type HandOverAct = {
  readonly go: () => Promise<void>
  readonly isBusy: boolean
  readonly failure: RequestFailure | null
  /** The address that came is none to send anybody to. */
  readonly isRefused: boolean
}

export const useHandOver = (kind: HandOverKind): HandOverAct => {
  const { request, storages, store, isEmbedded } = useApplication()
  const journey = useJourney()
  const isGoing = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [hasLeft, setLeft] = useState(false)

  const rest = () => {
    isGoing.current = false
    setBusy(false)
    setLeft(false)
  }

  useEffect(() => {
    if (!hasLeft) return undefined
    const timer = setTimeout(rest, leavingMs)
    window.addEventListener('pageshow', rest)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', rest)
    }
  }, [hasLeft])

  const go = async () => {
    const { lead } = store.getState().leadApplication
    if (isGoing.current || lead === null) return
    isGoing.current = true
    setBusy(true)
    const result = await addressCalls[kind](request, lead)
    const url = result.outcome === 'ok' ? parseRedirectUrl(result.reply.url) : null
    setFailure(result.outcome === 'ok' ? null : result)
    setRefused(result.outcome === 'ok' && url === null)
    if (url === null) {
      rest()
      // Where the lead stands somewhere else by now, the journey goes there.
      if (result.outcome === 'http') await journey.ask()
      return
    }
    if (kind === 'partner-site') markRedirected(storages, { leadId: lead.id, url: url.href, method: 'GET' })
    setLeft(true)
    // From a bank or a card check the way leads back to where the lead is; a partner's site opens beside a host's page.
    if (isEmbedded && kind === 'partner-site') window.open(url.href, '_blank', 'noopener')
    else window.location.assign(url.href)
  }

  return { go, isBusy, failure, isRefused }
}
