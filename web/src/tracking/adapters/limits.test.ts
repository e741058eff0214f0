// Spec 9.36, 9.41: the share of recorded sessions, and the request timeout of analytics.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLogRocket } from './logRocket.ts'
import { buildEvent, buildAdapterOptions, captureScripts } from '../testing/adapterFixtures.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

beforeEach(() => {
  captureScripts()
  localStorage.clear()
})

// Shows spec 9.36
it.each([0, 0.5, 0.999999])('records 100 percent of the sessions, also for the random number %d', async (chance) => {
  const init = vi.fn<() => void>()
  // The library returns this global when it exists.
  Object.assign(window, { LogRocket: { init, identify: () => undefined, track: () => undefined } })
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const { send } = await openLogRocket(buildAdapterOptions('abc123/loans'))
  void send(buildEvent('lead-created'))
  expect(init).toHaveBeenCalledTimes(1)
})

// Shows spec 9.41
it('aborts a request of analytics after 60 seconds, not earlier', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    signals.push(init?.signal)
    return new Promise<Response>(() => undefined)
  })
  // The library sends nothing when it detects a robot.
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', language: 'pl' })
  // The library detects the browser's features when it is loaded.
  const { openPosthog } = await import('./posthog.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const adapter = await openPosthog(buildAdapterOptions('phc_EXAMPLEexample01', { sessionId: 'session' }))
  void adapter.send(buildEvent('lead-created'))
  await vi.waitFor(() => expect(signals.length).toBeGreaterThan(0), { interval: 5 })
  const requestCount = signals.length
  await vi.advanceTimersByTimeAsync(59_000)
  expect(signals.slice(0, requestCount).some((signal) => signal?.aborted === true)).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(signals.slice(0, requestCount).every((signal) => signal?.aborted === true)).toBe(true)
  adapter.stop()
})
