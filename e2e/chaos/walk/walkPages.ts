// Completes one page of the form: injects its planned faults, fills it in and presses Continue.
import { pressSubmit, reviewKey } from '../../driver/walk.ts'
import { type ChaosRun, endFaults } from '../run/chaosRun.ts'
import { fillShare } from './fillPage.ts'
import { checkAnswers, inject } from './inject.ts'
import { leadOn } from './leadOn.ts'
import { look, type Sight, waitForOther } from './look.ts'

type PageSight = Extract<Sight, { kind: 'page' }>

/** Injects the fault of a phase. Resolves with true where a fault occurred, because it may have changed the page. */
const meets = async (run: ChaosRun, phase: 'arrived' | 'half' | 'filled', { position }: PageSight): Promise<boolean> =>
  (await inject(run, { phase, page: position.key })) !== null

/** Fills in missing values and submits again, for example after errors or where the page was restored empty. */
const pressAgain = async (run: ChaosRun): Promise<void> => {
  const sight = await look(run)
  if (sight.kind !== 'page') return
  await fillShare(run, sight.position, 'all')
  await pressSubmit(sight.position)
}

const goOn = async (run: ChaosRun, sight: PageSight): Promise<void> => {
  const { position } = sight
  const isReview = position.key === reviewKey
  const aftermath = await inject(run, { phase: isReview ? 'review' : 'submit', page: isReview ? null : position.key })
  if (aftermath?.press === undefined) await position.form.locator('[type="submit"]').click({ timeout: 10_000 })
  else await aftermath.press()
  if (!(await waitForOther(run, sight, 5000))) await leadOn(run, sight, () => pressAgain(run))
  if (aftermath === null) return
  await endFaults(run)
  await checkAnswers(run, [
    ...(run.plan.faults.find(({ kind }) => kind.name === run.injected.at(-1)?.kind)?.kind.mayLose ?? []),
  ])
}

/** Counts down the later actions and runs one that is due. Resolves with true where one ran. */
const actLater = async (run: ChaosRun): Promise<boolean> => {
  const due = run.later.findIndex(({ pages }) => pages <= 0)
  for (const [place, item] of run.later.entries()) run.later[place] = { ...item, pages: item.pages - 1 }
  if (due < 0) return false
  const [item] = run.later.splice(due, 1)
  await item?.act()
  await checkAnswers(run, item?.mayLose)
  return true
}

/** Completes one page or a part of it. The caller then reads again what is shown. */
export const walkPage = async (run: ChaosRun, sight: PageSight): Promise<void> => {
  if (await actLater(run)) return
  if (await meets(run, 'arrived', sight)) return
  if (run.plan.faults.some(({ phase, page }) => phase === 'half' && page === sight.position.key)) {
    await fillShare(run, sight.position, 'half')
    if (await meets(run, 'half', sight)) return
  }
  await fillShare(run, sight.position, 'all')
  if (await meets(run, 'filled', sight)) return
  await goOn(run, sight)
}
