// The pages of Vietnam (docs/countries/vn.md). The family name comes first. The CCCD contains the sex. Addresses have
// two levels, without districts, since 1 July 2025.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'

export const vnPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  {
    ...page.personalDetails,
    dataPoints: { 'personal-details': ['lastName', 'middleName', 'firstName', 'dateOfBirth'] },
  },
  page.personalCode,
  { ...page.gender, skipWhenDerived: ['personalDetails.gender'] },
  { ...page.idCard, dataPoints: { 'personal-details': ['idCardIssuedAt', 'idCardIssuedAuthority'] } },
  joined.family,
  {
    ...page.addressInformation,
    dataPoints: { 'address-information': ['province', 'municipality', 'street', 'houseNumber'] },
  },
  page.housingInformation,
  page.incomeSource,
  {
    ...page.jobDetails,
    joins: ['income-contract-started-at'],
    dataPoints: {
      'employment-details': ['jobArea', 'jobTitle'],
      'income-information': ['incomeContractStartedAt'],
    },
  },
  page.employerName,
  joined.incomeAndPayday,
  { ...joined.budget, dataPoints: { expenses: ['monthlyExpenses', 'monthlyCreditCommitments'] } },
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'iban'] } },
  page.referenceInformation,
]
