// Submits a form: validates, then shows the errors or passes the answers to the caller.
import { useState } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { getPendingWrites } from '../lib/flush.ts'
import { getReleases } from '../lib/newRelease.ts'
import { yieldToPaint } from '../lib/yieldToPaint.ts'
import { loadErrors } from './laterErrors.ts'
import type { InvalidField, ValidatedPage } from './validatePage.ts'

/** Result of submitting valid answers. */
export type SubmitResult =
  | 'done'
  /** Not sent. The caller shows the error. */
  | 'failed'
  /** The server rejected fields. The errors are in `serverErrors`. */
  | 'rejected'

export type SubmitOptions = {
  readonly validate: () => Promise<ValidatedPage>
  /** Whether something other than the data points prevents the submit. Called on each submit. */
  readonly isBlocked: (() => boolean) | undefined
  readonly showInvalid: (invalid: readonly InvalidField[]) => void
  readonly onValid: (validated: ValidatedPage) => Promise<SubmitResult>
}

export type FormSubmit = {
  readonly submit: () => Promise<void>
  /** Number of failed submits. */
  readonly attempts: number
  /** True when a chunk or text that the form needs, such as the error texts, did not load. */
  readonly hasLoadFailure: boolean
}

export const useFormSubmit = (options: SubmitOptions): FormSubmit => {
  const { validate, isBlocked, showInvalid, onValid } = options
  const app = useAppContext()
  const [attempts, setAttempts] = useState(0)
  const [hasLoadFailure, setHasLoadFailure] = useState(false)

  const submit = async () => {
    await yieldToPaint()
    // What was typed just before the press is stored one frame after it, although the next page is painted first.
    getPendingWrites(app).flushAll()
    const validated = await validate()
    setHasLoadFailure(false)
    const blocks = isBlocked?.() ?? false
    if (validated.invalid.length > 0 || blocks) {
      const hasTexts = await loadErrors(app)
      setHasLoadFailure(!hasTexts && !getReleases(app).recoverIfDue())
      showInvalid(hasTexts ? validated.invalid : [])
      setAttempts((count) => count + 1)
      return
    }
    showInvalid([])
    const result = await onValid(validated)
    if (result === 'rejected') setAttempts((count) => count + 1)
  }

  return { submit, attempts, hasLoadFailure }
}
