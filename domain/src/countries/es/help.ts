// Where a person in Spain finds help with debts, and sees their own data in the credit databases of the lenders.
// Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // The enquiry service of Banco de España; number from clientebancario.bde.es.
    {
      name: 'Portal del Cliente Bancario, Banco de España',
      url: 'https://clientebancario.bde.es',
      phone: '900 54 54 54',
    },
  ],
  databases: [
    // asnef.com/fichero-asnef/preguntas-frecuentes says how a person sees their own entries.
    { name: 'ASNEF', url: 'https://asnef.com' },
    // Experian keeps the file.
    { name: 'Badexcug', url: 'https://www.experian.es' },
  ],
}
