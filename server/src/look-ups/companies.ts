// Employers by the start of a word in their name. Data by country in the files beside.
import type { CountryCode } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { colombianCompanies } from './colombianCompanies.ts'
import { germanCompanies } from './germanCompanies.ts'
import { mexicanCompanies } from './mexicanCompanies.ts'
import { philippineCompanies } from './philippineCompanies.ts'
import { polishCompanies } from './polishCompanies.ts'
import { romanianCompanies } from './romanianCompanies.ts'
import { spanishCompanies } from './spanishCompanies.ts'
import { vietnameseCompanies } from './vietnameseCompanies.ts'
import type { Company } from './company.ts'

const directories: Readonly<Record<CountryCode, readonly Company[]>> = {
  PL: polishCompanies,
  ES: spanishCompanies,
  DE: germanCompanies,
  RO: romanianCompanies,
  MX: mexicanCompanies,
  CO: colombianCompanies,
  PH: philippineCompanies,
  VN: vietnameseCompanies,
}

/** @assumed enough to choose from, short enough for a list under a field. */
const maxCompanies = 8
const minLetters = 2

/** Lower case without marks, so that `lodz` finds `Łódź`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim()

const wordStarts = (name: string, part: string): boolean => ` ${plain(name)}`.includes(` ${part}`)

export const lookUpCompanies = ({ country }: Product, name: string): readonly Company[] => {
  const part = plain(name)
  if (part.length < minLetters) return []
  return directories[country.code].filter((company) => wordStarts(company.name, part)).slice(0, maxCompanies)
}
