// Sorts the work of the main thread into script, style, layout, paint and the rest.
import { overlapMs, type Slice, type Span } from './readTrace.ts'

export const workKinds = ['script', 'style', 'layout', 'paint', 'other'] as const
export type WorkKind = (typeof workKinds)[number]

const namesOfKind: Readonly<Record<Exclude<WorkKind, 'other'>, ReadonlySet<string>>> = {
  script: new Set([
    'EvaluateScript',
    'EventDispatch',
    'FireAnimationFrame',
    'FireIdleCallback',
    'FunctionCall',
    'RunMicrotasks',
    'TimerFire',
    'XHRReadyStateChange',
  ]),
  style: new Set(['UpdateLayoutTree', 'RecalculateStyles', 'ParseAuthorStyleSheet', 'ScheduleStyleRecalculation']),
  layout: new Set(['Layout']),
  paint: new Set(['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'UpdateLayerTree', 'CompositeLayers']),
}

/** Compiling, calling functions and garbage collection. */
const engineEvents = /^v8\.|^(?:Minor|Major)GC$/iu

export const resolveWorkKind = (name: string): WorkKind => {
  if (engineEvents.test(name)) return 'script'
  return workKinds.find((kind) => kind !== 'other' && namesOfKind[kind].has(name)) ?? 'other'
}

/** Milliseconds of each kind of work within a span. */
export const sumWork = (slices: readonly Slice[], span: Span): Readonly<Record<WorkKind, number>> => {
  const sums = { script: 0, style: 0, layout: 0, paint: 0, other: 0 }
  for (const slice of slices) sums[resolveWorkKind(slice.name)] += overlapMs(slice, span)
  return sums
}
