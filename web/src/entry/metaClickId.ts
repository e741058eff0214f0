// Stores Meta's click id (spec 4.49) in the cookie that its pixel and the attribution bundle read.

const cookieName = '_fbc'

/** Spec 4.49: `fb`, the number of dots in the host name, a timestamp in milliseconds, the click id. */
export const buildMetaClickId = (fbclid: string, hostName: string, now: Date): string =>
  ['fb', hostName.split('.').length - 1, now.getTime(), fbclid].join('.')

/** Runs an access to cookies. A browser throws on it in a sandboxed frame without an origin. */
const withCookies = (run: () => void): void => {
  try {
    run()
  } catch {
    // The application works without the cookie.
  }
}

const addDays = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000)

/** Percent-encodes the value, because a cookie allows fewer characters than a URL parameter. */
const buildCookie = (value: string, expires: Date): string =>
  [
    `${cookieName}=${encodeURIComponent(value)}`,
    'path=/',
    `expires=${expires.toUTCString()}`,
    'samesite=lax',
    ...(window.location.protocol === 'https:' ? ['secure'] : []),
  ].join(';')

/** Does not replace the cookie of the same click id, so that its first time remains. */
export const storeMetaClickId = (fbclid: string, days: number, now: Date): void =>
  withCookies(() => {
    if (document.cookie.includes(`.${encodeURIComponent(fbclid)}`)) return
    document.cookie = buildCookie(buildMetaClickId(fbclid, window.location.hostname, now), addDays(now, days))
  })

export const forgetMetaClickId = (): void =>
  withCookies(() => {
    document.cookie = buildCookie('', new Date(0))
  })
