// Finds out when an unavailable database server is available again.

export type ServerProbe = {
  /** True from `start` until an attempt succeeds. */
  readonly isRunning: () => boolean
  readonly start: () => void
  readonly stop: () => void
}

type ServerProbeOptions = {
  /** Rejects while the server is unavailable. */
  readonly attempt: () => Promise<void>
  readonly everyMs: number
  /** The maximum number of concurrent attempts. */
  readonly maxAttempts: number
  readonly onAvailable: () => void
}

/** Tries to reach the server until it is available. */
export const createServerProbe = ({ attempt, everyMs, maxAttempts, onAvailable }: ServerProbeOptions): ServerProbe => {
  let timer: NodeJS.Timeout | null = null
  let attempts = 0

  const stop = (): void => {
    if (timer !== null) clearInterval(timer)
    timer = null
  }

  const tryOnce = async (): Promise<void> => {
    if (attempts >= maxAttempts) return
    attempts += 1
    try {
      await attempt()
      if (timer !== null) onAvailable()
      stop()
    } catch {
      // Still unavailable.
    } finally {
      attempts -= 1
    }
  }

  return {
    isRunning: () => timer !== null,
    start: () => {
      if (timer !== null) return
      timer = setInterval(() => void tryOnce(), everyMs).unref()
      void tryOnce()
    },
    stop,
  }
}
