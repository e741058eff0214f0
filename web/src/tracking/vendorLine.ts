// The line to one vendor: opened after consent when the page is idle, events wait until it is open, and nothing that goes
// wrong on it reaches the journey.
import type { Adapter, OpenAdapter, AdapterParts } from './adapters/adapter.ts'
import type { FunnelEvent } from './funnelEvents.ts'
import { whenIdle } from './whenIdle.ts'

/** Spec 9.39: a queue holds this many events; what comes after is dropped. */
export const queueLimit = 1000

export type VendorLine = {
  readonly send: (event: FunnelEvent) => void
  /** Consent was withdrawn: what waits is dropped. */
  readonly close: () => void
}

const quietly = (act: () => unknown): void => {
  try {
    const result = act()
    if (result instanceof Promise) result.catch(() => undefined)
  } catch {
    // The vendor's fault, not the applicant's.
  }
}

export const openVendorLine = (load: () => Promise<OpenAdapter>, parts: AdapterParts): VendorLine => {
  let adapter: Adapter | null = null
  let isClosed = false
  let waiting: readonly FunnelEvent[] = []

  const open = async (): Promise<void> => {
    if (isClosed) return
    const openAdapter = await load()
    if (isClosed) return
    const opened = await openAdapter(parts)
    if (isClosed) return opened.stop()
    adapter = opened
    for (const event of waiting) quietly(() => opened.send(event))
    waiting = []
  }
  whenIdle(() => quietly(open))

  return {
    send: (event) => {
      if (isClosed) return
      const opened = adapter
      if (opened !== null) quietly(() => opened.send(event))
      else if (waiting.length < queueLimit) waiting = [...waiting, event]
    },
    close: () => {
      isClosed = true
      waiting = []
      const opened = adapter
      if (opened !== null) quietly(() => opened.stop())
    },
  }
}
