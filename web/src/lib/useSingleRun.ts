// Runs one asynchronous task at a time, so that a second press of a button has no effect while the first one runs.
import { useRef, useState } from 'react'

export type SingleRun = {
  readonly isBusy: boolean
  /** Resolves with null, without a call of `task`, while another task runs. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result | null>
}

export const useSingleRun = (): SingleRun => {
  // A second click can occur before the render that sets the button to busy.
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)

  const run: SingleRun['run'] = async (task) => {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    try {
      return await task()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { isBusy, run }
}
