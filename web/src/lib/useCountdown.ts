// A countdown in whole seconds. It reads the clock, so that a throttled timer does not slow it down.
import { useEffect, useState } from 'react'

const computeSecondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))

/** Counts from `seconds` at the first render down to 0. A new `key` on the component restarts it. */
export const useCountdown = (seconds: number): number => {
  const [endsAt] = useState(() => Date.now() + seconds * 1000)
  const [remainingSeconds, setRemainingSeconds] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => {
      const next = computeSecondsUntil(endsAt)
      setRemainingSeconds(next)
      if (next === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return remainingSeconds
}
