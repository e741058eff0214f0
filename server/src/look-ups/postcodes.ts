// Finds the town of a postal code. server/src/countries has the data.
import type { Product } from '@loan/domain/products/product'
import { serverCountries } from '../countries/registry.ts'
import type { PostcodeRange } from '../countries/postcodes.ts'

/** `city` and `municipality` are empty when only the province of the code is known. */
export type PostcodeAddress = {
  readonly postalCode: string
  readonly city: string
  readonly municipality: string
  readonly province: string
  readonly suburbs: string[]
}

/** The width of a range; of nested ranges, the narrowest one counts. */
const getWidth = ([first, last]: PostcodeRange): number =>
  Number(last.replace('-', '')) - Number(first.replace('-', ''))

const toShape = (code: string): string => code.replaceAll(/\d/gu, '9')

/** Null when the code is unknown or not in the country's format. The applicant then types the address. */
export const lookUpPostcodeAddress = ({ country }: Product, code: string): PostcodeAddress | null => {
  const rule = country.rules.postalCode
  const compact = code.replaceAll(/[\s-]/gu, '')
  const postalCode = rule.normalise?.(compact) ?? compact
  const directory = serverCountries[country.code].postcodes
  if (directory === undefined) return null
  const [found] = directory.ranges
    .filter(([first, last]) => toShape(first) === toShape(postalCode) && first <= postalCode && postalCode <= last)
    .toSorted((a, b) => getWidth(a) - getWidth(b))
  const emptyAddress = { postalCode, city: '', municipality: '', suburbs: [] }
  if (found !== undefined) {
    const [, , town, province, suburbs = []] = found
    return { ...emptyAddress, [directory.townField ?? 'city']: town, province, suburbs: [...suburbs] }
  }
  const province = directory.findProvince?.(postalCode) ?? null
  return province === null ? null : { ...emptyAddress, province }
}
