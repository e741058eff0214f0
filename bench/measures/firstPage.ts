// Measures the bytes and the time that a cold load needs until the first page is usable.
import { buildEntries } from '../../e2e/personas/entries.ts'
import { applicants } from '../applicants.ts'
import type { Marks } from '../in-page/probe.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Measurement, type Row, type Section } from '../report.ts'
import type { BenchSetup, Site } from '../benchSetup.ts'
import { loadPage, loadAndUsePage } from './coldLoad.ts'

const sides = ['tukan-pl', 'bare React'] as const

type MarkPicker = (marks: Marks) => number | null

const [applicant] = applicants
const warmUps = 1

/** The same mark of every run. Throws where a run has no such mark. */
const readSeries = (runMarks: readonly Marks[], pick: MarkPicker): readonly number[] =>
  runMarks.map((marks) => {
    const value = pick(marks)
    if (value === null) throw new Error('A run ended without the mark to measure')
    return value
  })

/** The marks of the runs of each side. */
type Results = readonly (readonly Marks[])[]

type MarkMeasurement = Omit<Measurement, 'series'> & { readonly pick: MarkPicker }

const buildMarkRow = (results: Results, { pick, ...measurement }: MarkMeasurement): Row =>
  buildRow({ ...measurement, series: results.map((runMarks) => readSeries(runMarks, pick)) })

const measureUse = async (benchSetup: BenchSetup, bare: Site, runs: number): Promise<Results> => {
  const entries = buildEntries(applicant)
  return interleave({ runs, warmUps }, [
    () => loadAndUsePage(benchSetup, benchSetup.ours(applicant), entries),
    () => loadAndUsePage(benchSetup, bare(applicant), entries),
  ])
}

const counted = /(?:\/|\.html|\.js|\.css|\.json)$/
const scripts = /\.js$/

/** kB of the files that were loaded at `byMs`; null where `byMs` is null. */
const kilobytesBy = ({ files }: Marks, byMs: number | null, names: RegExp): number | null =>
  byMs === null
    ? null
    : files.filter(({ name, endMs }) => names.test(name) && endMs <= byMs).reduce((sum, { bytes }) => sum + bytes, 0) /
      1000

export const measureBytes = async (benchSetup: BenchSetup, runs: number): Promise<Section> => {
  const results = await measureUse(benchSetup, await benchSetup.bareStart(), runs)
  return {
    title: 'Bytes to the first usable page',
    method:
      'Transferred bodies (brotli) of HTML, JS, CSS and texts in a cold load at 4× CPU slowdown, 150 ms, 1.6 Mbit/s, ' +
      'with Continue pressed as early as possible. "Until interactive": until the page handled that press. "Until the ' +
      'second page": until it was painted, with all preloaded files. The aim applies to JavaScript.',
    sides,
    rows: [
      buildMarkRow(results, {
        name: 'JS, until the second page',
        unit: 'kB',
        pick: (marks) => kilobytesBy(marks, marks.secondPageMs, scripts),
        aims: [{ max: 1.5, against: 'bare React' }],
      }),
      buildMarkRow(results, {
        name: 'all, until interactive',
        unit: 'kB',
        pick: (marks) => kilobytesBy(marks, marks.handledMs, counted),
      }),
      buildMarkRow(results, {
        name: 'all, until the second page',
        unit: 'kB',
        pick: (marks) => kilobytesBy(marks, marks.secondPageMs, counted),
      }),
    ],
  }
}

export const measureLoad = async (benchSetup: BenchSetup, runs: number): Promise<Section> => {
  const bare = await benchSetup.bareStart()
  const loaded = await interleave({ runs, warmUps }, [
    () => loadPage(benchSetup, benchSetup.ours(applicant)),
    () => loadPage(benchSetup, bare(applicant)),
  ])
  const used = await measureUse(benchSetup, bare, runs)
  return {
    title: 'Cold load',
    method:
      'A new browser context for each run; 4× CPU slowdown, 150 ms for each request, 1.6 Mbit/s down, 750 kbit/s up; ' +
      'from the start of navigation. Paints, blocked time and requests come from runs without input; requests count ' +
      'until none was sent for five seconds. Typing works: a real key is in the value of the e-mail field (the product ' +
      'confirms the dialog of amount and period first). Continue works: the second page is painted after a press that ' +
      'was made as early as possible.',
    sides,
    rows: [
      buildMarkRow(loaded, {
        name: 'First Contentful Paint',
        unit: 'ms',
        pick: ({ fcpMs }) => fcpMs,
        aims: [{ max: 0.45, against: 'bare React' }],
      }),
      buildMarkRow(loaded, { name: 'Largest Contentful Paint', unit: 'ms', pick: ({ lcpMs }) => lcpMs }),
      buildMarkRow(loaded, { name: 'main thread blocked', unit: 'ms', pick: ({ blockedMs }) => blockedMs }),
      buildMarkRow(loaded, {
        name: 'requests until it is idle',
        unit: 'count',
        pick: ({ files }) => files.filter(({ isRequested }) => isRequested).length,
        aims: [{ max: 12, against: 'itself' }],
      }),
      buildMarkRow(used, {
        name: 'typing works',
        unit: 'ms',
        pick: ({ typedMs }) => typedMs,
        aims: [{ max: 0.5, against: 'bare React' }],
      }),
      buildMarkRow(used, { name: 'press on Continue handled', unit: 'ms', pick: ({ handledMs }) => handledMs }),
      buildMarkRow(used, {
        name: 'Continue works',
        unit: 'ms',
        pick: ({ secondPageMs }) => secondPageMs,
        aims: [{ max: 1.1, against: 'bare React' }],
      }),
    ],
  }
}
