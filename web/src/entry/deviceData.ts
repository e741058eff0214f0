// What is told of the device (spec 9.42 to 9.44): nothing that names a person.
import type { LeadApplication } from '@loan/domain/lead/application'

type DeviceData = NonNullable<LeadApplication['deviceData']>

/** Only some browsers tell it. */
const readMemory = (): number => {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined
  return typeof memory === 'number' && memory > 0 ? Math.max(1, Math.round(memory)) : 1
}

/** Until the page had loaded: this is read later than that (app/restoreApplication.ts). Until now where the browser does not tell. */
const readLoadingTime = (): number => {
  const [navigation] = performance.getEntriesByType('navigation')
  const loaded: unknown = navigation !== undefined && 'loadEventEnd' in navigation ? navigation.loadEventEnd : 0
  return Math.round(typeof loaded === 'number' && loaded > 0 ? loaded : performance.now())
}

/** Minutes behind UTC, GB, a language tag, `width x height` in CSS pixels, milliseconds from the visit's begin. */
export const readDeviceData = (): DeviceData => ({
  timezoneOffset: new Date().getTimezoneOffset(),
  deviceMemory: readMemory(),
  language: navigator.language,
  screenResolution: `${window.screen.width}x${window.screen.height}`,
  loadingTime: readLoadingTime(),
})
