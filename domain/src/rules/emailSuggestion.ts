// Finds the provider that a mistyped e-mail domain probably means (spec 5.31: a suggestion, never an automatic
// correction). The page and the server's look-up share it. emailSuggestion.test.ts measures it.
import { extractEmailAddress } from './extractEmailAddress.ts'
import {
  type EmailDomain,
  isGenericName,
  isTopLevelDomain,
  isWorldwideName,
  providerDomains,
  toEmailDomain,
} from './emailProviders.ts'

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

/** Edits between two words; a swap of neighbours counts as one (optimal string alignment). */
export const computeEditDistance = (a: string, b: string): number => {
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

const sortLetters = (word: string): string => word.split('').sort().join('')

const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1')

/** The letters of both words are the same, in another order or with one of them doubled. */
const hasSameLetters = (typed: string, name: string): boolean =>
  sortLetters(typed) === sortLetters(name) || withoutDoubles(typed) === withoutDoubles(name)

/** One key was hit in place of the key beside it. */
const hasNextKey = (typed: string, name: string): boolean => {
  if (typed.length !== name.length) return false
  const differing = Array.from(name, (letter, index) => [letter, typed[index] ?? ''] as const).filter(
    ([letter, other]) => letter !== other,
  )
  return differing.length === 1 && differing.every(([letter, other]) => isNextKey(letter, other))
}

/** One key was hit together with the key beside it. */
const hasKeyBetween = (typed: string, name: string): boolean =>
  Array.from(typed).some(
    (letter, index) =>
      typed.slice(0, index) + typed.slice(index + 1) === name &&
      [typed[index - 1], typed[index + 1]].some((beside) => beside !== undefined && isNextKey(letter, beside)),
  )

/** Whether one slip turns a short name into the typed one. More slips count for a common provider of the country. */
const isTypingSlip = (typed: string, name: string, isFavourite: boolean): boolean => {
  if (hasSameLetters(typed, name)) return true
  if (hasNextKey(typed, name)) return name.length > 3 || isFavourite
  if (!isFavourite) return false
  return hasKeyBetween(typed, name) || (name.length > 3 && typed.length === 3 && typed[0] === name[0])
}

/**
 * Distance of two names; null if it is too great for one to mean the other. Short names are always near each other, so
 * up to four letters only slips count, up to six letters one edit, for longer names two.
 */
const compareNames = (typed: string, name: string, isFavourite: boolean): number | null => {
  if (typed === name) return 0
  const distance = computeEditDistance(typed, name)
  if (name.length <= 2) return withoutDoubles(typed) === name ? 1 : null
  if (name.length <= 4) return distance === 1 && isTypingSlip(typed, name, isFavourite) ? 1 : null
  if (distance <= 1) return distance
  // Two edits are too many if the first letter differs: foxmail, yopmail and hotmail are all real.
  if (distance === 2 && name.length > 6 && typed[0] === name[0]) return distance
  return distance === 2 && sortLetters(typed) === sortLetters(name) ? 2 : null
}

const hasOneEnding = ({ name }: EmailDomain): boolean =>
  providerDomains.filter((provider) => provider.name === name).length === 1

const withoutDots = (domain: string): string => domain.replaceAll('.', '')

/** Endings of no country. They mean `.com` more often than the ending of a country. */
const worldwideEndings: ReadonlySet<string> = new Set(['net', 'org', 'info', 'biz', 'edu'])

/** For a domain with the right name and another real ending. */
const scoreOtherEnding = (typed: string, provider: EmailDomain, isFavourite: boolean): number | null => {
  if (provider.ending.endsWith(`.${typed}`)) return 0.3
  if (!isFavourite && !isWorldwideName(provider.name)) return null
  if (provider.ending === 'com' && worldwideEndings.has(typed)) return 0.4
  return isFavourite || hasOneEnding(provider) ? 0.5 : 1 + computeEditDistance(typed, provider.ending) / 10
}

/** For a domain with another ending, whose name is `names` edits from the provider. */
const scoreTopLevelDomain = (
  typed: EmailDomain,
  provider: EmailDomain,
  names: number,
  isFavourite: boolean,
): number | null => {
  const edits = computeEditDistance(typed.ending, provider.ending)
  // `.co` and `.cm` exist, but are more often a mistyped `.com`.
  if (edits === 1 && names <= 1 && (provider.ending === 'com' || (names === 0 && isFavourite))) {
    return names + (provider.ending.startsWith(typed.ending) ? 0.1 : 0.2)
  }
  if (!isTopLevelDomain(typed.ending)) {
    if (provider.ending.startsWith(typed.ending))
      return names + (isFavourite ? 0.3 : 0.4) + provider.ending.length / 100
    return edits <= 2 || names === 0 ? names + edits / 2 : null
  }
  if (provider.name.length <= 3 || names > 1) return null
  if (names === 0) return scoreOtherEnding(typed.ending, provider, isFavourite)
  return hasOneEnding(provider) && hasSameLetters(typed.name, provider.name) ? names + 0.5 : null
}

/** For a domain without a dot: the name alone, or the whole domain with a hyphen or nothing in place of the dot. */
const scoreUndotted = (typed: string, provider: EmailDomain, isFavourite: boolean): number | null => {
  const joined = withoutDots(provider.domain)
  if (typed.replaceAll('-', '') === joined.replaceAll('-', '')) return 0
  const named = compareNames(typed, provider.name, isFavourite)
  if (named !== null && (provider.name.length > 2 || isFavourite)) return named
  return joined.length > 6 && computeEditDistance(typed, joined) <= 1 ? 1 : null
}

/** A lower score is likelier; null if `typed` cannot mean `provider`. */
const score = (typed: EmailDomain, provider: EmailDomain, isFavourite: boolean): number | null => {
  if (withoutDots(typed.domain) === withoutDots(provider.domain)) return 0
  if (typed.ending === '') return scoreUndotted(typed.name, provider, isFavourite)
  if (isFavourite && typed.domain.startsWith(`${provider.domain}.`)) return 0.45
  const names = compareNames(typed.name, provider.name, isFavourite)
  if (names === null) return null
  return typed.ending === provider.ending ? names : scoreTopLevelDomain(typed, provider, names, isFavourite)
}

/** Corrects what cannot be part of a domain: commas in place of dots, `www.`, repeated dots. */
const clean = (domain: string): string =>
  domain
    .toLowerCase()
    .replaceAll(/[,;:\s]+/gu, '.')
    .replaceAll(/\.{2,}/gu, '.')
    .replace(/^(?:www)?\./u, '')
    .replace(/\.$/u, '')

const isProviderDomain = (domain: string): boolean => providerDomains.some((provider) => provider.domain === domain)

/** The domain that was probably meant; `domain` itself if it is a provider or no other is likelier. */
const suggestDomain = (domain: string, favourites: readonly string[]): string => {
  if (domain === '' || domain.length > 40 || isProviderDomain(domain)) return domain
  const parsed = toEmailDomain(domain)
  if (isGenericName(parsed.name) && isTopLevelDomain(parsed.ending)) return domain
  const rank = (provider: EmailDomain): number => {
    const favouriteIndex = favourites.indexOf(provider.domain)
    return favouriteIndex === -1 ? favourites.length + providerDomains.indexOf(provider) : favouriteIndex
  }
  const [likeliest] = providerDomains
    .filter(({ name }) => !isGenericName(name))
    .flatMap((provider) => {
      const points = score(parsed, provider, favourites.includes(provider.domain))
      return points === null ? [] : [{ provider, points, rank: rank(provider) }]
    })
    .sort((a, b) => a.points - b.points || a.rank - b.rank)
  return likeliest?.provider.domain ?? domain
}

/**
 * The address that was probably meant; null if none is likelier than the typed one.
 * `favourites`: the common providers of the applicant's country, the most common first. They decide a tie.
 */
export const suggestEmail = (address: string, favourites: readonly string[]): string | null => {
  const line = extractEmailAddress(address.trim())
  const at = line.lastIndexOf('@')
  if (at < 1) return null
  const domain = suggestDomain(clean(line.slice(at + 1)), favourites)
  const suggestion = `${line.slice(0, at)}@${domain}`
  return isProviderDomain(domain) && suggestion.toLowerCase() !== address.trim().toLowerCase() ? suggestion : null
}
