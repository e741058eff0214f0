// The pages of Colombia (docs/countries/co.md). No reference contact, because the law forbids calls to references about
// a debt (Ley 2300/2023). No postcode, because few people know theirs.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'

export const coPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  {
    ...page.personalDetails,
    dataPoints: { 'personal-details': ['firstName', 'middleName', 'lastName', 'secondLastName', 'dateOfBirth'] },
  },
  {
    ...page.personalCode,
    joins: ['id-card'],
    dataPoints: {
      'personal-details': ['identificationType', 'personalCode', 'idCardIssuedAt', 'idCardIssuedAuthority'],
    },
  },
  joined.family,
  { ...page.addressInformation, dataPoints: { 'address-information': ['province', 'city', 'street', 'suburb'] } },
  page.housingInformation,
  page.incomeSource,
  {
    ...page.jobDetails,
    joins: ['income-contract-started-at'],
    dataPoints: {
      'employment-details': ['positionType', 'jobArea', 'jobTitle'],
      'income-information': ['incomeContractStartedAt'],
    },
  },
  page.employerName,
  joined.incomeAndPayday,
  joined.budget,
  { ...page.creditHistory, dataPoints: { expenses: ['negativeCreditHistory'] } },
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'bankAccountType', 'iban'] } },
  page.pepDetails,
]
