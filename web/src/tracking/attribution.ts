// The attribution of a session to a campaign, for analytics (spec 4.67 to 4.70).

/** The URL parameters with the attribution. */
export const attributionNames = [
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'gbraid',
  'wbraid',
  'ttclid',
] as const

export type Attribution = Readonly<Partial<Record<(typeof attributionNames)[number] | 'fbclid', string>>>

/** Longer than any campaign name. A value that looks like an e-mail address or a phone number is not a campaign. */
const maxLength = 200
const isCampaign = (text: string): boolean => text.length <= maxLength && !/@|%40|\+?\d[\d\s()-]{7,}\d$/.test(text)

/** Click ids may be long and consist of digits, so other limits apply. */
const clickId = /^[\w.-]{1,500}$/

const readQuery = (search: string): Attribution => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    attributionNames.flatMap((name) => {
      const value = (query.get(name) ?? '').trim()
      const isFit = name.startsWith('utm_') ? isCampaign(value) : clickId.test(value)
      return value !== '' && isFit ? [[name, value]] : []
    }),
  )
}

const readCookie = (name: string): string | null => {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // A sandboxed frame has no cookies. The value may be no valid URI component.
    return null
  }
}

/** The cookie has the format `fb.1.<time>.<fbclid>`. */
const readFacebookClickId = (): string | null => {
  const value = readCookie('_fbc')?.split('.').slice(3).join('.') ?? ''
  return clickId.test(value) ? value : null
}

/** Omits empty items. `search` is the query of the URL at the start of the session. */
export const buildAttribution = (search: string): Attribution => {
  const fbclid = readFacebookClickId()
  return { ...readQuery(search), ...(fbclid !== null && { fbclid }) }
}
