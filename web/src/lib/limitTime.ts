// A time limit for requests, because a stalled connection neither answers nor fails for minutes.

/** Runs a request with a signal that aborts after this time. The signal also ends the reading of a body. */
export const limitTime = async <T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
