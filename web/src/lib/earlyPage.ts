// What the page's first script (`web/first`) and the application share. Nothing of it is there on the development
// server, whose document has no such script.
import type { LoadFailure } from './loadFailure.ts'

/** By control name. */
export type EarlyAnswers = Readonly<Record<string, string>>

export type EarlyPage = {
  /** Everything typed so far, also what was stored before a reload. */
  readonly readAnswers: () => EarlyAnswers
  /** Once they are drafted. */
  readonly removeStoredAnswers: () => void
  /** Focus and caret, where React has rendered the focused control again. */
  readonly restoreFocus: () => void
  /** True at most once in 30 seconds; the caller then reloads the page. */
  readonly takeReload: () => boolean
  /** Where the application cannot start; `retry` starts it again without a reload. */
  readonly failStart: (failure: LoadFailure, retry: () => Promise<void>) => void
}

declare global {
  interface Window {
    /** Typed while the application has not started; removed when it has. */
    earlyAnswers?: EarlyAnswers
    /** Forms submitted in the same time. */
    earlySubmits?: HTMLFormElement[]
    earlyPage?: EarlyPage
  }
}

export const earlyAnswersKey = 'earlyAnswers'
