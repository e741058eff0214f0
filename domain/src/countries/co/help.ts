// Where a person in Colombia finds help with debts, and sees their own data in the credit databases of the lenders.
// Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // Number from resolution 368 of 2020 of the Superintendencia.
    { name: 'Superintendencia Financiera', url: 'https://www.superfinanciera.gov.co', phone: '01 8000 120 100' },
    // Named in the notice `complaints`.
    { name: 'Superintendencia de Industria y Comercio', url: 'https://www.sic.gov.co' },
  ],
  databases: [
    // Free once a month: Ley 1266 de 2008.
    { name: 'DataCrédito', url: 'https://www.midatacredito.com' },
    // Free once a month, like DataCrédito.
    { name: 'TransUnion', url: 'https://www.transunion.co' },
  ],
}
