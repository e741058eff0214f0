// The pages of Mexico (docs/countries/mx.md). The CURP comes after the answers that its rule compares with it. People
// born abroad have no state of birth.
// @assumed hasBankAccount: many Mexicans have no account and are paid in cash, so the CLABE depends on the answer.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../data-points/when.ts'

const buildMxPages = (job: readonly PageRow[]): readonly [PageRow, ...PageRow[]] => [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['firstName', 'lastName', 'secondLastName'] } },
  page.dateOfBirth,
  page.gender,
  {
    ...page.countryOfBirth,
    dataPoints: { 'demographic-details': ['countryOfBirth', 'provinceOfBirth'] },
    overrides: { provinceOfBirth: { when: when('otherDetails.countryOfBirth', 'MX') } },
  },
  page.personalCode,
  page.taxIdentificationNumber,
  page.maritalStatus,
  page.education,
  page.dependants,
  {
    ...page.addressInformation,
    dataPoints: {
      'address-information': ['postalCode', 'province', 'municipality', 'suburb', 'street', 'houseNumber'],
    },
  },
  page.flatNumber,
  page.housingInformation,
  page.incomeSource,
  ...job,
  page.employerName,
  page.incomeContractStartedAt,
  page.monthlyIncome,
  page.incomePayday,
  page.monthlyExpenses,
  page.monthlyCreditCommitments,
  page.creditHistory,
  {
    ...page.bankAccount,
    dataPoints: { 'banking-details': ['hasBankAccount', 'iban'], 'income-information': ['hasProofOfIncome'] },
    overrides: { iban: { when: when('otherDetails.hasBankAccount', true) } },
  },
  page.referenceInformation,
]

export const mxPages = /* @__PURE__ */ buildMxPages([page.jobArea])

/** The same data points with the job area and the job title on pages of their own. */
export const mxPagesByQuestion = /* @__PURE__ */ buildMxPages([
  { ...page.jobArea, dataPoints: { 'employment-details': ['jobArea'] } },
  page.jobTitle,
])
