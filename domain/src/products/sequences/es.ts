// The pages of Spain (docs/countries/es.md). Debt consolidation applies to the loan purposes `bills` and `other`.
// @assumed cofidisProfession: a Spanish lender requires the answer, so applicants give it once, before the submission.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../data-points/when.ts'

export const esPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  {
    ...page.loanPurpose,
    dataPoints: { 'loan-information': ['loanPurpose', 'isInterestedInDebtConsolidation'] },
    overrides: { isInterestedInDebtConsolidation: { when: when('otherDetails.loanPurpose', 'bills', 'other') } },
  },
  {
    ...page.personalDetails,
    dataPoints: { 'personal-details': ['firstName', 'lastName', 'secondLastName', 'dateOfBirth'] },
  },
  { ...page.personalCode, dataPoints: { 'personal-details': ['identificationType', 'personalCode'] } },
  { ...page.citizenship, dataPoints: { 'demographic-details': ['citizenship', 'countryOfBirth'] } },
  joined.familyWithoutEducation,
  {
    ...page.addressInformation,
    joins: ['flat-number'],
    dataPoints: {
      'address-information': [
        'postalCode',
        'city',
        'province',
        'street',
        'houseNumber',
        'blockNumber',
        'floor',
        'flatNumber',
      ],
    },
  },
  {
    ...page.housingInformation,
    joins: ['housing-tenure-since-date'],
    dataPoints: {
      'housing-information': ['housingTenure', 'housingTenureSinceDate', 'rentAmount'],
      'mortgage-information': ['monthlyMortgageAmount'],
    },
  },
  page.incomeSource,
  { ...page.cofidisProfession, skipWhenDerived: ['incomeDetails.cofidisProfession'] },
  {
    ...page.jobDetails,
    joins: ['income-contract-started-at'],
    dataPoints: {
      'employment-details': ['jobArea', 'jobTitle'],
      'income-information': ['incomeContractStartedAt', 'incomeContractExpiresAt'],
    },
  },
  page.employerName,
  joined.incomeAndPayday,
  joined.budget,
  page.creditHistory,
  page.vehicleOwnership,
  {
    ...page.bankAccount,
    joins: ['iban-consent', 'online-banking'],
    dataPoints: { 'banking-details': ['bankName', 'iban', 'ibanConsent', 'usingOnlineBanking'] },
  },
]
