// The pages of Vietnam (docs/countries/vn.md). The family name comes first. Addresses have two levels, without
// districts, since 1 July 2025.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'

export const vnPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['lastName', 'middleName', 'firstName'] } },
  page.personalCode,
  page.dateOfBirth,
  page.gender,
  { ...page.idCard, dataPoints: { 'personal-details': ['idCardIssuedAt', 'idCardIssuedAuthority'] } },
  page.maritalStatus,
  page.education,
  page.dependants,
  {
    ...page.addressInformation,
    dataPoints: { 'address-information': ['province', 'municipality', 'street', 'houseNumber'] },
  },
  page.housingInformation,
  page.incomeSource,
  page.jobArea,
  page.employerName,
  page.incomeContractStartedAt,
  page.monthlyIncome,
  page.incomePayday,
  { ...page.monthlyCreditCommitments, dataPoints: { expenses: ['monthlyExpenses', 'monthlyCreditCommitments'] } },
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'iban'] } },
  page.referenceInformation,
]
