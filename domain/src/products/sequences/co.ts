// The pages of Colombia (docs/countries/co.md). No reference contact, because the law forbids calls to references about
// a debt (Ley 2300/2023). No postcode, because few people know theirs.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'

export const coPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['firstName', 'middleName', 'lastName', 'secondLastName'] } },
  { ...page.personalCode, dataPoints: { 'personal-details': ['identificationType', 'personalCode'] } },
  { ...page.idCard, dataPoints: { 'personal-details': ['idCardIssuedAt', 'idCardIssuedAuthority'] } },
  page.dateOfBirth,
  page.maritalStatus,
  page.education,
  page.dependants,
  { ...page.addressInformation, dataPoints: { 'address-information': ['province', 'city', 'street', 'suburb'] } },
  page.housingInformation,
  page.incomeSource,
  page.jobDetails,
  page.employerName,
  page.incomeContractStartedAt,
  page.monthlyIncome,
  page.incomePayday,
  page.monthlyExpenses,
  page.monthlyCreditCommitments,
  { ...page.creditHistory, dataPoints: { expenses: ['negativeCreditHistory'] } },
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'bankAccountType', 'iban'] } },
  page.pepDetails,
]
