// The pages of Mexico (docs/countries/mx.md). The CURP contains the date, the sex and the state of birth. People born
// abroad have no state of birth.
// @assumed hasBankAccount: many Mexicans have no account and are paid in cash, so the CLABE depends on the answer.
import type { PageRow } from '../../pages/pageRow.ts'
import * as joined from '../../pages/joinedRows.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../data-points/when.ts'

export const mxPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['firstName', 'lastName', 'secondLastName'] } },
  page.personalCode,
  {
    ...page.dateOfBirth,
    joins: ['gender', 'country-of-birth'],
    dataPoints: {
      'personal-details': ['dateOfBirth', 'gender'],
      'demographic-details': ['countryOfBirth', 'provinceOfBirth'],
    },
    overrides: { provinceOfBirth: { when: when('otherDetails.countryOfBirth', 'MX') } },
    skipWhenDerived: [
      'personalDetails.dateOfBirth',
      'personalDetails.gender',
      'otherDetails.countryOfBirth',
      'otherDetails.provinceOfBirth',
    ],
  },
  page.taxIdentificationNumber,
  joined.family,
  {
    ...page.addressInformation,
    joins: ['flat-number'],
    dataPoints: {
      'address-information': [
        'postalCode',
        'province',
        'municipality',
        'suburb',
        'street',
        'houseNumber',
        'flatNumber',
        'blockNumber',
        'floor',
      ],
    },
  },
  page.housingInformation,
  page.incomeSource,
  {
    ...page.jobDetails,
    joins: ['income-contract-started-at'],
    dataPoints: {
      'employment-details': ['jobArea', 'jobTitle'],
      'income-information': ['incomeContractStartedAt'],
    },
  },
  page.employerName,
  {
    ...joined.incomeAndPayday,
    dataPoints: {
      'income-information': [...joined.incomeAndPayday.dataPoints['income-information'], 'hasProofOfIncome'],
    },
  },
  joined.budget,
  page.creditHistory,
  {
    ...page.bankAccount,
    dataPoints: { 'banking-details': ['hasBankAccount', 'iban'] },
    overrides: { iban: { when: when('otherDetails.hasBankAccount', true) } },
  },
  page.referenceInformation,
]
