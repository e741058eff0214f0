// Meta's click id (spec 4.49), kept where its pixel and the attribution bundle look for it.

const cookieName = '_fbc'

/** Spec 4.49: `fb`, the number of dots in the host name, a timestamp in milliseconds, the click id. */
export const buildMetaClickId = (fbclid: string, hostName: string, now: Date): string =>
  ['fb', hostName.split('.').length - 1, now.getTime(), fbclid].join('.')

/** In a frame without an origin of its own a browser throws at every touch of a cookie. */
const withCookies = (act: () => void): void => {
  try {
    act()
  } catch {
    // The visit goes on without.
  }
}

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000)

/** Letters an address may hold and a cookie may not are left as the address had them. */
const cookieOf = (value: string, expires: Date): string =>
  [
    `${cookieName}=${encodeURIComponent(value)}`,
    'path=/',
    `expires=${expires.toUTCString()}`,
    'samesite=lax',
    ...(window.location.protocol === 'https:' ? ['secure'] : []),
  ].join(';')

/** The same click keeps the time it was first seen. */
export const keepMetaClickId = (fbclid: string, days: number, now: Date): void =>
  withCookies(() => {
    if (document.cookie.includes(`.${encodeURIComponent(fbclid)}`)) return
    document.cookie = cookieOf(buildMetaClickId(fbclid, window.location.hostname, now), daysAfter(now, days))
  })

export const forgetMetaClickId = (): void =>
  withCookies(() => {
    document.cookie = cookieOf('', new Date(0))
  })
