// Injects the faults that the plan has for a moment of the journey, and looks for every typed answer afterwards.
import { createRandom } from '../plan/random.ts'
import type { Aftermath, Phase } from '../kinds/kind.ts'
import { type ChaosRun, report } from '../run/chaosRun.ts'
import type { LossName } from '../checks/losses.ts'
import { readView } from './view.ts'

type Moment = { readonly phase: Phase; readonly page: string | null }

const injectedByRun = new WeakMap<ChaosRun, Set<string>>()

const startMs = 15_000

/** Resolves once the application has restored the draft and is interactive, or says that it failed to start. */
const waitForStart = async ({ page }: ChaosRun): Promise<void> => {
  const isStarted = () =>
    window.earlySubmits === undefined || document.querySelector('#start-failed:not([hidden])') !== null
  await page.waitForFunction(isStarted, undefined, { timeout: startMs }).catch(() => null)
}

/** Reports answers that are neither on the page nor in a draft. Does nothing after the submission. */
export const checkAnswers = async (run: ChaosRun, mayLose: readonly LossName[] = []): Promise<void> => {
  if (run.watch.submitted()) return
  await waitForStart(run)
  const view = await readView(run)
  if (view.kind !== 'page') return
  const allowed = [...run.mayLose, ...mayLose]
  const { key } = view.position
  const hasAllAnswers = async () =>
    !(await run.answers.isAnyMissing(run.page, allowed)) && !(await run.answers.isAnyUnshown(run.page, key))
  // Drafts are written right after a page is rendered.
  for (let wait = 0; wait < 30 && !(await hasAllAnswers()); wait += 1) await run.page.waitForTimeout(100)
  const lost = await run.answers.takeLost(run.page, allowed)
  const unshown = await run.answers.findUnshown(run.page, key)
  run.answers.forget(unshown)
  const missing = [
    ...lost,
    ...unshown.map((answer) => ({ ...answer, name: `${answer.name} (in the draft, not shown)` })),
  ]
  if (missing.length > 0) {
    report(run, 'answers lost', `on ${key}: ${missing.map(({ name, page }) => `${name} of ${page}`).join(', ')}`)
  }
}

/** Null when the plan has no fault for this moment; otherwise the aftermath of the injected fault. */
export const inject = async (run: ChaosRun, { phase, page }: Moment): Promise<Aftermath | null> => {
  const injectedNames = injectedByRun.get(run) ?? new Set<string>()
  injectedByRun.set(run, injectedNames)
  const fault = run.plan.faults.find(
    (planned) =>
      planned.phase === phase &&
      (planned.page === null || planned.page === page) &&
      !injectedNames.has(planned.kind.name),
  )
  if (fault === undefined) return null
  const { kind, seed } = fault
  injectedNames.add(kind.name)
  const entry = { kind: kind.name, at: page === null ? phase : `${phase} of ${page}`, detail: '' }
  run.injected.push(entry)
  run.trace(`${entry.kind} at ${entry.at}`)
  const aftermath = (await kind.inject(run, createRandom(seed))) ?? {}
  run.injected[run.injected.length - 1] = { ...entry, detail: aftermath.detail ?? '' }
  if (aftermath.end !== undefined) run.faultCleanups.push(aftermath.end)
  const mayLose = [...(kind.mayLose ?? [])]
  if (aftermath.press === undefined && aftermath.skipsAnswerCheck !== true) await checkAnswers(run, mayLose)
  return aftermath
}
