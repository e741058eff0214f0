// Measures suggestions on a corpus: typing errors of every kind in the common providers of each country, errors from
// public lists, and the most common real providers from two independent lists (the package email-providers, and the
// providers of each region), which are correct.
import commonProviders from 'email-providers/common.json'
import { describe, expect, it } from 'vitest'
import { countries } from '../countries/registry.ts'
import { realEmailProviders } from '../testing/realEmailProviders.ts'
import { providerDomains } from './emailProviders.ts'
import { computeEditDistance, suggestEmail } from './emailSuggestion.ts'

const { PL, MX, CO } = countries

const loadedCountries = await Promise.all(
  Object.values(countries).map(async (country) => ({
    code: country.code,
    emailProviders: await country.loadEmailProviders(),
  })),
)
const polishProviders = await PL.loadEmailProviders()

const suggestDomain = (domain: string, favourites: readonly string[]): string | null =>
  suggestEmail(`anna@${domain}`, favourites)?.slice('anna@'.length) ?? null

const nextKeys: Readonly<Record<string, string>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    Array.from(row, (letter, index) => [letter, row[index + 1] ?? row[index - 1] ?? letter]),
  ),
)

const changeEachLetter = (domain: string, change: (letter: string, index: number) => string): readonly string[] =>
  Array.from(domain, (letter, index) => domain.slice(0, index) + change(letter, index))

const typingErrors: Readonly<Record<string, (domain: string) => readonly string[]>> = {
  'two letters swapped': (domain) =>
    changeEachLetter(domain, (letter, index) => (domain[index + 1] ?? '') + letter + domain.slice(index + 2)),
  'a letter left out': (domain) => changeEachLetter(domain, (_letter, index) => domain.slice(index + 1)),
  'a letter doubled': (domain) => changeEachLetter(domain, (letter, index) => letter + domain.slice(index)),
  'the key beside': (domain) =>
    changeEachLetter(domain, (letter, index) => (nextKeys[letter] ?? letter) + domain.slice(index + 1)),
  'the key beside, together with the right one': (domain) =>
    changeEachLetter(domain, (letter, index) => letter + (nextKeys[letter] ?? letter) + domain.slice(index + 1)),
  'a comma for the dot': (domain) => [domain.replace('.', ','), domain.replaceAll('.', ','), domain.replace('.', ';')],
  'no dot': (domain) => [domain.replaceAll('.', ''), domain.replace('.', '-')],
  'a dot too many': (domain) => [domain.replace('.', '..'), `${domain}.`, domain.replace('.', '. ')],
  'the ending': (domain) =>
    domain.endsWith('.com')
      ? ['con', 'cmo', 'ocm', 'co', 'cm', 'om', 'comm', 'vom', 'xom', 'cpm', 'c0m'].map(
          (end) => domain.slice(0, -3) + end,
        )
      : [],
  'no ending': (domain) => [domain.split('.')[0] ?? ''],
}

const isReal = (domain: string): boolean => providerDomains.some((provider) => provider.domain === domain)

type Row = { readonly typed: string; readonly meant: string; readonly found: string | null }

/** Excludes names of two letters, because nearly every pair of letters is an existing domain. */
const buildRows = (favourites: readonly string[]): readonly Row[] =>
  favourites
    .filter((meant) => meant.indexOf('.') > 2)
    .flatMap((meant) =>
      Object.values(typingErrors)
        .flatMap((makeErrors) => [...new Set(makeErrors(meant))])
        .filter((typed) => typed !== meant && !isReal(typed))
        .map((typed) => ({ typed, meant, found: suggestDomain(typed, favourites) })),
    )

describe.each(loadedCountries)('typing errors in $code', ({ emailProviders }) => {
  const rows = buildRows(emailProviders)
  const caught = rows.filter(({ meant, found }) => found === meant)

  it('are recognised in at least 95 of 100 cases', () => {
    expect(rows.length).toBeGreaterThan(200)
    expect(caught.length / rows.length).toBeGreaterThanOrEqual(0.95)
  })

  it('are mistaken for another provider in at most 1 of 100 cases', () => {
    const wrong = rows.filter(({ meant, found }) => found !== null && found !== meant)
    expect(wrong.length / rows.length).toBeLessThanOrEqual(0.01)
  })
})

describe.each(loadedCountries)('the most common real providers, for $code', ({ emailProviders }) => {
  it.each([
    ['of the package email-providers', commonProviders, 300],
    ['of each region', realEmailProviders, 180],
  ])('%s are corrected in at most 1 of 100 cases', (_source, providers, least) => {
    const corrected = providers.filter((domain) => suggestDomain(domain, emailProviders) !== null)
    expect(providers.length).toBeGreaterThan(least)
    expect(corrected.length / providers.length).toBeLessThanOrEqual(0.01)
  })
})

it.each(providerDomains.map(({ domain }) => domain))('never corrects the well-known provider %s', (domain) => {
  expect(suggestDomain(domain, polishProviders)).toBeNull()
})

it.each(
  (
    'gmial.com gamil.com gmal.com gmil.com gmai.com gail.com gmaill.com gmaii.com gnail.com g-mail.com gmail.co gmail.con gmail.cm gmail ' +
    'gmail,com gmailcom gmail..com gmail.com. www.gmail.com gmail.pl gmail.com.br gmial.con gimal.com gmeil.com hmail.com GMAIL.CON'
  ).split(' '),
)('suggests gmail.com for %s', (typed) => {
  expect(suggestDomain(typed, polishProviders)).toBe('gmail.com')
})

it.each([
  [PL, 'wppl', 'wp.pl'],
  [PL, 'wp.pll', 'wp.pl'],
  [PL, 'wp.pk', 'wp.pl'],
  [PL, 'wp', 'wp.pl'],
  [PL, 'o2.p', 'o2.pl'],
  [PL, 'onte.pl', 'onet.pl'],
  [PL, 'interia.lp', 'interia.pl'],
  [PL, 'interia.com.pl', 'interia.pl'],
  [countries.DE, 't-onlin.de', 't-online.de'],
  [countries.DE, 'webde', 'web.de'],
  [countries.DE, 'gxm.de', 'gmx.de'],
  [countries.ES, 'hotmial', 'hotmail.com'],
  [countries.ES, 'hotmial.es', 'hotmail.es'],
  [CO, 'hotmail.co', 'hotmail.com'],
  [CO, 'hotmial.co', 'hotmail.com'],
  [CO, 'yahoo.co', 'yahoo.com'],
  [MX, 'yaho.com.mx', 'yahoo.com.mx'],
  [MX, 'yahoo.mx', 'yahoo.com.mx'],
  [MX, 'live.mx', 'live.com.mx'],
  [MX, 'outlok.com', 'outlook.com'],
  [countries.VN, 'yahoo.vn', 'yahoo.com.vn'],
  [PL, 'gmail.c', 'gmail.com'],
  [PL, 'outlook.c', 'outlook.com'],
  [PL, 'onet.pl.pl', 'onet.pl'],
  [PL, 'onwet.pl', 'onet.pl'],
  [PL, 'oet.pl', 'onet.pl'],
  [PL, 'wp-pl', 'wp.pl'],
  [PL, 'wp.pl.com', 'wp.pl'],
  [countries.DE, 'gmx.ne', 'gmx.net'],
  [countries.DE, 'gms.de', 'gmx.de'],
  [countries.DE, 'yahoo.net', 'yahoo.com'],
  [countries.ES, 'livwe.com', 'live.com'],
  [MX, 'yahoo.com.nx', 'yahoo.com.mx'],
] as const)('$0.code: suggests $2 for $1', async (country, typed, meant) => {
  expect(suggestDomain(typed, await country.loadEmailProviders())).toBe(meant)
})

it.each([
  'tp.pl',
  'ab.pl',
  'mail.com',
  'example.com',
  'firma.pl',
  'uj.edu.pl',
  'foxmail.com',
  'love.com',
  'fmail.co.uk',
  'imail.ru',
  'mailbox.hu',
  'vodafone.nl',
  'terra.com.mx',
  'email.ro',
  'gmx.pl',
  '',
])('suggests nothing for %s', (domain) => {
  expect(suggestDomain(domain, polishProviders)).toBeNull()
})

it.each(['', 'anna', '@gmial.com', `anna@${'gmial.com'.repeat(100)}`])('suggests nothing for "%s"', (text) => {
  expect(suggestEmail(text, polishProviders)).toBeNull()
})

it.each([
  ['', 'abc', 3],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %i edits apart', (a, b, edits) => {
  expect(computeEditDistance(a, b)).toBe(edits)
})

it.each([
  ['Anna <anna@gmial.com>', 'anna@gmail.com'],
  ['mailto:anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail. com', 'anna@gmail.com'],
  ['anna @gmial.com', 'anna@gmail.com'],
])('suggests only the address for %s', (typed, suggestion) => {
  expect(suggestEmail(typed, polishProviders)).toBe(suggestion)
})

it('suggests nothing for a known provider in mixed case', () => {
  expect(suggestEmail('Anna.Nowak@Gmail.com', polishProviders)).toBeNull()
})
