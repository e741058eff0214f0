// Finds out when an unavailable database server is available again.

export type ServerProbe = {
  /** True from `start` until an attempt succeeds, or until `stop`. */
  readonly isRunning: () => boolean
  readonly start: () => void
  readonly stop: () => void
}

type ServerProbeOptions = {
  /** Rejects while the server is unavailable. */
  readonly attempt: () => Promise<void>
  readonly intervalMs: number
  /** An attempt can take longer than the interval, so several run at the same time. */
  readonly maxConcurrent: number
  readonly onAvailable: () => void
}

/** After `start`, tries to reach the server in each interval until an attempt succeeds. */
export const createServerProbe = ({
  attempt,
  intervalMs,
  maxConcurrent,
  onAvailable,
}: ServerProbeOptions): ServerProbe => {
  let timer: NodeJS.Timeout | null = null
  let running = 0

  const stop = (): void => {
    if (timer !== null) clearInterval(timer)
    timer = null
  }

  const tryOnce = async (): Promise<void> => {
    if (running >= maxConcurrent) return
    running += 1
    try {
      await attempt()
      if (timer !== null) onAvailable()
      stop()
    } catch {
      // Still unavailable.
    } finally {
      running -= 1
    }
  }

  return {
    isRunning: () => timer !== null,
    start: () => {
      if (timer !== null) return
      timer = setInterval(() => void tryOnce(), intervalMs).unref()
      void tryOnce()
    },
    stop,
  }
}
