// Handles an application that does not load: a script that a release has deleted, a lost connection, a failing server.
// Shows the message of the document, preserves answers, and retries without a reload of the page if possible.
import { findLoadFailure, type LoadFailure } from '../src/lib/loadFailure.ts'
import type { EarlyAnswersCollector } from './collectEarlyAnswers.ts'
import { transferEarlySubmits } from './collectEarlySubmits.ts'
import { claimReload } from './reloadGuard.ts'
import type { EarlyPage } from '../src/lib/earlyPage.ts'

/** After a submit, the message appears when the application has not started within this time. */
const startTimeoutMs = 8_000

/** A file that has not loaded within this time counts as a lost connection. */
const fetchTimeoutMs = 20_000

const isStarted = (): boolean => window.earlySubmits === undefined

const findEntry = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? null

/** Fetches before the import, because browsers cache a failed module and do not report the cause. Null on success. */
const loadEntry = async (): Promise<LoadFailure | null> => {
  const address = findEntry()
  if (address === null) return 'failed'
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), fetchTimeoutMs)
  const response = await fetch(address, { cache: 'no-cache', signal: abort.signal }).catch(() => null)
  clearTimeout(timer)
  const failure = findLoadFailure(response)
  if (failure !== null) return failure
  // Only a reload helps a browser that has cached the failure.
  return import(/* @vite-ignore */ address).then(
    () => null,
    () => 'gone' as const,
  )
}

const show = (name: string, isShown: boolean): void => {
  for (const paragraph of document.querySelectorAll<HTMLElement>(`#start-failed [data-when="${name}"]`))
    paragraph.hidden = !isShown
}

export const watchStart = (
  answers: EarlyAnswersCollector,
): { readonly onSubmit: () => void; readonly failStart: EarlyPage['failStart'] } => {
  const message = document.getElementById('start-failed')
  let failure: LoadFailure | 'slow' | null = null
  let isRetrying = false
  let startAgain: (() => Promise<void>) | null = null

  const reload = () => {
    if (!answers.transfer()) return
    transferEarlySubmits()
    location.reload()
  }

  const fail = (now: LoadFailure | 'slow') => {
    failure = now
    // The reload loses no answers.
    if (now === 'gone' && answers.findStatus() !== 'here' && claimReload()) return reload()
    if (message === null) return
    const status = answers.findStatus()
    show('offline', now === 'offline')
    show('other', now !== 'offline')
    show('stored', status === 'stored')
    show('here', status === 'here')
    message.hidden = false
  }

  /** The button may reload without a limit, because the applicant requests it. */
  const retry = async (isAtButton = false): Promise<void> => {
    if (isRetrying || isStarted()) return
    isRetrying = true
    try {
      if (startAgain !== null) await startAgain()
      else {
        const now = await loadEntry()
        if (now === 'gone' && isAtButton) reload()
        else if (now !== null) fail(now)
      }
    } finally {
      isRetrying = false
    }
  }

  // Scripts of third parties are not modules. An ad blocker may block them.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') void retry()
    },
    true,
  )
  window.addEventListener('online', () => {
    if (failure !== null) void retry()
  })
  message?.querySelector('button')?.addEventListener('click', () => {
    // A retry would only wait for the pending request again.
    if (failure === 'slow') reload()
    else void retry(true)
  })

  const reveal = () => {
    message?.scrollIntoView({ block: 'nearest' })
    message?.focus({ preventScroll: true })
  }
  return {
    failStart: (now, again) => {
      startAgain = again
      fail(now)
    },
    onSubmit: () => {
      if (failure === null) {
        setTimeout(() => {
          if (isStarted() || failure !== null) return
          fail('slow')
          reveal()
        }, startTimeoutMs)
        return
      }
      reveal()
      void retry()
    },
  }
}
