// Where a person in Germany finds help with debts, and sees their own data in the credit databases of the lenders.
// Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // Finds an accredited debt counselling office; named in the notice `debt-advice`.
    { name: 'meine-schulden.de', url: 'https://www.meine-schulden.de' },
  ],
  databases: [
    // The copy of the data under GDPR Art. 15, free of charge.
    { name: 'SCHUFA', url: 'https://www.meineschufa.de/datenkopie' },
  ],
}
