// Records the duration of every interaction as Event Timing (and so INP) sees it, and the time from a key to the paint
// of its character. Runs in the page.
import { afterPaint } from './paint.ts'

type InteractionKind = 'continue' | 'key' | 'choice'

export type Interactions = Readonly<Record<InteractionKind, readonly number[]>> & {
  /** Milliseconds from each key in a text box until the next frame is painted. */
  readonly keyPaints: readonly number[]
}

/** Event Timing reports no shorter event, and rounds to 8 ms. */
const thresholdMs = 16
const unreportedMs = 8

const textBoxes = 'input:not([type="radio"], [type="checkbox"])'
const choices = 'select, [type="radio"], [type="checkbox"], label:has([type="radio"], [type="checkbox"])'

const findKind = ({ type, target }: Event): InteractionKind | null => {
  if (!(target instanceof Element)) return null
  if (type === 'keydown' && target.matches(textBoxes)) return 'key'
  if (target.closest('form[data-page] [type="submit"]') !== null) return 'continue'
  return target.closest(choices) === null ? null : 'choice'
}

export const recordInteractions = (): (() => Interactions) => {
  /** By the time stamp of the first event of an interaction, which is the start of its entry. */
  const kinds = new Map<number, InteractionKind>()
  /** The longest event of each interaction, by its id. */
  const entries = new Map<number, { kind: InteractionKind | undefined; durationMs: number }>()
  const keyPaints: number[] = []

  const onStart = (event: Event): void => {
    const kind = findKind(event)
    if (kind === null) return
    kinds.set(event.timeStamp, kind)
    if (kind === 'key') afterPaint(() => keyPaints.push(performance.now() - event.timeStamp))
  }
  addEventListener('keydown', onStart, true)
  addEventListener('pointerdown', onStart, true)

  const observer = new PerformanceObserver((list) => addEntries(list.getEntries()))
  const addEntries = (list: readonly PerformanceEntry[]): void => {
    for (const entry of list) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const before = entries.get(entry.interactionId)
      entries.set(entry.interactionId, {
        kind: before?.kind ?? kinds.get(entry.startTime),
        durationMs: Math.max(before?.durationMs ?? 0, entry.duration),
      })
    }
  }
  // A separate object, because TypeScript's type of the options has no threshold yet.
  const options = { type: 'event', buffered: true, durationThreshold: thresholdMs }
  observer.observe(options)

  const list = (kind: InteractionKind): readonly number[] => {
    const reported = [...entries.values()].filter((entry) => entry.kind === kind).map(({ durationMs }) => durationMs)
    const count = [...kinds.values()].filter((one) => one === kind).length
    return [...reported, ...Array.from({ length: Math.max(0, count - reported.length) }, () => unreportedMs)]
  }
  return () => {
    addEntries(observer.takeRecords())
    return { continue: list('continue'), key: list('key'), choice: list('choice'), keyPaints }
  }
}
