// Measures the bytes and the time that a cold load needs until the first page is usable.
import { entriesOf } from '../../e2e/personas/entries.ts'
import { applicants } from '../applicants.ts'
import type { Marks } from '../in-page/probe.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Row, type Section } from '../report.ts'
import type { Stage } from '../stage.ts'
import { lookAt, useAtOnce } from './firstVisit.ts'

export const sides = ['tukan-pl', 'bare React'] as const

type Pick = (marks: Marks) => number | null

const [applicant] = applicants
const warmUps = 1

/** The same mark of every run. Throws where a run has no such mark. */
const seriesOf = (visits: readonly Marks[], pick: Pick): readonly number[] =>
  visits.map((marks) => {
    const value = pick(marks)
    if (value === null) throw new Error('A run ended without the mark to measure')
    return value
  })

type Pair = readonly [ours: readonly Marks[], bare: readonly Marks[]]

const rowOf = ([ours, bare]: Pair, name: string, unit: Row['unit'], pick: Pick, aim?: number): Row =>
  buildRow({ name, unit, series: [seriesOf(ours, pick), seriesOf(bare, pick)], ...(aim !== undefined && { aim }) })

const useBoth = (stage: Stage, runs: number): Promise<Pair> => {
  const entries = entriesOf(applicant)
  return interleave(
    { runs, warmUps },
    () => useAtOnce(stage, stage.start.ours(applicant), entries),
    () => useAtOnce(stage, stage.start.bare(applicant), entries),
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

export const measureBytes = async (stage: Stage, runs: number): Promise<Section> => {
  const pair = await useBoth(stage, runs)
  return {
    title: 'Bytes to the first usable page',
    method:
      'Transferred bodies (brotli) of HTML, JS, CSS and texts in a cold load at 4× CPU slowdown, 150 ms, 1.6 Mbit/s, ' +
      'with Continue pressed as early as possible. "Until interactive": until the page handled that press. "Until the ' +
      'second page": until it was painted, with all preloaded files. The aim applies to JavaScript.',
    sides,
    rows: [
      rowOf(pair, 'JS, until the second page', 'kB', (marks) => kilobytesBy(marks, marks.secondPageMs, scripts), 1.65),
      rowOf(pair, 'all, until interactive', 'kB', (marks) => kilobytesBy(marks, marks.carriedOutMs, counted)),
      rowOf(pair, 'all, until the second page', 'kB', (marks) => kilobytesBy(marks, marks.secondPageMs, counted)),
    ],
  }
}

export const measureLoad = async (stage: Stage, runs: number): Promise<Section> => {
  const looked = await interleave(
    { runs, warmUps },
    () => lookAt(stage, stage.start.ours(applicant)),
    () => lookAt(stage, stage.start.bare(applicant)),
  )
  const used = await useBoth(stage, runs)
  return {
    title: 'Cold load',
    method:
      'A new browser context for each run; 4× CPU slowdown, 150 ms for each request, 1.6 Mbit/s down, 750 kbit/s up; ' +
      'from the start of navigation. Paints and blocked time come from runs without input. Typing works: a real key ' +
      'is in the value of the e-mail field (the product confirms the dialog of amount and period first). Continue ' +
      'works: the second page is painted after a press that was made as early as possible.',
    sides,
    rows: [
      rowOf(looked, 'First Contentful Paint', 'ms', ({ fcpMs }) => fcpMs, 0.45),
      rowOf(looked, 'Largest Contentful Paint', 'ms', ({ lcpMs }) => lcpMs),
      rowOf(looked, 'main thread blocked', 'ms', ({ blockedMs }) => blockedMs),
      rowOf(used, 'typing works', 'ms', ({ typedMs }) => typedMs),
      rowOf(used, 'press on Continue handled', 'ms', ({ carriedOutMs }) => carriedOutMs),
      rowOf(used, 'Continue works', 'ms', ({ secondPageMs }) => secondPageMs, 1.15),
    ],
  }
}
