// The town of a postal code. Data by country in the files beside.
import type { CountryCode } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { germanPostcodes } from './germanPostcodes.ts'
import { mexicanPostcodes } from './mexicanPostcodes.ts'
import { mexicanStateOf } from './mexicanStatePrefixes.ts'
import { polishPostcodes } from './polishPostcodes.ts'
import { spanishPostcodes } from './spanishPostcodes.ts'
import { spanishProvinceOf } from './spanishProvincePrefixes.ts'
import type { PostcodeRange } from './postcodeRange.ts'

/** `city` and `municipality` are empty where the code tells the province alone. */
export type Place = {
  readonly postalCode: string
  readonly city: string
  readonly municipality: string
  readonly province: string
  readonly suburbs: string[]
}

type Directory = {
  readonly ranges: readonly PostcodeRange[]
  /** What the towns of the ranges are in an address; a city where left out. */
  readonly townsAre?: 'municipality'
  readonly provinceOf?: (postalCode: string) => string | null
}

const directories: Readonly<Partial<Record<CountryCode, Directory>>> = {
  PL: { ranges: polishPostcodes },
  ES: { ranges: spanishPostcodes, provinceOf: spanishProvinceOf },
  DE: { ranges: germanPostcodes },
  MX: { ranges: mexicanPostcodes, provinceOf: mexicanStateOf, townsAre: 'municipality' },
}

/** Where ranges lie within each other, the smallest one counts. */
const widthOf = ([first, last]: PostcodeRange): number => Number(last.replace('-', '')) - Number(first.replace('-', ''))

const shapeOf = (code: string): string => code.replaceAll(/\d/gu, '9')

/** Null where the code is unknown or has not the form of the country; typing by hand then does. */
export const lookUpPlace = ({ country }: Product, code: string): Place | null => {
  const rule = country.rules.postalCode
  const compact = code.replaceAll(/[\s-]/gu, '')
  const postalCode = rule.normalise?.(compact) ?? compact
  const directory = directories[country.code]
  if (directory === undefined) return null
  const [found] = directory.ranges
    .filter(([first, last]) => shapeOf(first) === shapeOf(postalCode) && first <= postalCode && postalCode <= last)
    .toSorted((a, b) => widthOf(a) - widthOf(b))
  const nowhere = { postalCode, city: '', municipality: '', suburbs: [] }
  if (found !== undefined) {
    const [, , town, province, suburbs = []] = found
    return { ...nowhere, [directory.townsAre ?? 'city']: town, province, suburbs: [...suburbs] }
  }
  const province = directory.provinceOf?.(postalCode) ?? null
  return province === null ? null : { ...nowhere, province }
}
