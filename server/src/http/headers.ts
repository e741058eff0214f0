// What every reply carries, whatever it is: said once, by kind. The policy of a document is securityPolicy.ts.
import type { Config } from '../config/config.ts'

const yearSeconds = 31_536_000

/** Nothing of a device is asked for; a picture is chosen by a file field, which needs none of these. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** Until a route says otherwise a reply may be read by our own pages alone, framed by nobody, and run nothing. */
export const baseHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${yearSeconds}` }),
})

/** Files that are the same for everybody and hold nothing of anybody: a page in a sandboxed frame has no origin. */
export const publicFileHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

export const forEver = `public, max-age=${yearSeconds}, immutable`
