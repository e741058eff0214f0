// The pages of Romania (docs/countries/ro.md). The family name comes first. The CNP contains the date of birth. The
// postcode is optional, because few people know theirs. Only Bucharest has sectors.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../data-points/when.ts'

export const roPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['lastName', 'firstName'] } },
  page.personalCode,
  { ...page.dateOfBirth, skipWhenDerived: ['personalDetails.dateOfBirth'] },
  page.idCard,
  joined.family,
  {
    ...page.addressInformation,
    joins: ['flat-number'],
    dataPoints: {
      'address-information': [
        'province',
        'city',
        'district',
        'postalCode',
        'street',
        'houseNumber',
        'blockNumber',
        'floor',
        'flatNumber',
      ],
    },
    overrides: { district: { when: when('contactDetails.province', 'RO-B') }, postalCode: { optional: true } },
  },
  page.housingInformation,
  page.incomeSource,
  { ...page.employerName, dataPoints: { 'employment-details': ['employerName', 'taxRegistryCode'] } },
  {
    ...page.jobDetails,
    joins: ['income-contract-started-at'],
    dataPoints: {
      'employment-details': ['positionType', 'jobArea'],
      'income-information': ['incomeContractStartedAt', 'incomeContractExpiresAt'],
    },
  },
  joined.incomeAndPayday,
  joined.budget,
  { ...page.creditHistory, dataPoints: { expenses: ['negativeCreditHistory'] } },
  page.bankAccount,
]
