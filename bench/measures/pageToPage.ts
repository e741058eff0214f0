// Measures the time from a press on Continue until the next page is painted, for every page of the chain.
import { buildEntries } from '../../e2e/personas/entries.ts'
import { applicants } from '../applicants.ts'
import { runInNewContext } from '../browser.ts'
import type { Step } from '../in-page/probe.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Section } from '../report.ts'
import type { BenchSetup } from '../benchSetup.ts'
import { completeChain } from '../completeChain.ts'
import { sides } from './firstPage.ts'

const throttle = { cpu: 4, network: false }
/** Minimum time that an applicant reads a page. The page preloads files in this time. */
const readMs = 500

const reviewKey = 'review'

type Applicant = (typeof applicants)[number]

const completeChainOnce = (
  { browser, probe }: BenchSetup,
  getAddress: (applicant: Applicant) => string,
  run: number,
) => {
  const applicant = applicants[run % applicants.length] ?? applicants[0]
  return runInNewContext(browser, { probe, throttle }, async ({ page }): Promise<readonly Step[]> => {
    await page.goto(getAddress(applicant))
    await completeChain(page, { entries: buildEntries(applicant), readMs })
    return page.evaluate(() => window.benchProbe.steps())
  })
}

const listMilliseconds = (
  stepsOfRuns: readonly (readonly Step[])[],
  isCounted: (step: Step) => boolean,
): readonly number[] => stepsOfRuns.flatMap((steps) => steps.filter(isCounted).map(({ ms }) => ms))

export const measurePages = async (benchSetup: BenchSetup, runs: number): Promise<Section> => {
  const [ours, bare] = await interleave(
    { runs, warmUps: 0 },
    (run) => completeChainOnce(benchSetup, benchSetup.whole.ours, run),
    (run) => completeChainOnce(benchSetup, benchSetup.whole.bare, run),
  )
  const series = (isCounted: (step: Step) => boolean) =>
    [listMilliseconds(ours, isCounted), listMilliseconds(bare, isCounted)] as const
  const pages = series(({ to }) => to !== reviewKey)
  const keys = new Set(ours.flatMap((steps) => steps.flatMap(({ from, to }) => [from, to])))
  keys.delete(reviewKey)
  return {
    title: 'Page to page',
    method:
      `From the press on Continue until two frames after the next page's heading is in the document, at 4× CPU ` +
      `slowdown, ${readMs} ms after the previous page was shown. ${pages[0].length} transitions over ${keys.size} ` +
      `pages, by ${applicants.length} applicants in rotation; the bare wizard has the same pages with the same fields.`,
    sides,
    rows: [
      buildRow({ name: 'page to page', unit: 'ms', series: pages, aim: 1.6 }),
      buildRow({ name: 'page to page', unit: 'ms', statistic: 'p95', series: pages, aim: 2.2 }),
      buildRow({ name: 'page to page', unit: 'ms', statistic: 'worst', series: pages }),
      buildRow({ name: 'to the review', unit: 'ms', series: series(({ to }) => to === reviewKey) }),
    ],
  }
}
