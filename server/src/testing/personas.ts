// Complete, valid applications of good applicants, one for each product, as a page would send them. For tests only;
// dates fit the tests' clock (20 November 2026).
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product as vireoEs } from '@loan/domain/products/vireo-es'

export type Persona = { readonly product: Product; readonly answers: LeadApplication }

const agreed = ({ policies }: Product, locale: string): NonNullable<LeadApplication['policies']> =>
  policies.map(({ key, version, required }) => ({
    key,
    version,
    locale,
    textHash: 'a'.repeat(64),
    given: required,
    at: '2026-11-20T08:59:00.000Z',
  }))

const marketingConsents = { email: false, phone: false, text: false, post: false }

export const anna: Persona = {
  product: tukanPl,
  answers: {
    sessionId: '0b8f2f3e-6a44-4f0f-9a51-0f3f2f5f9c11',
    sessionStartedAt: '2026-11-20T08:58:00.000Z',
    amount: 5000,
    period: 73,
    periodScale: 'days',
    generalPolicies: true,
    policies: agreed(tukanPl, 'pl'),
    tags: ['ui:react'],
    personalDetails: {
      firstName: 'Anna',
      lastName: 'Żółć-Kowalska',
      dateOfBirth: '1985-07-14',
      personalCode: '85071412334',
    },
    contactDetails: {
      email: 'anna.kowalska@example.com',
      phoneNumber: '+48512345678',
      marketingConsents,
      postalCode: '30-059',
      city: 'Kraków',
      street: 'Reymonta',
      houseNumber: '12a',
      flatNumber: '7',
      province: 'PL-12',
    },
    otherDetails: {
      loanPurpose: 'bills',
      citizenship: 'PL',
      countryOfBirth: 'PL',
      cityOfBirth: 'Łódź',
      numberOfDependants: '1',
      education: 'master',
      maritalStatus: 'married',
      idCardNumber: 'ABA300000',
      idCardIssuedAt: '2020-05-04',
      idCardIssuedAuthority: 'Prezydent Krakowa',
      housingTenure: 'owned',
      housingTenureSinceDate: '2015-03-01',
      numberOfInhabitants: 3,
    },
    incomeDetails: {
      monthlyIncome: 6200,
      householdIncome: 9800,
      incomeSource: 'employed_permanent',
      incomeContractStartedAt: '2018-09-01',
      inTaxDebt: false,
      inContributionDebt: false,
      terminationPeriod: false,
      trialPeriod: false,
      positionType: 'specialist',
      jobArea: 'it',
      jobTitle: 'Analityk danych',
      salaryCycle: 'monthly_last',
      incomePayday: '2026-11-30',
    },
    employer: { name: 'Mleczarnia Dolina Wkry sp. z o.o.', taxRegistryCode: '5261040828' },
    expenses: {
      monthlyExpenses: 2400,
      monthlyCreditCommitments: 300,
      hasOtherLoans: false,
      householdExpenses: 4100,
    },
  },
}

export const lucia: Persona = {
  product: vireoEs,
  answers: {
    sessionId: '5a0c3a55-0a0e-4d80-9a1c-54c1b7a5d3aa',
    sessionStartedAt: '2026-11-20T08:58:00.000Z',
    amount: 1000,
    period: 61,
    periodScale: 'days',
    generalPolicies: true,
    policies: agreed(vireoEs, 'es'),
    tags: ['ui:react'],
    personalDetails: {
      firstName: 'Lucía',
      lastName: 'Peña',
      secondLastName: 'Güell',
      dateOfBirth: '1992-02-29',
      personalCode: '12345678Z',
    },
    contactDetails: {
      email: 'lucia.pena@example.com',
      phoneNumber: '+34612345678',
      marketingConsents,
      postalCode: '28013',
      city: 'Madrid',
      province: 'ES-M',
      street: 'Calle de la Montera',
      houseNumber: '24',
    },
    otherDetails: {
      loanPurpose: 'bills',
      maritalStatus: 'single',
      citizenship: 'ES',
      countryOfBirth: 'ES',
      numberOfDependants: '0',
      housingTenure: 'owned',
      negativeCreditHistory: false,
    },
    incomeDetails: {
      incomeSource: 'employed_permanent',
      monthlyIncome: 1900,
      incomePayday: '2026-11-30',
      positionType: 'office',
      jobArea: 'it',
      jobTitle: 'Administrativa',
      iban: 'ES9121000418450200051332',
    },
    expenses: { monthlyExpenses: 700, monthlyCreditCommitments: 0 },
  },
}

export const personas: readonly Persona[] = [anna, lucia]

/** The persona with an e-mail tag, which names a sandbox scenario. */
export const tagged = ({ product, answers }: Persona, tag: string): Persona => {
  const { contactDetails } = answers
  const [local, host] = (contactDetails?.email ?? '').split('@')
  return { product, answers: { ...answers, contactDetails: { ...contactDetails, email: `${local}+${tag}@${host}` } } }
}
