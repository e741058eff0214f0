// Runs the journey of one seed, from the first page to the outcome of its tag.
import { getPrivacySheet } from '../../driver/privacyChoices.ts'
import { outcomeByTag } from '../plan/plan.ts'
import { type ChaosRun, endFaults, report } from '../run/chaosRun.ts'
import { inject } from './inject.ts'
import { recoverWithoutView } from './recover.ts'
import { isLenderSite, readView, formatView, type View } from './view.ts'
import { completePage } from './completePage.ts'
import { completeScreen } from './completeScreen.ts'

/** Upper limit; no journey has so many pages, screens and faults. */
const maxSteps = 160

/**
 * Completes the current page or screen. Ignores an error where another page or screen is shown by then, for example
 * after a change of the lead's status. Throws where the same one is still shown.
 */
const completeView = async (run: ChaosRun, view: Exclude<View, { kind: 'neither' }>): Promise<void> => {
  try {
    await (view.kind === 'screen' ? completeScreen(run, view) : completePage(run, view))
  } catch (error) {
    const seen = await readView(run)
    if (formatView(seen) === formatView(view)) throw error
    run.trace(`the page left ${formatView(view)} automatically`)
  }
}

/** Answers the privacy choices where they are shown, which may happen at any time. */
const answerPrivacyChoices = async ({ page, plan }: ChaosRun): Promise<void> => {
  const buttons = getPrivacySheet(page).getByRole('button')
  if ((await buttons.count()) < 2) return
  const button = plan.acceptsThirdParties ? buttons.first() : buttons.nth(1)
  await button.click({ timeout: 2000 }).catch(() => undefined)
}

export const runJourney = async (run: ChaosRun): Promise<void> => {
  for (;;) {
    if ((await inject(run, { phase: 'open', page: null })) === null) break
  }
  const outcome = outcomeByTag[run.plan.tag] ?? 'accepted'
  for (let step = 0; step < maxSteps; step += 1) {
    // The page is not open yet, or Back left the first page.
    if (run.page.url() === 'about:blank') await run.page.goto(run.server.url)
    const view = await readView(run)
    run.trace(`${step} ${formatView(view)} ${run.page.url()}`)
    await answerPrivacyChoices(run)
    const isOutcome = view.kind === 'screen' ? view.name === outcome : outcome === 'redirected' && isLenderSite(run)
    if (isOutcome) {
      await endFaults(run)
      return
    }
    if (view.kind === 'neither') {
      await endFaults(run)
      await recoverWithoutView(run)
    } else await completeView(run, view)
  }
  report(run, 'dead end', `no outcome after ${maxSteps} steps`)
}
