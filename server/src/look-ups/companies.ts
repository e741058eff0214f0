// Finds employers by the start of a word in their name. server/src/countries has the data.
import type { Product } from '@loan/domain/products/product'
import { serverCountries } from '../countries/registry.ts'
import type { Company } from '../countries/company.ts'

/** @assumed enough for a choice and short enough for a list below a field. */
const maxCompanies = 8
const minLetters = 2

/** Lower case without diacritics, so that `lodz` finds `Łódź`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim()

const wordStarts = (name: string, part: string): boolean => ` ${plain(name)}`.includes(` ${part}`)

export const lookUpCompanies = ({ country }: Product, name: string): readonly Company[] => {
  const part = plain(name)
  if (part.length < minLetters) return []
  return serverCountries[country.code].companies
    .filter((company) => wordStarts(company.name, part))
    .slice(0, maxCompanies)
}
