// The interface between the page's first script (`web/first`) and the application. All of it is undefined on the
// development server, whose document has no first script.
import type { LoadFailure } from './loadFailure.ts'

/** Values of controls by control name. */
export type EarlyAnswers = Readonly<Record<string, string>>

export type EarlyPage = {
  /** All answers so far, including those stored before a reload. */
  readonly readAnswers: () => EarlyAnswers
  /** Called when the answers are in the drafts. */
  readonly removeStoredAnswers: () => void
  /** Restores focus and caret after React has rendered the focused control again. */
  readonly restoreFocus: () => void
  /** True at most once in 30 seconds; the caller then reloads the page. */
  readonly claimReload: () => boolean
  /** Called when the application cannot start; `retry` starts it again without a reload. */
  readonly failStart: (failure: LoadFailure, retry: () => Promise<void>) => void
}

declare global {
  interface Window {
    /** Answers typed before the application starts; undefined afterwards. */
    earlyAnswers?: EarlyAnswers
    /** Forms submitted before the application starts, without duplicates; undefined afterwards. */
    earlySubmits?: HTMLFormElement[]
    earlyPage?: EarlyPage
  }
}

export const earlyAnswersKey = 'earlyAnswers'
