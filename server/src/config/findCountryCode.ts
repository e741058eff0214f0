// Maps the COUNTRY variable to a country of the registry.
import { countries } from '@loan/domain/countries/registry'

/** Returns null for an unknown country. */
export const findCountryCode = (country: string) =>
  Object.values(countries).find(({ code }) => code.toLowerCase() === country)?.code ?? null
