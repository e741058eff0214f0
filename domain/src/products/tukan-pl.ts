// tukan in Poland: the brand whose configuration SPEC.md shows.
import { country } from '../countries/pl.ts'
import * as page from '../pages/rows.ts'
import { consumerPolicies, relativePaths, specExpiry } from './defaults.ts'
import type { Product } from './product.ts'

export const product = {
  id: 'tukan-pl',
  brand: 'tukan',
  displayName: 'Tukan',
  country,
  locales: ['pl', 'en'],
  /** SPEC.md §2, "The Polish brand's sequence". */
  pages: [
    page.initialDetails,
    page.loanPurpose,
    page.name,
    page.dateOfBirth,
    page.personalCode,
    page.demographicDetails,
    page.taxIdentificationNumber,
    page.numberOfDependants,
    page.education,
    page.maritalStatus,
    page.idCard,
    page.addressInformation,
    page.housingInformation,
    page.numberOfInhabitants,
    page.monthlyIncome,
    page.monthlyExpenses,
    page.monthlyCreditCommitments,
    page.householdIncome,
    page.householdExpenses,
    page.incomeSource,
    page.isInDebt,
    page.economicActivity,
    page.isOnAnyPeriod,
    page.pensionDetails,
    page.fieldDetails,
    page.taxRegistryCode,
    page.jobDetails,
    page.employerName,
    page.incomeContractStartedAt,
    page.incomeContractExpiresAt,
    page.incomePayday,
  ],
  amount: { min: 100, max: 10_000, step: 100, default: 5000 },
  period: { min: 61, max: 90, step: 1, default: 73, scale: 'days' },
  policies: consumerPolicies,
  paths: relativePaths,
  expiry: specExpiry,
  pageData: { footerText: 'Tukan' },
  support: { email: 'pomoc@tukan.example', phone: '+48 22 123 45 67' },
} as const satisfies Product
