import { expect, it } from 'vitest'
import { paintMark, pressMark } from '../in-page/marks.ts'
import { findPhase } from './phases.ts'
import { readTrace } from './readTrace.ts'
import { sumPhases } from './sumPhases.ts'
import { sumWork } from './threadTime.ts'

const onMain = { pid: 1, tid: 2 }
const ms = 1000

const buildTrace = (...events: readonly object[]): string =>
  JSON.stringify({
    traceEvents: [
      { name: pressMark, ph: 'I', ts: 10 * ms, ...onMain },
      { name: paintMark, ph: 'I', ts: 60 * ms, ...onMain },
      ...events,
    ],
  })

const work = (name: string, startMs: number, lengthMs: number) => ({
  name,
  ph: 'X',
  ts: startMs * ms,
  dur: lengthMs * ms,
  ...onMain,
})

it('gives the time of nested events to the innermost one', () => {
  const { slices } = readTrace(
    buildTrace(work('RunTask', 0, 30), work('FunctionCall', 5, 20), work('Layout', 10, 5), work('RunTask', 40, 10)),
  )
  expect(slices.map(({ name, start, end }) => [name, start / ms, end / ms])).toEqual([
    ['RunTask', 0, 5],
    ['FunctionCall', 5, 10],
    ['Layout', 10, 15],
    ['FunctionCall', 15, 25],
    ['RunTask', 25, 30],
    ['RunTask', 40, 50],
  ])
})

it('sums the work of the main thread within a span by its kind', () => {
  const { slices } = readTrace(
    buildTrace(
      work('RunTask', 0, 100),
      work('FunctionCall', 0, 20),
      work('UpdateLayoutTree', 30, 4),
      work('v8.compile', 40, 6),
      { ...work('FunctionCall', 50, 10), tid: 3 },
    ),
  )
  expect(sumWork(slices, { start: 10 * ms, end: 60 * ms })).toEqual({
    script: 16,
    style: 4,
    layout: 0,
    paint: 0,
    other: 30,
  })
})

it('finds the phase of the innermost function that belongs to one', () => {
  const reactDom = 'node_modules/react-dom/cjs/react-dom-client.production.js'
  const rendered = { name: 'renderRootSync', file: reactDom }
  const effects = { name: 'flushPassiveEffects', file: reactDom }
  const focusing = { name: 'openAtTop', file: 'web/src/ui/openAtTop.ts' }
  expect(findPhase([{ name: 'beginWork', file: reactDom }, rendered])).toBe('render')
  expect(findPhase([{ name: 'focus', file: '' }, focusing, effects])).toBe('focus')
  expect(findPhase([{ name: '(garbage collector)', file: '' }])).toBeUndefined()
})

it('sums script by the samples, and leaves out those in layout that script forces', () => {
  const { navigations, slices } = readTrace(buildTrace(work('FunctionCall', 10, 40), work('Layout', 20, 10)))
  const stack = [{ name: 'validatePage', file: 'web/src/form/validatePage.ts' }]
  const samples = [10, 15, 20, 25].map((atMs) => ({ at: atMs * ms, durationUs: 5 * ms, stack }))
  const rows = sumPhases(navigations, { slices, samples }, 500)
  const find = (row: string) => rows.find(({ name }) => name === row)
  expect(find('validate')).toMatchObject({ untilPaintMs: 10, afterPaintMs: 0, functions: stack })
  expect(find('layout')).toMatchObject({ untilPaintMs: 10 })
})
