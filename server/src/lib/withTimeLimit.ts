// Limits the time of work that ends with a signal.

/**
 * Runs the work with a signal that aborts after the time, or when the given signal does. `AbortSignal.any` is no
 * alternative: Node holds the timers that it combines weakly, so that a garbage collection ends the time limit.
 */
export const withTimeLimit = async <Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
