// The pages of Mexico (countries.md §5). The CURP comes after the answers it is compared with; people born abroad have no state of birth.
import type { PageRow } from '../../pages/pageRow.ts'
import * as page from '../../pages/rows.ts'
import { when } from '../../pages/when.ts'

export const mexicanPages: readonly [PageRow, ...PageRow[]] = [
  page.initialDetails,
  page.loanPurpose,
  { ...page.name, dataPoints: { 'personal-details': ['firstName', 'lastName', 'secondLastName'] } },
  page.dateOfBirth,
  page.gender,
  {
    ...page.countryOfBirth,
    dataPoints: { 'demographic-details': ['countryOfBirth', 'provinceOfBirth'] },
    otherwise: { provinceOfBirth: { when: when('otherDetails.countryOfBirth', 'MX') } },
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
  page.jobArea,
  page.employerName,
  page.incomeContractStartedAt,
  page.monthlyIncome,
  page.incomePayday,
  page.monthlyExpenses,
  page.monthlyCreditCommitments,
  page.creditHistory,
  { ...page.bankAccount, dataPoints: { 'banking-details': ['iban'], 'income-information': ['hasProofOfIncome'] } },
  page.referenceInformation,
]
