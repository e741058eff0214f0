// A row of a postcode table.

/**
 * First and last code in the stored form of the country, the town or municipality, the key of its province, and the
 * neighbourhoods to choose from where an address names one.
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
  /** The part of an address that the towns of the ranges fill; a city when left out. */
  readonly townsAre?: 'municipality'
  readonly provinceOf?: (postalCode: string) => string | null
}
