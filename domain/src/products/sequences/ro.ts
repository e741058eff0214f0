// The pages of Romania (docs/countries/ro.md). The family name comes first. The postcode is optional, because few
// people know theirs. Only Bucharest has sectors.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../data-points/when.ts'

const buildRoPages = (job: readonly PageRow[]): readonly [PageRow, ...PageRow[]] => [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['lastName', 'firstName'] } },
  page.personalCode,
  page.dateOfBirth,
  page.idCard,
  page.maritalStatus,
  page.education,
  page.numberOfDependants,
  {
    ...page.addressInformation,
    dataPoints: { 'address-information': ['province', 'city', 'district', 'street', 'houseNumber', 'postalCode'] },
    overrides: { district: { when: when('contactDetails.province', 'RO-B') }, postalCode: { optional: true } },
  },
  page.flatNumber,
  page.housingInformation,
  page.incomeSource,
  { ...page.employerName, dataPoints: { 'employment-details': ['employerName', 'taxRegistryCode'] } },
  ...job,
  page.incomeContractStartedAt,
  page.incomeContractExpiresAt,
  page.monthlyIncome,
  page.incomePayday,
  page.monthlyExpenses,
  page.monthlyCreditCommitments,
  { ...page.creditHistory, dataPoints: { expenses: ['negativeCreditHistory'] } },
  page.bankAccount,
]

export const roPages = /* @__PURE__ */ buildRoPages([
  { ...page.jobDetails, dataPoints: { 'employment-details': ['positionType', 'jobArea'] } },
])

/** The same data points with the position and the job area on pages of their own. */
export const roPagesByQuestion = /* @__PURE__ */ buildRoPages([
  page.positionType,
  { ...page.jobArea, dataPoints: { 'employment-details': ['jobArea'] } },
])
