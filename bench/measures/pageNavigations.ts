// Measures what an applicant feels on the way through the chain: page navigations, interactions, and what they cost the
// page.
import { applicants } from '../applicants.ts'
import type { BenchSetup, Site } from '../benchSetup.ts'
import { pressMs, reviewKey } from '../completeChain.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Measurement, type Row, type Section } from '../report.ts'
import { sumWork, type WorkKind } from '../trace/threadTime.ts'
import { type Journey, readMs, measureJourney } from './journey.ts'

const sides = ['tukan-pl', 'bare React', 'conventional'] as const

/** One value for each page turn or interaction of a journey. */
type JourneyResults = {
  readonly navigationMs: readonly number[]
  readonly reviewMs: readonly number[]
  readonly nodes: readonly number[]
  readonly work: readonly Readonly<Record<WorkKind, number>>[]
  readonly continueMs: readonly number[]
  readonly keyMs: readonly number[]
  readonly keyPaintMs: readonly number[]
  readonly choiceMs: readonly number[]
  readonly heapMegabytes: readonly number[]
}

/** The work from the press on Continue until the applicant starts to fill in the next page. */
const listWork = ({ trace: { navigations, slices } }: Journey) =>
  navigations.map(({ press, painted }) => sumWork(slices, { start: press, end: painted + readMs * 1000 }))

const summarise = (journey: Journey): JourneyResults => {
  const { navigations, interactions, heapBytes } = journey
  return {
    navigationMs: navigations.filter(({ to }) => to !== reviewKey).map(({ ms }) => ms),
    reviewMs: navigations.filter(({ to }) => to === reviewKey).map(({ ms }) => ms),
    nodes: navigations.map(({ nodes }) => nodes),
    work: listWork(journey),
    continueMs: interactions.continue,
    keyMs: interactions.key,
    keyPaintMs: interactions.keyPaints,
    choiceMs: interactions.choice,
    heapMegabytes: [heapBytes / 1_000_000],
  }
}

type SideMeasurement = Omit<Measurement, 'series'> & { readonly pick: (results: JourneyResults) => readonly number[] }

const sumKinds =
  (...kinds: readonly WorkKind[]) =>
  ({ work }: JourneyResults): readonly number[] =>
    work.map((one) => kinds.reduce((sum, kind) => sum + one[kind], 0))

const measurements: readonly SideMeasurement[] = [
  {
    name: 'page turn',
    unit: 'ms',
    pick: ({ navigationMs }) => navigationMs,
    aims: [
      { max: 1.6, against: 'bare React' },
      { max: 0.75, against: 'conventional' },
    ],
  },
  {
    name: 'page turn',
    unit: 'ms',
    statistic: 'p95',
    pick: ({ navigationMs }) => navigationMs,
    aims: [{ max: 1.8, against: 'bare React' }],
  },
  { name: 'to the review', unit: 'ms', pick: ({ reviewMs }) => reviewMs, aims: [{ max: 2, against: 'bare React' }] },
  { name: 'interaction of Continue', unit: 'ms', pick: ({ continueMs }) => continueMs },
  {
    name: 'interaction of Continue',
    unit: 'ms',
    statistic: 'p98',
    pick: ({ continueMs }) => continueMs,
    aims: [
      { max: 1.5, against: 'bare React' },
      { max: 48, against: 'itself' },
    ],
  },
  { name: 'interaction of a key', unit: 'ms', pick: ({ keyMs }) => keyMs },
  { name: 'interaction of a key', unit: 'ms', statistic: 'p98', pick: ({ keyMs }) => keyMs },
  {
    name: 'key to paint',
    unit: 'ms',
    pick: ({ keyPaintMs }) => keyPaintMs,
    aims: [{ max: 1.05, against: 'bare React' }],
  },
  { name: 'interaction of a choice', unit: 'ms', pick: ({ choiceMs }) => choiceMs },
  { name: 'interaction of a choice', unit: 'ms', statistic: 'p98', pick: ({ choiceMs }) => choiceMs },
  {
    name: 'main thread per turn',
    unit: 'ms',
    pick: sumKinds('script', 'style', 'layout', 'paint', 'other'),
    aims: [{ max: 1.6, against: 'bare React' }],
  },
  { name: '… script', unit: 'ms', pick: sumKinds('script') },
  { name: '… style and layout', unit: 'ms', pick: sumKinds('style', 'layout') },
  { name: '… paint', unit: 'ms', pick: sumKinds('paint') },
  { name: 'elements of a page', unit: 'count', pick: ({ nodes }) => nodes },
  {
    name: 'JS heap after the journey',
    unit: 'MB',
    pick: ({ heapMegabytes }) => heapMegabytes,
    aims: [{ max: 1.6, against: 'bare React' }],
  },
]

export const measurePageNavigations = async (benchSetup: BenchSetup, runs: number): Promise<Section> => {
  const { bare, conventional } = await benchSetup.peers()
  const measureSite = (site: Site) => async (run: number) => {
    const applicant = applicants[run % applicants.length] ?? applicants[0]
    return summarise(await measureJourney(benchSetup, site, { applicant }))
  }
  const results = await interleave({ runs, warmUps: 0 }, [benchSetup.ours, bare, conventional].map(measureSite))
  const rows: readonly Row[] = measurements.map(({ pick, ...measurement }) =>
    buildRow({ ...measurement, series: results.map((journeys) => journeys.flatMap(pick)) }),
  )
  return {
    title: 'Page turns',
    method:
      `${results[0]?.flatMap(({ navigationMs }) => navigationMs).length ?? 0} page turns by ${applicants.length} applicants in rotation, each in a new ` +
      'browser context at 4× CPU slowdown, 150 ms, 1.6 Mbit/s. Keys, presses and arrow keys are real input. Each page ' +
      `is filled in ${readMs} ms after it is painted, and Continue is pressed ${pressMs} ms after the last input. A ` +
      'page turn ends when the first control of the next page (of the review, its heading) is painted and is not ' +
      'transparent. Interactions are those of Event Timing, in steps of 8 ms; one below 16 ms counts as 8. Main ' +
      `thread: all its work from the press until ${readMs} ms after that paint, by trace.`,
    sides,
    rows,
  }
}
