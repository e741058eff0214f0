// Logs an outage of repeated work: one line when it begins and one when it is over, however often the work is tried in
// between.
import type { Log } from './log.ts'

export type OutageLog = { readonly recordFailure: () => void; readonly recordSuccess: () => void }

type OutageTexts = {
  readonly begin: string
  readonly end: string
  /** Fields of both lines. */
  readonly fields?: Readonly<Record<string, string>>
}

/** `readMs` is a clock that never goes back. */
export const createOutageLog = (
  log: Pick<Log, 'info'>,
  { begin, end, fields = {} }: OutageTexts,
  readMs: () => number = () => performance.now(),
): OutageLog => {
  let sinceMs: number | null = null
  return {
    recordFailure: () => {
      if (sinceMs !== null) return
      sinceMs = readMs()
      log.info(begin, fields)
    },
    recordSuccess: () => {
      if (sinceMs === null) return
      log.info(end, { ...fields, seconds: Math.round((readMs() - sinceMs) / 1000) })
      sinceMs = null
    },
  }
}
