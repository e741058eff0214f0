import { afterEach, expect, it, vi } from 'vitest'
import { readDeviceData } from './deviceData.ts'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'deviceMemory')
})

const stubMemory = (memory: unknown) =>
  Object.defineProperty(navigator, 'deviceMemory', { value: memory, configurable: true })

// Shows spec 9.42
it('reads time zone, memory, language, screen and loading time, and nothing else', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60)
  vi.spyOn(performance, 'now').mockReturnValue(1234.6)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('pl-PL')
  vi.spyOn(window.screen, 'width', 'get').mockReturnValue(360)
  vi.spyOn(window.screen, 'height', 'get').mockReturnValue(640)
  expect(readDeviceData()).toEqual({
    timezoneOffset: -60,
    deviceMemory: 1,
    language: 'pl-PL',
    screenResolution: '360x640',
    loadingTime: 1235,
  })
})

// Shows spec 9.44
it.each([
  ['is that of the navigation entry, also when read later', [{ loadEventEnd: 812.4 }], 812],
  ['is the time until now while the page loads', [{ loadEventEnd: 0 }], 9000],
  ['is the time until now without a navigation entry', [], 9000],
])('the loading time %s', (_what, entries, reported) => {
  vi.spyOn(performance, 'now').mockReturnValue(9000)
  const asEntry = (entry: object) => Object.assign(performance.mark('page'), entry)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries.map(asEntry))
  expect(readDeviceData().loadingTime).toBe(reported)
})

// Shows spec 9.43
it.each([
  [8, 8],
  [2.4, 2],
  [0.25, 1],
  [undefined, 1],
  [0, 1],
  ['8', 1],
  [Number.NaN, 1],
])('reports a memory of %s GB as %i', (memory, reported) => {
  stubMemory(memory)
  expect(readDeviceData().deviceMemory).toBe(reported)
})
