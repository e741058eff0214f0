// Sums what the main thread does during page navigations, by phase, with the functions that take most of it.
import { findPhase, phaseNames, type ProfiledFunction } from './phases.ts'
import { overlapMs, type NavigationTimes, type Slice } from './readTrace.ts'
import type { Sample } from './readProfile.ts'
import { resolveWorkKind } from './threadTime.ts'

const rowNames = [...phaseNames, 'other script', 'style', 'layout', 'paint', 'other'] as const
type RowName = (typeof rowNames)[number]

export type PhaseRow = {
  readonly name: RowName
  /** Milliseconds of a navigation, on average, until the next page is painted. */
  readonly untilPaintMs: number
  /** After that, until the applicant starts to fill in the page. */
  readonly afterPaintMs: number
  /** The functions with the longest self time, the longest first. Empty for work of the browser. */
  readonly functions: readonly ProfiledFunction[]
}

const shownFunctions = 3

type FunctionTime = { readonly called: ProfiledFunction; readonly ms: number }

type Sums = {
  untilPaintMs: number
  afterPaintMs: number
  /** By file and name, because a function has a node in the profile for each of its callers. */
  readonly functions: Map<string, FunctionTime>
}

/** The slice of the main thread at each sample; both are in order. */
const pairWithSlices = (samples: readonly Sample[], slices: readonly Slice[]) => {
  let index = 0
  return samples.map((sample) => {
    while ((slices[index]?.end ?? Infinity) <= sample.at) index += 1
    const slice = slices[index]
    return { sample, kind: slice !== undefined && slice.start <= sample.at ? resolveWorkKind(slice.name) : null }
  })
}

/** `afterMs`: length of the time after the paint that counts. */
export const sumPhases = (
  navigations: readonly NavigationTimes[],
  { slices, samples }: { readonly slices: readonly Slice[]; readonly samples: readonly Sample[] },
  afterMs: number,
): readonly PhaseRow[] => {
  const sums = new Map<RowName, Sums>(
    rowNames.map((name) => [name, { untilPaintMs: 0, afterPaintMs: 0, functions: new Map() }]),
  )
  const add = (name: RowName, span: { readonly start: number; readonly end: number }): number => {
    const row = sums.get(name)
    if (row === undefined) return 0
    let total = 0
    for (const { press, painted } of navigations) {
      const until = overlapMs(span, { start: press, end: painted })
      const after = overlapMs(span, { start: painted, end: painted + afterMs * 1000 })
      row.untilPaintMs += until / navigations.length
      row.afterPaintMs += after / navigations.length
      total += until + after
    }
    return total
  }

  for (const slice of slices) {
    const kind = resolveWorkKind(slice.name)
    if (kind !== 'script') add(kind, slice)
  }
  // Script is summed from the samples. A sample in style, layout or paint belongs to that work, which script may force.
  for (const { sample, kind } of pairWithSlices(samples, slices)) {
    if (kind !== 'script') continue
    const [innermost] = sample.stack
    const phase = findPhase(sample.stack) ?? 'other script'
    const ms = add(phase, { start: sample.at, end: sample.at + sample.durationUs })
    const functions = sums.get(phase)?.functions
    if (innermost === undefined || functions === undefined || ms === 0) continue
    const key = `${innermost.file} ${innermost.name}`
    functions.set(key, { called: innermost, ms: (functions.get(key)?.ms ?? 0) + ms })
  }
  return rowNames.map((name) => {
    const { untilPaintMs = 0, afterPaintMs = 0, functions = new Map<string, FunctionTime>() } = sums.get(name) ?? {}
    const longest = [...functions.values()].toSorted((a, b) => b.ms - a.ms).slice(0, shownFunctions)
    return { name, untilPaintMs, afterPaintMs, functions: longest.map(({ called }) => called) }
  })
}
