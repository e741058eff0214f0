// Where a person in Romania finds help with debts, and sees their own data in the credit databases of the lenders.
// Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // Conciliation with banks and lenders; named in the notice `debt-advice`.
    { name: 'CSALB', url: 'https://csalb.ro' },
    // The number is on the notice that ANPC order 594/2014 requires in every shop.
    { name: 'ANPC', url: 'https://anpc.ro', phone: '021 9551' },
  ],
  databases: [
    // A person may see their own data there.
    { name: 'Biroul de Credit', url: 'https://www.birouldecredit.ro' },
  ],
}
