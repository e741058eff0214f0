// Runs before the application has loaded. Stores typed answers, collects submits and keeps presses on moving buttons.
// Hides the first page from a returning applicant, and handles an application that does not load.
import { collectEarlyAnswers } from './collectEarlyAnswers.ts'
import { collectEarlySubmits } from './collectEarlySubmits.ts'
import { removeStoredEarlyAnswers } from './earlyAnswers.ts'
import { hideFromReturning } from './hideFromReturning.ts'
import { keepPresses } from './keepPresses.ts'
import { claimReload } from './reloadGuard.ts'
import { trackFocus } from './trackFocus.ts'
import { watchStart } from './watchStart.ts'

export const runFirstScript = (): void => {
  const earlyAnswers = collectEarlyAnswers()
  const start = watchStart(earlyAnswers)
  collectEarlySubmits(start.onSubmit)
  hideFromReturning(earlyAnswers.restore)
  keepPresses()
  window.earlyPage = {
    readAnswers: earlyAnswers.readAll,
    removeStoredAnswers: removeStoredEarlyAnswers,
    restoreFocus: trackFocus(),
    claimReload,
    failStart: start.failStart,
  }
}
