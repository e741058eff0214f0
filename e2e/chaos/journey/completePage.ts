// Completes one page of the form: injects its planned faults, fills it in and presses Continue.
import { pressSubmit, reviewKey } from '../../driver/formPages.ts'
import { type ChaosRun, endFaults } from '../run/chaosRun.ts'
import { fillShare } from './fillShare.ts'
import { checkAnswers, inject } from './inject.ts'
import { recover } from './recover.ts'
import { readView, type View, waitForEffect } from './view.ts'

type PageView = Extract<View, { kind: 'page' }>

/** Injects the fault of a phase. Resolves with true where a fault occurred, because it may have changed the page. */
const injectAt = async (
  run: ChaosRun,
  phase: 'arrived' | 'half' | 'filled',
  { position }: PageView,
): Promise<boolean> => (await inject(run, { phase, page: position.key })) !== null

/** Fills in missing values and submits again, for example after errors or where the page was restored empty. */
const refillAndSubmit = async (run: ChaosRun): Promise<void> => {
  const view = await readView(run)
  if (view.kind !== 'page') return
  await fillShare(run, view.position, 'all')
  await pressSubmit(view.position)
}

const submitPage = async (run: ChaosRun, view: PageView): Promise<void> => {
  const { position } = view
  const isReview = position.key === reviewKey
  const aftermath = await inject(run, { phase: isReview ? 'review' : 'submit', page: isReview ? null : position.key })
  if (aftermath?.press === undefined) await position.form.locator('[type="submit"]').click({ timeout: 10_000 })
  else await aftermath.press()
  if (!(await waitForEffect(run, view, 5000))) await recover(run, view, () => refillAndSubmit(run))
  if (aftermath === null) return
  await endFaults(run)
  await checkAnswers(run, [
    ...(run.plan.faults.find(({ kind }) => kind.name === run.injected.at(-1)?.kind)?.kind.mayLose ?? []),
  ])
}

/** Counts down the later actions and runs one that is due. Resolves with true where one ran. */
const runLaterActions = async (run: ChaosRun): Promise<boolean> => {
  const due = run.later.findIndex(({ pages }) => pages <= 0)
  for (const [index, item] of run.later.entries()) run.later[index] = { ...item, pages: item.pages - 1 }
  if (due < 0) return false
  const [item] = run.later.splice(due, 1)
  await item?.perform()
  await checkAnswers(run, item?.mayLose)
  return true
}

/** Completes one page or a part of it. The caller then reads again what is shown. */
export const completePage = async (run: ChaosRun, view: PageView): Promise<void> => {
  if (await runLaterActions(run)) return
  if (await injectAt(run, 'arrived', view)) return
  if (run.plan.faults.some(({ phase, page }) => phase === 'half' && page === view.position.key)) {
    await fillShare(run, view.position, 'half')
    if (await injectAt(run, 'half', view)) return
  }
  await fillShare(run, view.position, 'all')
  if (await injectAt(run, 'filled', view)) return
  await submitPage(run, view)
}
