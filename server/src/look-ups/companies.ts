// Finds employers by words of their name or by their tax number. server/src/countries has the data.
import type { Product } from '@loan/domain/products/product'
import { serverCountries } from '../countries/registry.ts'
import type { Company } from '../countries/company.ts'

/** @assumed enough for a choice and short enough for a list below a field. */
const maxCompanies = 8
const minLetters = 2

/** Lower case without diacritics, so that `lodz` finds `Łódź`. */
const normaliseText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('đ', 'd').trim()

const hasWordStart = (name: string, query: string): boolean => ` ${normaliseText(name)}`.includes(` ${query}`)

export const lookUpCompanies = ({ country }: Product, name: string): readonly Company[] => {
  const query = normaliseText(name)
  if (query.length < minLetters) return []
  return serverCountries[country.code].companies
    .filter((company) => hasWordStart(company.name, query))
    .slice(0, maxCompanies)
}

/** Three letters, so that a search does not list the register. A number must be complete. */
const minSearchLetters = 3

const findByNumber = ({ country }: Product, query: string): Company | undefined => {
  const compact = query.replaceAll(/[\s./-]/gu, '').toUpperCase()
  const number = country.rules.taxRegistryCode.normalise?.(compact) ?? compact
  return serverCountries[country.code].companies.find((company) => company.taxRegistryCode === number)
}

/** Each word of the query begins a word of the name; names that begin with the query come first. */
export const findCompanies = (product: Product, text: string): readonly Company[] => {
  const byNumber = findByNumber(product, text)
  if (byNumber !== undefined) return [byNumber]
  const query = normaliseText(text)
  if (query.length < minSearchLetters) return []
  const words = query.split(/\s+/u)
  const startsWithQuery = ({ name }: Company): boolean => normaliseText(name).startsWith(query)
  const found = serverCountries[product.country.code].companies.filter(({ name }) =>
    words.every((word) => hasWordStart(name, word)),
  )
  return [...found.filter(startsWithQuery), ...found.filter((company) => !startsWithQuery(company))].slice(
    0,
    maxCompanies,
  )
}
