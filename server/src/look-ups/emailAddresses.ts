// Whether an address can receive e-mail, as far as its text tells: form, slips in well-known domains, throw-away ones.
import { emailRule } from '@loan/domain/rules/email'
import type { RuleContext } from '@loan/domain/rules/rule'

const wellKnownDomains: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.es',
  'live.com',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'op.pl',
  'interia.pl',
  'interia.eu',
  'poczta.onet.pl',
  'poczta.fm',
  'gazeta.pl',
  'tlen.pl',
  'vp.pl',
  'telefonica.net',
  'movistar.es',
  'orange.es',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
]

const throwAwayDomains: ReadonlySet<string> = new Set([
  '10minutemail.com',
  '20minutemail.com',
  'dispostable.com',
  'discard.email',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'guerrillamail.net',
  'guerrillamail.org',
  'incognitomail.com',
  'mail-temporaire.fr',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailinator.net',
  'mailnesia.com',
  'mailnull.com',
  'mintemail.com',
  'mohmal.com',
  'moakt.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'tempmailo.com',
  'tempr.email',
  'throwawaymail.com',
  'trashmail.com',
  'trashmail.de',
  'trbvm.com',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
])

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

const suggestDomain = (domain: string): string | null => {
  if (wellKnownDomains.includes(domain) || throwAwayDomains.has(domain) || domain.length > 40) return null
  const whole = wellKnownDomains.find((known) => known.startsWith(`${domain}.`))
  if (whole !== undefined) return whole
  const [nearest] = wellKnownDomains
    .map((known) => ({ known, distance: editDistance(domain, known) }))
    .filter(({ known, distance }) => distance <= toleranceOf(known))
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.known ?? null
}

/** A suggestion is for the applicant to take or leave; an address with one can still be valid. */
export const checkEmail = (
  address: string,
  context: RuleContext,
): { readonly valid: boolean; readonly suggestion: string | null } => {
  const typed = address.trim()
  const at = Math.max(0, typed.lastIndexOf('@'))
  const local = typed.slice(0, at)
  const domain = typed.slice(at + 1).toLowerCase()
  const isWellFormed = emailRule.check(`${local}@${domain}`, context) === null
  const suggested = local === '' ? null : suggestDomain(domain)
  return {
    valid: isWellFormed && !throwAwayDomains.has(domain),
    suggestion: suggested === null ? null : `${local}@${suggested}`,
  }
}
