// Measures the bytes and the time that a cold load needs until the first page is usable.
import { buildEntries } from '../../e2e/personas/entries.ts'
import { applicants } from '../applicants.ts'
import type { Marks } from '../in-page/probe.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Row, type Section } from '../report.ts'
import type { BenchSetup } from '../benchSetup.ts'
import { loadPage, loadAndUsePage } from './coldLoad.ts'

export const sides = ['tukan-pl', 'bare React'] as const

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

type Pair = readonly [ours: readonly Marks[], bare: readonly Marks[]]

const buildMarkRow = ([ours, bare]: Pair, name: string, unit: Row['unit'], pick: MarkPicker, aim?: number): Row =>
  buildRow({ name, unit, series: [readSeries(ours, pick), readSeries(bare, pick)], ...(aim !== undefined && { aim }) })

const measureBothSites = (benchSetup: BenchSetup, runs: number): Promise<Pair> => {
  const entries = buildEntries(applicant)
  return interleave(
    { runs, warmUps },
    () => loadAndUsePage(benchSetup, benchSetup.start.ours(applicant), entries),
    () => loadAndUsePage(benchSetup, benchSetup.start.bare(applicant), entries),
  )
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
  const pair = await measureBothSites(benchSetup, runs)
  return {
    title: 'Bytes to the first usable page',
    method:
      'Transferred bodies (brotli) of HTML, JS, CSS and texts in a cold load at 4× CPU slowdown, 150 ms, 1.6 Mbit/s, ' +
      'with Continue pressed as early as possible. "Until interactive": until the page handled that press. "Until the ' +
      'second page": until it was painted, with all preloaded files. The aim applies to JavaScript.',
    sides,
    rows: [
      buildMarkRow(
        pair,
        'JS, until the second page',
        'kB',
        (marks) => kilobytesBy(marks, marks.secondPageMs, scripts),
        1.65,
      ),
      buildMarkRow(pair, 'all, until interactive', 'kB', (marks) => kilobytesBy(marks, marks.handledMs, counted)),
      buildMarkRow(pair, 'all, until the second page', 'kB', (marks) =>
        kilobytesBy(marks, marks.secondPageMs, counted),
      ),
    ],
  }
}

export const measureLoad = async (benchSetup: BenchSetup, runs: number): Promise<Section> => {
  const loadedPair = await interleave(
    { runs, warmUps },
    () => loadPage(benchSetup, benchSetup.start.ours(applicant)),
    () => loadPage(benchSetup, benchSetup.start.bare(applicant)),
  )
  const usedPair = await measureBothSites(benchSetup, runs)
  return {
    title: 'Cold load',
    method:
      'A new browser context for each run; 4× CPU slowdown, 150 ms for each request, 1.6 Mbit/s down, 750 kbit/s up; ' +
      'from the start of navigation. Paints and blocked time come from runs without input. Typing works: a real key ' +
      'is in the value of the e-mail field (the product confirms the dialog of amount and period first). Continue ' +
      'works: the second page is painted after a press that was made as early as possible.',
    sides,
    rows: [
      buildMarkRow(loadedPair, 'First Contentful Paint', 'ms', ({ fcpMs }) => fcpMs, 0.45),
      buildMarkRow(loadedPair, 'Largest Contentful Paint', 'ms', ({ lcpMs }) => lcpMs),
      buildMarkRow(loadedPair, 'main thread blocked', 'ms', ({ blockedMs }) => blockedMs),
      buildMarkRow(usedPair, 'typing works', 'ms', ({ typedMs }) => typedMs),
      buildMarkRow(usedPair, 'press on Continue handled', 'ms', ({ handledMs }) => handledMs),
      buildMarkRow(usedPair, 'Continue works', 'ms', ({ secondPageMs }) => secondPageMs, 1.15),
    ],
  }
}
