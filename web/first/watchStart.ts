// Handles an application that does not load: a script that a release has deleted, a lost connection, a failing server.
// The message of the document says so, what was typed stays, and loading is tried again without a reload of the page
// where possible.
import { findLoadFailure, type LoadFailure } from '../src/lib/loadFailure.ts'
import type { EarlyAnswersCollector } from './collectEarlyAnswers.ts'
import { carryEarlySubmits } from './collectEarlySubmits.ts'
import { takeReload } from './reloadGuard.ts'
import type { EarlyPage } from '../src/lib/earlyPage.ts'

/** A press that is not answered within this time is told that the page is still loading. */
const patienceMs = 8_000

/** A file that has not come within this time is taken for a lost connection. */
const fetchTimeoutMs = 20_000

const isStarted = (): boolean => window.earlySubmits === undefined

const findEntry = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? null

/** Fetched first: browsers remember a module that has failed, and the reason is known only this way. */
const loadEntry = async (): Promise<LoadFailure | null> => {
  const address = findEntry()
  if (address === null) return 'failed'
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(fetchTimeoutMs) }).catch(
    () => null,
  )
  const failure = findLoadFailure(response)
  if (failure !== null) return failure
  // A browser that remembers the failure is helped by a reload alone.
  return import(/* @vite-ignore */ address).then(
    () => null,
    () => 'gone' as const,
  )
}

const show = (name: string, isShown: boolean): void => {
  for (const part of document.querySelectorAll<HTMLElement>(`#start-failed [data-when="${name}"]`))
    part.hidden = !isShown
}

export const watchStart = (
  answers: EarlyAnswersCollector,
): { readonly onPress: () => void; readonly failStart: EarlyPage['failStart'] } => {
  const message = document.getElementById('start-failed')
  let failure: LoadFailure | 'slow' | null = null
  let isTrying = false
  let startAgain: (() => Promise<void>) | null = null

  const reload = () => {
    if (!answers.carry()) return
    carryEarlySubmits()
    location.reload()
  }

  const fail = (now: LoadFailure | 'slow') => {
    failure = now
    // Nothing that is typed is lost by it.
    if (now === 'gone' && answers.findStatus() !== 'here' && takeReload()) return reload()
    if (message === null) return
    const status = answers.findStatus()
    show('offline', now === 'offline')
    show('other', now !== 'offline')
    show('stored', status === 'stored')
    show('here', status === 'here')
    message.hidden = false
  }

  /** The button may reload at any time: the applicant wishes it. */
  const retry = async (isAtButton = false): Promise<void> => {
    if (isTrying || isStarted()) return
    isTrying = true
    try {
      if (startAgain !== null) await startAgain()
      else {
        const now = await loadEntry()
        if (now === 'gone' && isAtButton) reload()
        else if (now !== null) fail(now)
      }
    } finally {
      isTrying = false
    }
  }

  // Scripts of third parties are no modules, and may be blocked.
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
    // A request that is still waiting would only be waited for again.
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
    onPress: () => {
      if (failure === null) {
        setTimeout(() => {
          if (isStarted() || failure !== null) return
          fail('slow')
          reveal()
        }, patienceMs)
        return
      }
      reveal()
      void retry()
    },
  }
}
