// The pages of Spain (countries.md §5). Whether somebody wants to merge debts is asked where the purpose leaves it open.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../pages/when.ts'

export const spanishPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  {
    ...page.loanPurpose,
    dataPoints: { 'loan-information': ['loanPurpose', 'isInterestedInDebtConsolidation'] },
    otherwise: { isInterestedInDebtConsolidation: { when: when('otherDetails.loanPurpose', 'bills', 'other') } },
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
  { ...page.bankAccount, dataPoints: { 'banking-details': ['bankName', 'iban', 'usingOnlineBanking', 'ibanConsent'] } },
]
