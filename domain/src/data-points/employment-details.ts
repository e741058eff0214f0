// Data points about the job and the employer.
import { whenEarning } from './incomeSources.ts'
import { jobTitleRule } from '../rules/jobTitle.ts'
import { placeRule } from '../rules/place.ts'
import type { DataPoint } from './dataPoint.ts'
import { when } from './when.ts'

export const dataPoints = {
  positionType: {
    path: 'incomeDetails.positionType',
    kind: 'choice',
    options: 'positionType',
    rules: [],
    when: whenEarning,
  },
  jobArea: { path: 'incomeDetails.jobArea', kind: 'choice', options: 'jobArea', rules: [], when: whenEarning },
  jobTitle: {
    path: 'incomeDetails.jobTitle',
    kind: 'text',
    rules: [jobTitleRule],
    when: whenEarning,
    input: { autocomplete: 'organization-title' },
  },
  cofidisProfession: {
    path: 'incomeDetails.cofidisProfession',
    kind: 'choice',
    options: 'cofidisProfession',
    rules: [],
  },
  trialPeriod: { path: 'incomeDetails.trialPeriod', kind: 'yes-no', rules: [] },
  terminationPeriod: { path: 'incomeDetails.terminationPeriod', kind: 'yes-no', rules: [] },
  workPhone: {
    path: 'incomeDetails.workPhone',
    kind: 'phone',
    rules: ['phone'],
    optional: true,
    input: { autocomplete: 'work tel', inputMode: 'tel', size: 16 },
  },
  employerName: {
    path: 'employer.name',
    kind: 'text',
    rules: ['companyName'],
    input: { autocomplete: 'organization', search: true },
  },
  /** An employer abroad has no number in the register of the country. */
  taxRegistryCode: {
    path: 'employer.taxRegistryCode',
    kind: 'code',
    rules: ['taxRegistryCode'],
    optional: when('incomeDetails.incomeSource', 'foreign_income'),
    input: { inputMode: 'numeric', size: 14 },
  },
  employerPostalCode: {
    path: 'employer.postalCode',
    kind: 'code',
    rules: ['postalCode'],
    input: { inputMode: 'numeric', size: 8 },
  },
  employerProvince: { path: 'employer.province', kind: 'choice', options: 'province', rules: [] },
  employerCity: { path: 'employer.city', kind: 'text', rules: [placeRule] },
  employerStreet: { path: 'employer.street', kind: 'text', rules: ['street'] },
  employerHouseNumber: { path: 'employer.houseNumber', kind: 'text', rules: ['houseNumber'], input: { size: 14 } },
} as const satisfies Record<string, DataPoint>
