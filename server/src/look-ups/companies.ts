// Finds employers by the start of a word in their name. server/src/countries has the data.
import type { Product } from '@loan/domain/products/product'
import { serverCountries } from '../countries/registry.ts'
import type { Company } from '../countries/company.ts'

/** @assumed enough for a choice and short enough for a list below a field. */
const maxCompanies = 8
const minLetters = 2

/** Lower case without diacritics, so that `lodz` finds `Łódź`. */
const normaliseText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim()

const hasWordStart = (name: string, query: string): boolean => ` ${normaliseText(name)}`.includes(` ${query}`)

export const lookUpCompanies = ({ country }: Product, name: string): readonly Company[] => {
  const query = normaliseText(name)
  if (query.length < minLetters) return []
  return serverCountries[country.code].companies
    .filter((company) => hasWordStart(company.name, query))
    .slice(0, maxCompanies)
}
