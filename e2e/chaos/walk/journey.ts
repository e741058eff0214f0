// Runs the journey of one seed, from the first page to the outcome of its tag.
import { sheetOf } from '../../driver/privacy.ts'
import { outcomes } from '../plan/plan.ts'
import { type ChaosRun, endFaults, report } from '../run/chaosRun.ts'
import { inject } from './inject.ts'
import { leadOutOfNothing } from './leadOn.ts'
import { isLenderSite, look, nameSight, type Sight } from './look.ts'
import { walkPage } from './walkPages.ts'
import { walkScreen } from './walkScreens.ts'

/** Upper limit; no journey has so many pages, screens and faults. */
const mostSteps = 160

/**
 * Completes the current page or screen. Ignores an error where another page or screen is shown by then, for example after
 * a change of the lead's status. Throws where the same one is still shown.
 */
const walk = async (run: ChaosRun, sight: Exclude<Sight, { kind: 'neither' }>): Promise<void> => {
  try {
    await (sight.kind === 'screen' ? walkScreen(run, sight) : walkPage(run, sight))
  } catch (error) {
    const seen = await look(run)
    if (nameSight(seen) === nameSight(sight)) throw error
    run.trace(`the page left ${nameSight(sight)} automatically`)
  }
}

/** Answers the privacy choices where they are shown, which may happen at any time. */
const answerThirdParties = async ({ page, plan }: ChaosRun): Promise<void> => {
  const buttons = sheetOf(page).getByRole('button')
  if ((await buttons.count()) < 2) return
  const wanted = plan.acceptsThirdParties ? buttons.first() : buttons.nth(1)
  await wanted.click({ timeout: 2000 }).catch(() => undefined)
}

export const walkJourney = async (run: ChaosRun): Promise<void> => {
  for (;;) {
    if ((await inject(run, { phase: 'open', page: null })) === null) break
  }
  const outcome = outcomes[run.plan.tag] ?? 'accepted'
  for (let step = 0; step < mostSteps; step += 1) {
    // The page is not open yet, or Back left the first page.
    if (run.page.url() === 'about:blank') await run.page.goto(run.server.url)
    const sight = await look(run)
    run.trace(`${step} ${nameSight(sight)} ${run.page.url()}`)
    await answerThirdParties(run)
    const isOutcome = sight.kind === 'screen' ? sight.name === outcome : outcome === 'redirected' && isLenderSite(run)
    if (isOutcome) {
      await endFaults(run)
      return
    }
    if (sight.kind === 'neither') {
      await endFaults(run)
      await leadOutOfNothing(run)
    } else await walk(run, sight)
  }
  report(run, 'dead end', `no outcome after ${mostSteps} steps`)
}
