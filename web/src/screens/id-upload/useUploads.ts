// Uploads the chosen pictures in separate requests, so that one failure does not affect the others. Files stay
// in memory and are never written to storage.
import { idUpload } from '@loan/domain/contract/documents'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useEffect, useRef, useState } from 'react'
import type { RequestFailure } from '../../api/request.ts'
import { createRequestKeys, type RequestKeys } from '../../api/requestKeys.ts'
import { sendFile } from '../../api/sendFile.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getLenderMatch } from '../../lead-session/leadStatusStore.ts'
import { useLeadSession } from '../../lead-session/LeadSessionContext.tsx'
import { type FileError, validateFile, toFileError } from './validateFile.ts'

export type Upload = { readonly file: File } & (
  | { readonly step: 'sending'; /** From 0 to 1. */ readonly fraction: number }
  | { readonly step: 'sent' }
  /** The applicant must choose another file. */
  | { readonly step: 'rejected'; readonly error: FileError }
  /** The applicant can send the same file again. */
  | { readonly step: 'failed'; readonly failure: RequestFailure }
)

export type Uploads = {
  /** Returns the upload of a side; null when no file was chosen since the screen mounted. */
  readonly find: (side: UploadSide) => Upload | null
  readonly choose: (side: UploadSide, file: File) => void
  readonly retry: (side: UploadSide) => void
}

export const useUploads = (uploadRequest: NonNullable<LeadStatus['upload']>): Uploads => {
  const { apiBaseUrl, store } = useAppContext()
  const leadSession = useLeadSession()
  const [uploads, setUploads] = useState<ReadonlyMap<UploadSide, Upload>>(new Map())
  /** Idempotency keys by side. Each new file gets a new key. */
  const [keys] = useState(() => new Map<UploadSide, RequestKeys>())
  const [controllers] = useState(() => new Map<UploadSide, AbortController>())
  const isOpen = useRef(true)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      for (const controller of controllers.values()) controller.abort()
    }
  }, [controllers])

  const send = async (side: UploadSide, file: File) => {
    const { lead } = store.getState().leadApplication
    controllers.get(side)?.abort()
    if (lead === null) return
    const controller = new AbortController()
    controllers.set(side, controller)
    const show = (upload: Upload) => {
      if (!controller.signal.aborted) setUploads((current) => new Map(current).set(side, upload))
    }
    show({ step: 'sending', file, fraction: 0 })
    const sideKeys = keys.get(side) ?? createRequestKeys()
    keys.set(side, sideKeys)
    const result = await sideKeys.send(lead.id, (idempotencyKey) =>
      sendFile(apiBaseUrl)(idUpload, {
        params: { id: lead.id, side },
        file,
        ...getLenderMatch(leadSession.statusStore),
        leadToken: lead.token,
        idempotencyKey,
        signal: controller.signal,
        onProgress: (fraction) => show({ step: 'sending', file, fraction }),
      }),
    )
    const error = result.outcome === 'ok' ? null : toFileError(result)
    if (result.outcome === 'ok') show({ step: 'sent', file })
    else show(error === null ? { step: 'failed', file, failure: result } : { step: 'rejected', file, error })
    // Poll, because each picture is a write to the lead. A 409 means that the state of the lead has changed.
    if (isOpen.current && (result.outcome === 'ok' || result.outcome === 'http')) await leadSession.poll()
  }

  const find = (side: UploadSide): Upload | null => uploads.get(side) ?? null

  return {
    find,
    choose: (side, file) => {
      const error = validateFile(file, uploadRequest, side)
      keys.delete(side)
      if (error === null) return void send(side, file)
      controllers.get(side)?.abort()
      return setUploads((current) => new Map(current).set(side, { step: 'rejected', file, error }))
    },
    retry: (side) => {
      const upload = find(side)
      if (upload?.step === 'failed') void send(side, upload.file)
    },
  }
}
