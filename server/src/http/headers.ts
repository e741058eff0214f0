// The headers of every reply, and the headers of public files. securityPolicy.ts builds the policy of a document.
import type { Config } from '../config/config.ts'

const yearSeconds = 31_536_000

/** The application uses no device permission. A file field, which selects a picture, needs none of these. */
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

/** @assumed without subdomains by default: the page is at one host, and a mistake lasts for a year in each browser. */
const buildTransportSecurity = (withSubdomains: boolean): string =>
  `max-age=${yearSeconds}${withSubdomains ? '; includeSubDomains' : ''}`

/** The default of every route: only same-origin pages read the reply, no page frames it, and it runs no script. */
export const buildBaseHeaders = ({
  publicUrl,
  hstsSubdomains,
}: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': buildTransportSecurity(hstsSubdomains) }),
})

/** For public files without personal data. A page in a sandboxed frame has no origin, so it needs `*` to read them. */
export const publicFileHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

export const immutableCacheControl = `public, max-age=${yearSeconds}, immutable`
