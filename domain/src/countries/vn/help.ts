// Where a person in Vietnam finds help with debts, and sees their own data in the credit databases of the lenders.
// Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // The number of the state’s helpline for consumers, named in the notice `debt-advice`.
    { name: 'Tổng đài tư vấn, hỗ trợ người tiêu dùng', phone: '1800 6838' },
  ],
  databases: [
    // The credit registry of the State Bank.
    { name: 'CIC', url: 'https://cic.gov.vn' },
  ],
}
