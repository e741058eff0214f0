// Combines the sample names of people, streets and towns of each country, which are invented.
// For tests of parsing, rules and storage. Not for production code.
import type { CountryCode } from '../countries/country.ts'
import { sampleNames as co } from '../countries/co/testing/sampleNames.ts'
import { sampleNames as de } from '../countries/de/testing/sampleNames.ts'
import { sampleNames as es } from '../countries/es/testing/sampleNames.ts'
import { sampleNames as mx } from '../countries/mx/testing/sampleNames.ts'
import { sampleNames as ph } from '../countries/ph/testing/sampleNames.ts'
import { sampleNames as pl } from '../countries/pl/testing/sampleNames.ts'
import { sampleNames as ro } from '../countries/ro/testing/sampleNames.ts'
import { sampleNames as vn } from '../countries/vn/testing/sampleNames.ts'
import type { SampleNames } from './sampleNames.ts'

const lists: Readonly<Record<CountryCode, SampleNames>> = {
  CO: co,
  DE: de,
  ES: es,
  MX: mx,
  PH: ph,
  PL: pl,
  RO: ro,
  VN: vn,
}

/** Combines each item with each other one, so that a few dozen names give hundreds of people and addresses. */
const pairs = <T>(one: readonly string[], other: readonly string[], join: (a: string, b: string) => T): readonly T[] =>
  one.flatMap((a) => other.map((b) => join(a, b)))

export const buildPeople = (country: CountryCode) =>
  pairs(lists[country].given, lists[country].family, (given, family) => ({ given, family }))

export const buildAddresses = (country: CountryCode) =>
  pairs(lists[country].streets, lists[country].towns, (street, town) => ({ street, town }))

const hosts = ['gmail.com', 'hotmail.com', 'yahoo.com.mx', 'wp.pl', 'web.de', 'correo.com.co', 'sub.firma-x.example']

/** Addresses that people derive from their names: without accents, with dots, digits and signs. */
export const buildEmails = (country: CountryCode): readonly string[] =>
  buildPeople(country).map(({ given, family }, index) => {
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replaceAll('đ', 'd')
        .replaceAll('Đ', 'd')
        .replaceAll(/[^A-Za-z]/gu, '')
    const [first, last] = [plain(given).toLowerCase() || 'x', plain(family).toLowerCase() || 'y']
    const local = [
      `${first}.${last}`,
      `${last}_${index}`,
      `${first}${last}+loan`,
      `${first}-${index}`,
      `${last}.${first}99`,
    ]
    return `${local[index % local.length] ?? first}@${hosts[index % hosts.length] ?? 'example.com'}`
  })
