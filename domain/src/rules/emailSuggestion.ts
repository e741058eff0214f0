// Finds the provider that was probably meant by a mistyped e-mail domain (SPEC.md §5: offered for correction, never
// corrected). The page and the server's look-up share it. Measured in emailSuggestion.test.ts.
import { type EmailDomain, isGenericName, isRealEnding, knownDomains, toEmailDomain } from './emailProviders.ts'

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const isNextKey = (a: string, b: string): boolean =>
  keyboard.some((row, rowIndex) => {
    const column = row.indexOf(a)
    if (column === -1) return false
    return keyboard.some((other, otherIndex) => {
      const otherColumn = other.indexOf(b)
      return otherColumn !== -1 && Math.abs(rowIndex - otherIndex) <= 1 && Math.abs(column - otherColumn) <= 1
    })
  })

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

const sortLetters = (word: string): string => word.split('').toSorted().join('')

const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1')

/** A swap, a doubled letter or the key beside: what a slip of the finger makes of a short name. */
const isSlip = (typed: string, name: string): boolean => {
  if (typed.length === name.length) {
    if (sortLetters(typed) === sortLetters(name)) return true
    const differing = Array.from(name, (letter, index) => [letter, typed[index] ?? ''] as const).filter(
      ([letter, other]) => letter !== other,
    )
    return name.length > 3 && differing.length === 1 && differing.every(([letter, other]) => isNextKey(letter, other))
  }
  return withoutDoubles(typed) === withoutDoubles(name)
}

/**
 * Distance of two names; null where it is too great for one to be meant by the other. Short names are near to each
 * other by nature: up to four letters only slips count, up to six letters one edit, longer ones two.
 */
const compareNames = (typed: string, name: string): number | null => {
  if (typed === name) return 0
  const distance = editDistance(typed, name)
  if (name.length <= 2) return withoutDoubles(typed) === name ? 1 : null
  if (name.length <= 4) return distance === 1 && isSlip(typed, name) ? 1 : null
  if (distance <= 1) return distance
  // Two edits leave too little of a name whose first letter is another one: foxmail, yopmail and hotmail are all real.
  if (distance === 2 && name.length > 6 && typed[0] === name[0]) return distance
  return distance === 2 && sortLetters(typed) === sortLetters(name) ? 2 : null
}

const hasOneEnding = ({ name }: EmailDomain): boolean =>
  knownDomains.filter((known) => known.name === name).length === 1

const withoutDots = (domain: string): string => domain.replaceAll('.', '')

/** For a domain whose name is `names` edits from the known one and whose ending is another one. */
const scoreEnding = (typed: string, known: EmailDomain, names: number, isFavourite: boolean): number | null => {
  const edits = editDistance(typed, known.ending)
  // `.co` and `.cm` exist, and are what is left of `.com` more often than meant.
  if (edits === 1 && names <= 1 && (known.ending === 'com' || (names === 0 && isFavourite))) return names + 0.2
  if (!isRealEnding(typed)) return edits <= 2 || names === 0 ? names + edits / 2 : null
  if (known.name.length <= 3 || names > 1) return null
  if (hasOneEnding(known)) return names + 0.5
  if (names > 0) return null
  if (known.ending.endsWith(`.${typed}`)) return 0.3
  return isFavourite ? 0.5 : 1 + edits / 10
}

/** The lower, the likelier; null where `known` cannot be meant by `typed`. */
const score = (typed: EmailDomain, known: EmailDomain, isFavourite: boolean): number | null => {
  if (withoutDots(typed.domain) === withoutDots(known.domain)) return 0
  if (typed.ending === '') {
    const named = compareNames(typed.name, known.name)
    if (named !== null && (known.name.length > 2 || isFavourite)) return named
    const joined = withoutDots(known.domain)
    return joined.length > 6 && editDistance(typed.name, joined) <= 1 ? 1 : null
  }
  const names = compareNames(typed.name, known.name)
  if (names === null) return null
  return typed.ending === known.ending ? names : scoreEnding(typed.ending, known, names, isFavourite)
}

/** As typed, with what cannot be part of a domain put right: commas for dots, `www.`, dots too many. */
const clean = (domain: string): string =>
  domain
    .toLowerCase()
    .replaceAll(/[,;:\s]+/gu, '.')
    .replaceAll(/\.{2,}/gu, '.')
    .replace(/^(?:www)?\./u, '')
    .replace(/\.$/u, '')

const suggestDomain = (typed: string, favourites: readonly string[]): string | null => {
  const domain = clean(typed)
  if (domain === '' || domain.length > 40) return null
  if (knownDomains.some((known) => known.domain === domain)) return domain === typed ? null : domain
  const parsed = toEmailDomain(domain)
  if (isGenericName(parsed.name) && isRealEnding(parsed.ending)) return null
  const rank = (known: EmailDomain): number => {
    const place = favourites.indexOf(known.domain)
    return place === -1 ? favourites.length + knownDomains.indexOf(known) : place
  }
  const [likeliest] = knownDomains
    .filter(({ name }) => !isGenericName(name))
    .flatMap((known) => {
      const points = score(parsed, known, favourites.includes(known.domain))
      return points === null ? [] : [{ known, points, rank: rank(known) }]
    })
    .toSorted((a, b) => a.points - b.points || a.rank - b.rank)
  return likeliest?.known.domain ?? null
}

/**
 * The address that was probably meant; null where none is likelier than what was typed.
 * `favourites` are the usual providers of the applicant's country, the commonest first: they decide a tie.
 */
export const suggestEmail = (address: string, favourites: readonly string[]): string | null => {
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const domain = suggestDomain(address.slice(at + 1).toLowerCase(), favourites)
  return domain === null ? null : `${address.slice(0, at)}@${domain}`
}
