// Opens a lead on this device by a resume link (spec 7.7), after the applicant confirms one datum.
import { confirmLink, leadFromLink } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import type * as v from 'valibot'
import type { Product } from '@loan/domain/products/product'
import { indexRoute, getRoute, type StateName } from '@loan/domain/states'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { findRejectedFields, type RejectedField } from '../api/rejectedFields.ts'
import type { RequestFailure } from '../api/request.ts'
import { useSingleRequest } from '../api/useSingleRequest.ts'
import { useAppContext } from '../app-context/AppContext.tsx'
import { hasProblemType } from '../errors/findProblemName.ts'
import type { Storage } from '../lib/storage.ts'
import { buildUuid } from '../lib/uuid.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { claimLead } from '../store/claimLead.ts'
import { hasScreenRoute } from './leadNavigation.ts'

type Datum = v.InferOutput<(typeof leadFromLink)['reply']>['confirm']

export type ResumeState =
  | { readonly step: 'opening' }
  | { readonly step: 'confirm'; readonly datum: Datum }
  /** The link cannot open a lead: it is unknown, expired or locked. */
  | { readonly step: 'closed'; readonly why: 'notFound' | 'expired' | 'locked' }
  | { readonly step: 'failed'; readonly failure: RequestFailure }

export type ConfirmOutcome =
  | { readonly outcome: 'opened' | 'closed' }
  | { readonly outcome: 'invalid'; readonly fieldErrors: readonly RejectedField[] }
  | { readonly outcome: 'failed'; readonly failure: RequestFailure }

export type ResumeLink = {
  readonly resume: ResumeState
  readonly retry: () => void
  readonly isBusy: boolean
  /** Resolves with null while another confirmation is in flight. */
  readonly confirm: (given: v.InferInput<(typeof confirmLink)['body']>) => Promise<ConfirmOutcome | null>
}

type ClosedReason = Extract<ResumeState, { readonly step: 'closed' }>['why']

const closedBy = (failure: RequestFailure): ClosedReason | null => {
  if (hasProblemType(failure, 'gone', 'erased')) return 'expired'
  if (hasProblemType(failure, 'link-locked')) return 'locked'
  return hasProblemType(failure, 'not-found', 'bad-request') ? 'notFound' : null
}

/** Finds the completed pages of a draft and its first incomplete page. */
const readAnsweredPages = async (product: Product, application: LeadApplication) => {
  try {
    const { findAnsweredPages } = await import('@loan/domain/pages/findAnsweredPages')
    const { completed, nextPath } = findAnsweredPages(product, application)
    return { pages: { completed: [...completed], currentFormPath: nextPath } }
  } catch {
    // The chunk did not load. No page counts as completed, and each page shows its stored answers.
    return {}
  }
}

const readDeviceId = (local: Storage): string => {
  const stored = local.read(storageKeys.deviceId)
  if (stored !== null) return stored
  const made = buildUuid()
  local.write(storageKeys.deviceId, made)
  return made
}

/** `secret` is the path parameter. `refTransactionId` is the query parameter; null when it is absent. */
export const useResumeLink = (secret: string, refTransactionId: string | null): ResumeLink => {
  const { store, storages, request, product } = useAppContext()
  const [, navigate] = useLocation()
  const [resume, setResume] = useState<ResumeState>({ step: 'opening' })
  const isOpening = resume.step === 'opening'
  const { run, isBusy } = useSingleRequest()

  const follow = useCallback(
    (state: StateName | null) => {
      const formPath = store.getState().dynamicPages.currentFormPath ?? indexRoute
      navigate(state !== null && hasScreenRoute(state) ? getRoute(state) : formPath, { replace: true })
    },
    [store, navigate],
  )

  useEffect(() => {
    if (!isOpening) return undefined
    const controller = new AbortController()
    const open = async () => {
      const params = {
        id: secret,
        urlType: 'continue',
        ...(refTransactionId !== null && { refTransactionId }),
      } as const
      const result = await request(leadFromLink, { params, signal: controller.signal })
      if (controller.signal.aborted) return
      if (result.outcome !== 'ok') {
        const closed = closedBy(result)
        if (closed === null) return setResume({ step: 'failed', failure: result })
        return setResume({ step: 'closed', why: closed })
      }
      const { id, progressState, state, confirm } = result.reply
      if (id === undefined || id !== store.getState().leadApplication.lead?.id) {
        return setResume({ step: 'confirm', datum: confirm })
      }
      // This device already has a token of the lead.
      store.updateLeadApplication({ progressState })
      return follow(state)
    }
    void open()
    return () => controller.abort()
  }, [secret, refTransactionId, request, store, follow, isOpening])

  const confirm: ResumeLink['confirm'] = async (given) => {
    const result = await run((keys) =>
      keys.send([secret, given], (idempotencyKey) =>
        request(confirmLink, {
          params: { id: secret, urlType: 'continue' },
          body: { ...given, device: readDeviceId(storages.local) },
          idempotencyKey,
        }),
      ),
    )
    if (result === null) return null
    if (result.outcome === 'ok') {
      const { application, progressState, state, ...lead } = result.reply
      const answered = state === 'NONE' ? await readAnsweredPages(product, application) : {}
      claimLead(store, storages, { application, lead, progressState, ...answered })
      follow(state)
      return { outcome: 'opened' }
    }
    const closed = closedBy(result)
    if (closed !== null) {
      setResume({ step: 'closed', why: closed })
      return { outcome: 'closed' }
    }
    const fieldErrors = findRejectedFields(result)
    if (fieldErrors.some(({ params }) => params?.['left'] === 0)) {
      setResume({ step: 'closed', why: 'locked' })
      return { outcome: 'closed' }
    }
    return fieldErrors.length > 0 ? { outcome: 'invalid', fieldErrors } : { outcome: 'failed', failure: result }
  }

  const retry = () => setResume({ step: 'opening' })

  return { resume, retry, isBusy, confirm }
}
