// A countdown in whole seconds. It reads the clock, so that a throttled timer does not slow it down.
import { useEffect, useState } from 'react'

type Start = { readonly device: number; readonly monotonic: number }

const readClocks = (): Start => ({ device: Date.now(), monotonic: performance.now() })

/**
 * Seconds since the start. The clock that has advanced more counts: the device's clock may be set back, and the
 * monotonic one may pause while the device sleeps.
 */
const computeSecondsSince = (start: Start): number => {
  const now = readClocks()
  return Math.max(now.device - start.device, now.monotonic - start.monotonic) / 1000
}

/** Counts from `seconds` at the first render down to 0. A new `key` on the component restarts it. */
export const useCountdown = (seconds: number): number => {
  const [first] = useState(() => ({ start: readClocks(), seconds }))
  const [remainingSeconds, setRemainingSeconds] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil(first.seconds - computeSecondsSince(first.start)))
      setRemainingSeconds(next)
      if (next === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [first])
  return remainingSeconds
}
