// Where a person in the Philippines finds help with debts, and sees their own data in the credit databases of the
// lenders. Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // Supervises lending companies; named in the notice `debt-advice`.
    { name: 'Securities and Exchange Commission', url: 'https://www.sec.gov.ph' },
    // Named in the notice `debt-advice`.
    { name: 'National Privacy Commission', url: 'https://privacy.gov.ph' },
  ],
  databases: [
    // The registry under RA 9510.
    { name: 'Credit Information Corporation (CIC)', url: 'https://www.creditinfo.gov.ph' },
  ],
}
