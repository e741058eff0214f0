// Returns whether `afterMs` milliseconds have passed since the component mounted.
import { useEffect, useState } from 'react'

export const useElapsed = (afterMs: number): boolean => {
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return hasElapsed
}
