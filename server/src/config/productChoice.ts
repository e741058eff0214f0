// From the COUNTRY variable to a country of the registry.
import { countries } from '@loan/domain/countries/registry'

/** Null where no such country is there yet. */
export const countryCodeOf = (country: string) =>
  Object.values(countries).find(({ code }) => code.toLowerCase() === country)?.code ?? null
