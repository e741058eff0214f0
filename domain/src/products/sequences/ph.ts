// The pages of the Philippines (docs/countries/ph.md). The address begins with the largest unit. People without a
// middle name leave it out.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'

export const phPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  {
    ...page.personalDetails,
    dataPoints: { 'personal-details': ['firstName', 'middleName', 'lastName', 'dateOfBirth', 'gender'] },
  },
  page.citizenship,
  joined.family,
  { ...page.idCard, dataPoints: { 'personal-details': ['identificationType', 'idCardNumber'] } },
  page.taxIdentificationNumber,
  {
    ...page.addressInformation,
    dataPoints: { 'address-information': ['province', 'city', 'district', 'street', 'houseNumber', 'postalCode'] },
    overrides: { postalCode: { optional: true } },
  },
  {
    ...page.housingInformation,
    joins: ['housing-tenure-since-date'],
    dataPoints: { 'housing-information': ['housingTenure', 'housingTenureSinceDate', 'rentAmount'] },
  },
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
  { ...joined.budget, dataPoints: { expenses: ['monthlyExpenses', 'monthlyCreditCommitments'] } },
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'iban'] } },
  page.referenceInformation,
]
