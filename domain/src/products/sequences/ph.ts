// The pages of the Philippines (docs/countries/ph.md). The address begins with the largest unit. People without a
// middle name leave it out.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'

export const phPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['firstName', 'middleName', 'lastName'] } },
  page.dateOfBirth,
  page.gender,
  page.citizenship,
  page.maritalStatus,
  page.dependants,
  page.education,
  { ...page.idCard, dataPoints: { 'personal-details': ['identificationType', 'idCardNumber'] } },
  page.taxIdentificationNumber,
  {
    ...page.addressInformation,
    dataPoints: { 'address-information': ['province', 'city', 'district', 'street', 'houseNumber', 'postalCode'] },
    overrides: { postalCode: { optional: true } },
  },
  page.housingInformation,
  page.housingTenureSinceDate,
  page.incomeSource,
  page.jobDetails,
  page.employerName,
  page.incomeContractStartedAt,
  page.monthlyIncome,
  page.incomePayday,
  { ...page.monthlyCreditCommitments, dataPoints: { expenses: ['monthlyExpenses', 'monthlyCreditCommitments'] } },
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'iban'] } },
  page.referenceInformation,
]
