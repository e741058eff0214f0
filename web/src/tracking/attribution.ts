// Where a visit comes from, for analytics (spec 4.67 to 4.70).

/** Parameters of the address that tell it. */
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

/** Longer than any campaign's name; what looks like an address or a number to call is none. */
const maxLength = 200
const isCampaign = (text: string): boolean => text.length <= maxLength && !/@|%40|\+?\d[\d\s()-]{7,}\d$/.test(text)

/** Ids of clicks are long and made of digits, too. */
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
    // A sandboxed frame has no cookies; a cookie may hold anything.
    return null
  }
}

/** `fb.1.<time>.<fbclid>`: the click id is what stands after the third dot. */
const readFacebookClickId = (): string | null => {
  const value = readCookie('_fbc')?.split('.').slice(3).join('.') ?? ''
  return clickId.test(value) ? value : null
}

/** Empty items are omitted. `search`: the query the visit came in with. */
export const buildAttribution = (search: string): Attribution => {
  const fbclid = readFacebookClickId()
  return { ...readQuery(search), ...(fbclid !== null && { fbclid }) }
}
