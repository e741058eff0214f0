// The event queue of one vendor. Opens the adapter when the page is idle, and sends the waiting events then. Errors of
// the vendor do not reach the application.
import type { Adapter, OpenAdapter, AdapterOptions } from './adapters/adapter.ts'
import type { FunnelEvent } from './funnelEvents.ts'
import { whenIdle } from './whenIdle.ts'

/** Spec 9.39: the maximum of waiting events. Further events are dropped. */
export const queueLimit = 1000

export type VendorQueue = {
  readonly send: (event: FunnelEvent) => void
  /** Called when consent is withdrawn: drops waiting events and stops the adapter. */
  readonly close: () => void
}

const ignoreErrors = (action: () => unknown): void => {
  try {
    const result = action()
    if (result instanceof Promise) result.catch(() => undefined)
  } catch {
    // An error of the vendor must not affect the application.
  }
}

export const openVendorQueue = (load: () => Promise<OpenAdapter>, options: AdapterOptions): VendorQueue => {
  let adapter: Adapter | null = null
  let isClosed = false
  let waiting: readonly FunnelEvent[] = []

  const open = async (): Promise<void> => {
    if (isClosed) return
    const openAdapter = await load()
    if (isClosed) return
    const opened = await openAdapter(options)
    if (isClosed) return opened.stop()
    adapter = opened
    for (const event of waiting) ignoreErrors(() => opened.send(event))
    waiting = []
  }
  whenIdle(() => ignoreErrors(open))

  return {
    send: (event) => {
      if (isClosed) return
      const opened = adapter
      if (opened !== null) ignoreErrors(() => opened.send(event))
      else if (waiting.length < queueLimit) waiting = [...waiting, event]
    },
    close: () => {
      isClosed = true
      waiting = []
      const opened = adapter
      if (opened !== null) ignoreErrors(() => opened.stop())
    },
  }
}
