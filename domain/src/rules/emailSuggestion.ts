// Slips in the domains of well-known e-mail providers (SPEC.md §5: offered for correction, never corrected). The page
// and the server's look-up share it.

/** Real ones, however near they are to each other: none of them is taken for a slip. */
const wellKnownDomains: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.de',
  'outlook.es',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.de',
  'hotmail.es',
  'hotmail.fr',
  'hotmail.it',
  'live.com',
  'live.com.mx',
  'live.de',
  'msn.com',
  'yahoo.com',
  'yahoo.com.mx',
  'yahoo.com.ph',
  'yahoo.com.vn',
  'yahoo.co.uk',
  'yahoo.de',
  'yahoo.es',
  'yahoo.fr',
  'yahoo.it',
  'yahoo.ro',
  'ymail.com',
  'rocketmail.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'mail.com',
  'email.com',
  'zoho.com',
  'proton.me',
  'protonmail.com',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'onet.eu',
  'op.pl',
  'vp.pl',
  'interia.pl',
  'interia.eu',
  'poczta.onet.pl',
  'poczta.fm',
  'gazeta.pl',
  'tlen.pl',
  'telefonica.net',
  'movistar.es',
  'orange.es',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'gmx.at',
  'gmx.ch',
  'web.de',
  'freenet.de',
  't-online.de',
  'prodigy.net.mx',
]

/** Edits between two words, a swap of neighbours counting as one (optimal string alignment). */
export const editDistance = (a: string, b: string): number => {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const edits = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(Math.min(...edits, ...(isSwap ? [(before[j - 2] ?? 0) + 1] : [])))
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Short domains are near to each other by nature, so only longer ones may differ in two places. */
const toleranceOf = (domain: string): number => (domain.length >= 8 ? 2 : 1)

/** What stands before the first dot, where that is all there is. */
const comparedWith = (known: string, domain: string): string =>
  domain.includes('.') ? known : (known.split('.')[0] ?? known)

const suggestDomain = (domain: string): string | null => {
  if (wellKnownDomains.includes(domain) || domain.length > 40) return null
  const whole = wellKnownDomains.find((known) => known.startsWith(`${domain}.`))
  if (whole !== undefined) return whole
  const [nearest] = wellKnownDomains
    .map((known) => ({ known, distance: editDistance(domain, comparedWith(known, domain)) }))
    .filter(({ known, distance }) => distance <= toleranceOf(comparedWith(known, domain)))
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.known ?? null
}

/** The address that was probably meant; null where none is likelier than what was typed. */
export const suggestEmail = (address: string): string | null => {
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const domain = suggestDomain(address.slice(at + 1).toLowerCase())
  return domain === null ? null : `${address.slice(0, at)}@${domain}`
}
