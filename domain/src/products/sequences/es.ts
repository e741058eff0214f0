// The pages of Spain (docs/countries/es.md). The consent for the account and online banking have pages of their own.
// Debt consolidation applies to the loan purposes `bills` and `other`.
// @assumed the page cofidis-profession: a Spanish lender requires the answer, so applicants give it once, before the
// submission.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../data-points/when.ts'

export const esPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  {
    ...page.loanPurpose,
    dataPoints: { 'loan-information': ['loanPurpose', 'isInterestedInDebtConsolidation'] },
    overrides: { isInterestedInDebtConsolidation: { when: when('otherDetails.loanPurpose', 'bills', 'other') } },
  },
  { ...page.name, dataPoints: { 'personal-details': ['firstName', 'lastName', 'secondLastName'] } },
  page.dateOfBirth,
  { ...page.personalCode, dataPoints: { 'personal-details': ['identificationType', 'personalCode'] } },
  { ...page.citizenship, dataPoints: { 'demographic-details': ['citizenship', 'countryOfBirth'] } },
  page.maritalStatus,
  page.dependants,
  {
    ...page.addressInformation,
    dataPoints: { 'address-information': ['postalCode', 'city', 'province', 'street', 'houseNumber'] },
  },
  page.flatNumber,
  page.housingInformation,
  page.housingTenureSinceDate,
  { ...page.mortgageAmount, dataPoints: { 'mortgage-information': ['monthlyMortgageAmount'] } },
  page.incomeSource,
  page.jobArea,
  page.cofidisProfession,
  page.employerName,
  page.incomeContractStartedAt,
  page.incomeContractExpiresAt,
  { ...page.monthlyIncome, dataPoints: { 'income-information': ['monthlyIncome'] } },
  page.monthlyExtraIncome,
  page.incomePayday,
  page.monthlyExpenses,
  { ...page.monthlyCreditCommitments, dataPoints: { expenses: ['monthlyCreditCommitments', 'hasOtherLoans'] } },
  page.creditHistory,
  page.totalDebt,
  page.vehicleOwnership,
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'iban'] } },
  page.ibanConsent,
  page.onlineBanking,
]
