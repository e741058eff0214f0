// The pages of Germany (docs/countries/de.md). No personal code, tax number or gender: the law forbids them for a loan,
// or no lender needs them.
// @assumed livingArea: German lenders estimate an owner's running costs from the floor area.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../data-points/when.ts'

export const dePages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  { ...page.personalDetails, dataPoints: { 'personal-details': ['firstName', 'lastName', 'dateOfBirth'] } },
  { ...page.citizenship, dataPoints: { 'demographic-details': ['citizenship', 'countryOfBirth'] } },
  joined.familyWithoutEducation,
  {
    ...page.addressInformation,
    dataPoints: { 'address-information': ['postalCode', 'city', 'street', 'houseNumber'] },
  },
  {
    ...page.housingInformation,
    joins: ['housing-tenure-since-date'],
    dataPoints: { 'housing-information': ['housingTenure', 'housingTenureSinceDate', 'rentAmount', 'livingArea'] },
    overrides: { livingArea: { when: when('otherDetails.housingTenure', 'owned', 'owned_mortgaged') } },
  },
  page.mortgageInformation,
  page.incomeSource,
  {
    ...page.employerName,
    dataPoints: { 'employment-details': ['employerName', 'employerPostalCode', 'employerCity'] },
  },
  page.incomeContractStartedAt,
  page.incomeContractExpiresAt,
  page.monthlyIncome,
  joined.budget,
  page.bankAccount,
  page.pepDetails,
]
