// Parses a trace of Chromium: what the main thread of the page was busy with, and the marks of the page navigations.
import * as v from 'valibot'
import { paintMark, pressMark } from '../in-page/marks.ts'

const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds. */
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.optional(v.unknown()),
})
const traceSchema = v.object({ traceEvents: v.array(eventSchema) })

export type TraceEvent = v.InferOutput<typeof eventSchema>

/** Microseconds. */
export type Span = { readonly start: number; readonly end: number }

/** A time in which the named event was the innermost one on the main thread. */
export type Slice = Span & { readonly name: string }

/** The press on Continue and the paint of the next page's first control. */
export type NavigationTimes = { readonly press: number; readonly painted: number }

export type Trace = {
  readonly navigations: readonly NavigationTimes[]
  /** In order, without overlaps. */
  readonly slices: readonly Slice[]
  /** Events of all threads of the page's process. */
  readonly events: readonly TraceEvent[]
}

/** Events have no parent: the innermost one follows from their times. */
const toSlices = (events: readonly TraceEvent[]): readonly Slice[] => {
  const ordered = events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const open: { readonly name: string; readonly end: number }[] = []
  const slices: Slice[] = []
  let now = -Infinity
  const advance = (to: number): void => {
    const name = open.at(-1)?.name
    if (name !== undefined && to > now) slices.push({ name, start: now, end: to })
    now = Math.max(now, to)
  }
  const closeUntil = (time: number): void => {
    for (let last = open.at(-1); last !== undefined && last.end <= time; last = open.at(-1)) {
      advance(last.end)
      open.pop()
    }
  }
  for (const { name, ts, dur } of ordered) {
    closeUntil(ts)
    advance(ts)
    open.push({ name, end: ts + dur })
  }
  closeUntil(Infinity)
  return slices
}

/** Events that span the time in which the page waits for input or for a frame. */
const isWaiting = /^Responsiveness\./u

const findNavigations = (marks: readonly TraceEvent[]): readonly NavigationTimes[] => {
  const presses = marks.filter(({ name }) => name === pressMark)
  const paints = marks.filter(({ name }) => name === paintMark)
  return presses.map(({ ts }, index) => ({ press: ts, painted: paints[index]?.ts ?? ts }))
}

/** Throws where the trace has no mark of a page turn. */
export const readTrace = (json: string): Trace => {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(json))
  const marks = traceEvents.filter(({ name }) => name === pressMark || name === paintMark)
  const [first] = marks
  if (first === undefined) throw new Error('The trace has no page turn')
  const events = traceEvents.filter(({ pid }) => pid === first.pid)
  return {
    navigations: findNavigations(marks),
    slices: toSlices(events.filter(({ ph, tid, name }) => ph === 'X' && tid === first.tid && !isWaiting.test(name))),
    events,
  }
}

/** The length of the common time of two spans in milliseconds. */
export const overlapMs = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) / 1000
