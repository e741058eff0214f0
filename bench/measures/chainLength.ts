// Measures whether a page turn depends on the length of the chain: the same pages in a chain of 31 pages and of 310.
import { applicants } from '../applicants.ts'
import type { BenchSetup, Site } from '../benchSetup.ts'
import { reviewKey } from '../completeChain.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Section } from '../report.ts'
import { sumWork, workKinds } from '../trace/threadTime.ts'
import { type Journey, readMs, measureJourney } from './journey.ts'

/** The applicant with the most pages meets 28 of 31; the last ones lead to the review or to the copies. */
const pages = 27

const summarise = ({ navigations, trace }: Journey) => ({
  navigationMs: navigations.filter(({ to }) => to !== reviewKey).map(({ ms }) => ms),
  workMs: trace.navigations.map(({ press, painted }) => {
    const work = sumWork(trace.slices, { start: press, end: painted + readMs * 1000 })
    return workKinds.reduce((sum, kind) => sum + work[kind], 0)
  }),
})

export const measureChainLength = async (benchSetup: BenchSetup, runs: number): Promise<Section> => {
  const [applicant] = applicants
  const measureSite = (site: Site) => async () =>
    summarise(await measureJourney(benchSetup, site, { applicant, pages }))
  const results = await interleave({ runs, warmUps: 0 }, [await benchSetup.long(), benchSetup.ours].map(measureSite))
  const series = results.map((journeys) => journeys.flatMap(({ navigationMs }) => navigationMs))
  return {
    title: 'Length of the chain',
    method:
      `The same ${pages} page turns, measured as above, in the product and in a build of it whose chain goes on with ` +
      'nine copies of its pages under other keys. It shows the cost of a longer chain, and not that of more answers.',
    sides: ['310 pages', '31 pages'],
    rows: [
      buildRow({ name: 'page turn', unit: 'ms', series, aims: [{ max: 1.1, against: '31 pages' }] }),
      buildRow({ name: 'page turn', unit: 'ms', statistic: 'p95', series }),
      buildRow({
        name: 'main thread per turn',
        unit: 'ms',
        series: results.map((journeys) => journeys.flatMap(({ workMs }) => workMs)),
      }),
    ],
  }
}
