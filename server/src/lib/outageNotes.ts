// Notes in the log that repeated work fails: once when an outage begins and once when it is over, however often the
// work is tried in between.
import type { Log } from './log.ts'

export type OutageNotes = { readonly recordFailure: () => void; readonly recordSuccess: () => void }

type OutageTexts = {
  readonly begin: string
  readonly end: string
  /** Fields of both lines. */
  readonly figures?: Readonly<Record<string, string>>
}

/** `readMs` is a clock that never goes back. */
export const createOutageNotes = (
  log: Pick<Log, 'note'>,
  { begin, end, figures = {} }: OutageTexts,
  readMs: () => number = () => performance.now(),
): OutageNotes => {
  let sinceMs: number | null = null
  return {
    recordFailure: () => {
      if (sinceMs !== null) return
      sinceMs = readMs()
      log.note(begin, figures)
    },
    recordSuccess: () => {
      if (sinceMs === null) return
      log.note(end, { ...figures, seconds: Math.round((readMs() - sinceMs) / 1000) })
      sinceMs = null
    },
  }
}
