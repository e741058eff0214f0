// The pages of vireo in Poland: the data points of spec 2.28 on fewer pages. The PESEL comes before the date of birth,
// which it contains. The own tax number comes after the source of income, because only the self-employed have one.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'

export const vireoPlPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  page.name,
  page.personalCode,
  { ...page.dateOfBirth, skipWhenDerived: ['personalDetails.dateOfBirth'] },
  page.idCard,
  page.demographicDetails,
  joined.family,
  page.addressInformation,
  {
    ...page.housingInformation,
    joins: ['number-of-inhabitants'],
    dataPoints: {
      'housing-information': ['housingTenure', 'housingTenureSinceDate', 'rentAmount', 'numberOfInhabitants'],
    },
  },
  page.incomeSource,
  {
    ...page.economicActivity,
    joins: ['tax-identification-number'],
    dataPoints: {
      'income-information': ['economicActivity'],
      'personal-details': ['taxIdentificationNumber'],
    },
  },
  page.pensionDetails,
  page.fieldDetails,
  {
    ...page.jobDetails,
    joins: ['income-contract-started-at'],
    dataPoints: {
      'employment-details': ['positionType', 'jobArea', 'jobTitle'],
      'income-information': ['incomeContractStartedAt', 'incomeContractExpiresAt'],
    },
  },
  {
    ...page.employerName,
    joins: ['tax-registry-code', 'is-on-any-period'],
    dataPoints: {
      'employment-details': ['taxRegistryCode', 'employerName', 'workPhone', 'terminationPeriod', 'trialPeriod'],
    },
  },
  {
    ...joined.incomeAndPayday,
    joins: ['household-income', 'income-payday'],
    dataPoints: {
      'income-information': [
        'monthlyIncome',
        'monthlyExtraIncome',
        'householdIncome',
        'salaryCycle',
        'salaryCycleValue',
        'incomePayday',
      ],
    },
  },
  {
    ...joined.budget,
    joins: ['household-expenses', 'monthly-credit-commitments'],
    dataPoints: {
      expenses: [
        'monthlyExpenses',
        'householdExpenses',
        'monthlyCreditCommitments',
        'hasOtherLoans',
        'totalDebtAmount',
      ],
    },
  },
  page.isInDebt,
]
