// Runs a task once at a time: a call while another is pending does nothing.
import { useRef } from 'react'

export type SingleRun = {
  readonly isRunning: () => boolean
  readonly run: (task: () => Promise<void>) => Promise<void>
}

export const useSingleRun = (): SingleRun => {
  const isRunning = useRef(false)
  return {
    isRunning: () => isRunning.current,
    run: async (task) => {
      if (isRunning.current) return
      isRunning.current = true
      await task().finally(() => {
        isRunning.current = false
      })
    },
  }
}
