// The types of a country's postal code data.

/**
 * First and last code in the country's normalised format, the town or municipality, the key of its province, and the
 * neighbourhoods when addresses of the country name one.
 */
export type PostcodeRange = readonly [
  first: string,
  last: string,
  town: string,
  province: string,
  suburbs?: readonly string[],
]

export type PostcodeDirectory = {
  readonly ranges: readonly PostcodeRange[]
  /** The address field that the towns of the ranges fill; the city by default. */
  readonly townField?: 'municipality'
  readonly findProvince?: (postalCode: string) => string | null
}
