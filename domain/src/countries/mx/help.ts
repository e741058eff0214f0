// Where a person in Mexico finds help with debts, and sees their own data in the credit databases of the lenders.
// Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // Website and number as in the notice `complaints`; named in the notice `debt-advice`.
    { name: 'Condusef', url: 'https://www.condusef.gob.mx', phone: '55 5340 0999' },
  ],
  databases: [
    // A report is free once in twelve months: Ley para Regular las Sociedades de Información Crediticia.
    { name: 'Buró de Crédito', url: 'https://www.burodecredito.com.mx' },
    // As Buró de Crédito.
    { name: 'Círculo de Crédito', url: 'https://www.circulodecredito.com.mx' },
  ],
}
