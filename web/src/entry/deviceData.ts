// Reads the device data of the payload (spec 9.42 to 9.44). It contains no personal data.
import type { LeadApplication } from '@loan/domain/lead/application'

type DeviceData = NonNullable<LeadApplication['deviceData']>

/** GB, at least 1. Also 1 when the browser does not report the memory. */
const readMemory = (): number => {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined
  return typeof memory === 'number' && memory > 0 ? Math.max(1, Math.round(memory)) : 1
}

/** Milliseconds until the load event; until now when the browser does not report it or the page still loads. */
const readLoadingTime = (): number => {
  const [navigation] = performance.getEntriesByType('navigation')
  const loaded: unknown = navigation !== undefined && 'loadEventEnd' in navigation ? navigation.loadEventEnd : 0
  return Math.round(typeof loaded === 'number' && loaded > 0 ? loaded : performance.now())
}

/** Minutes behind UTC, GB, a language tag, `width x height` in CSS pixels, milliseconds since navigation start. */
export const readDeviceData = (): DeviceData => ({
  timezoneOffset: new Date().getTimezoneOffset(),
  deviceMemory: readMemory(),
  language: navigator.language,
  screenResolution: `${window.screen.width}x${window.screen.height}`,
  loadingTime: readLoadingTime(),
})
