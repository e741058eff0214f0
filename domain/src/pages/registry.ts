// Every page a product can put into its chain (SPEC.md §2): its section, its data points by catalogue section, and
// the answers that make it apply. Light on purpose: the data points themselves come with the page's own chunk.
import type { DataPointNameOf } from '../data-points/catalogue.ts'
import { isEarning, isEmployed, isTemporary } from './incomeSources.ts'
import type { Section } from './sections.ts'
import { type When, when } from './when.ts'

/** Names of data points, by the catalogue section they stand in; asked in the order written. */
export type PageDataPoints = { readonly [S in Section]?: readonly DataPointNameOf<S>[] }

/** SPEC.md §2: a modal asks for the amount on the first page; the classic pages each fill one lead section. */
export type PageType = 'modal' | 'loan-information' | 'personal-information' | 'dynamic'

export type PageRow = {
  readonly section: Section
  readonly type: PageType
  readonly dataPoints: PageDataPoints
  readonly when?: When
}

const dynamic = (section: Section, dataPoints: PageDataPoints, condition?: When): PageRow => ({
  section,
  type: 'dynamic',
  dataPoints,
  ...(condition && { when: condition }),
})

const classic = (section: Section, dataPoints: PageDataPoints): PageRow => ({
  section,
  type: section === 'loan-information' ? 'loan-information' : 'personal-information',
  dataPoints,
})

const contact = [
  'email',
  'phoneNumber',
  'generalPolicies',
  'consentEmail',
  'consentPhone',
  'consentText',
  'consentPost',
] as const

const rows = {
  'initial-details': {
    section: 'loan-information',
    type: 'modal',
    dataPoints: {
      'loan-information': ['amount', 'period'],
      'contact-information': contact,
    },
  },
  'loan-purpose': dynamic('loan-information', { 'loan-information': ['loanPurpose'] }),

  name: dynamic('personal-details', { 'personal-details': ['firstName', 'lastName'] }),
  gender: dynamic('personal-details', { 'personal-details': ['gender'] }),
  'date-of-birth': dynamic('personal-details', { 'personal-details': ['dateOfBirth'] }),
  'personal-code': dynamic('personal-details', { 'personal-details': ['personalCode'] }),
  'tax-identification-number': dynamic('personal-details', { 'personal-details': ['taxIdentificationNumber'] }),
  'id-card': dynamic('personal-details', {
    'personal-details': ['idCardNumber', 'idCardIssuedAt', 'idCardIssuedAuthority'],
  }),

  'demographic-details': dynamic('demographic-details', {
    'demographic-details': ['citizenship', 'secondCitizenship', 'countryOfBirth', 'cityOfBirth'],
  }),
  citizenship: dynamic('demographic-details', { 'demographic-details': ['citizenship'] }),
  'country-of-birth': dynamic('demographic-details', { 'demographic-details': ['countryOfBirth'] }),
  dependants: dynamic('demographic-details', {
    'demographic-details': ['numberOfDependants', 'numberOfDependantsOther'],
  }),
  'number-of-dependants': dynamic('demographic-details', {
    'demographic-details': ['numberOfDependants', 'numberOfDependantsOther'],
  }),

  'marital-status': dynamic('marital-details', { 'marital-details': ['maritalStatus'] }),
  education: dynamic('education', { education: ['education'] }),

  'address-information': dynamic('address-information', {
    'address-information': ['postalCode', 'city', 'street', 'houseNumber', 'flatNumber', 'province'],
  }),
  'flat-number': dynamic('address-information', { 'address-information': ['blockNumber', 'floor', 'flatNumber'] }),

  'housing-information': dynamic('housing-information', {
    'housing-information': ['housingTenure', 'housingTenureSinceDate', 'rentAmount'],
  }),
  'housing-tenure-since-date': dynamic('housing-information', { 'housing-information': ['housingTenureSinceDate'] }),
  'number-of-inhabitants': dynamic('housing-information', { 'housing-information': ['numberOfInhabitants'] }),
  'mortgage-amount': dynamic(
    'mortgage-information',
    { 'mortgage-information': ['mortgageAmount', 'monthlyMortgageAmount'] },
    when('otherDetails.housingTenure', 'owned_mortgaged'),
  ),
  'mortgage-information': dynamic(
    'mortgage-information',
    { 'mortgage-information': ['monthlyMortgageAmount', 'mortgageStartedAt', 'mortgageExpiresAt'] },
    when('otherDetails.housingTenure', 'owned_mortgaged'),
  ),

  'monthly-income': dynamic('income-information', { 'income-information': ['monthlyIncome', 'monthlyExtraIncome'] }),
  'monthly-extra-income': dynamic('income-information', { 'income-information': ['monthlyExtraIncome'] }),
  'household-income': dynamic('income-information', { 'income-information': ['householdIncome'] }),
  'income-source': dynamic('income-information', { 'income-information': ['incomeSource'] }),
  'income-payday': dynamic('income-information', {
    'income-information': ['salaryCycle', 'salaryCycleValue', 'incomePayday'],
  }),
  'economic-activity': dynamic(
    'income-information',
    { 'income-information': ['economicActivity'] },
    when('incomeDetails.incomeSource', 'self_employed'),
  ),
  'pension-details': dynamic(
    'income-information',
    { 'income-information': ['pensionPayer', 'pensionNumber'] },
    when('incomeDetails.incomeSource', 'pension', 'disability_pension'),
  ),
  'field-details': dynamic(
    'income-information',
    { 'income-information': ['fieldRegistrationNumber', 'fieldSquareArea'] },
    when('incomeDetails.incomeSource', 'farmer'),
  ),
  'income-contract-started-at': dynamic(
    'income-information',
    { 'income-information': ['incomeContractStartedAt'] },
    isEarning,
  ),
  'income-contract-expires-at': dynamic(
    'income-information',
    { 'income-information': ['incomeContractExpiresAt'] },
    isTemporary,
  ),

  'monthly-expenses': dynamic('expenses', { expenses: ['monthlyExpenses'] }),
  'household-expenses': dynamic('expenses', { expenses: ['householdExpenses'] }),
  'monthly-credit-commitments': dynamic('expenses', {
    expenses: ['monthlyCreditCommitments', 'hasOtherLoans', 'totalDebtAmount'],
  }),
  'credit-history': dynamic('expenses', { expenses: ['negativeCreditHistory', 'overdueDebtAmount'] }),
  'is-in-debt': dynamic('expenses', { expenses: ['inTaxDebt', 'inContributionDebt', 'overdueDebtAmount'] }),
  'total-debt': dynamic('expenses', { expenses: ['totalDebtAmount'] }, when('expenses.hasOtherLoans', true)),

  'is-on-any-period': dynamic(
    'employment-details',
    { 'employment-details': ['terminationPeriod', 'trialPeriod'] },
    isEmployed,
  ),
  'tax-registry-code': dynamic('employment-details', { 'employment-details': ['taxRegistryCode'] }, isEmployed),
  'job-details': dynamic(
    'employment-details',
    { 'employment-details': ['positionType', 'jobArea', 'jobTitle'] },
    isEarning,
  ),
  'job-area': dynamic('employment-details', { 'employment-details': ['jobArea', 'jobTitle'] }, isEarning),
  'job-title': dynamic('employment-details', { 'employment-details': ['jobTitle'] }, isEarning),
  'position-type': dynamic('employment-details', { 'employment-details': ['positionType'] }, isEarning),
  'employer-name': dynamic('employment-details', { 'employment-details': ['employerName', 'workPhone'] }, isEmployed),
  'cofidis-profession': dynamic('employment-details', { 'employment-details': ['cofidisProfession'] }),

  'pep-details': dynamic('other-information', { 'other-information': ['isPoliticallyExposed', 'connectedToPep'] }),
  'vehicle-ownership': dynamic('other-information', { 'other-information': ['vehicleOwnership', 'vehicleConsent'] }),

  'bank-account': dynamic('banking-details', { 'banking-details': ['iban'] }),
  'iban-consent': dynamic('banking-details', { 'banking-details': ['ibanConsent'] }),
  'online-banking': dynamic('banking-details', { 'banking-details': ['usingOnlineBanking'] }),

  // The classic step pages: one for each lead section.
  'loan-information': classic('loan-information', {
    'loan-information': ['amount', 'period', 'loanPurpose'],
    'contact-information': contact,
  }),
  'personal-details': classic('personal-details', {
    'personal-details': ['firstName', 'lastName', 'secondLastName', 'dateOfBirth', 'personalCode'],
  }),
  'contact-details': classic('contact-information', {
    'address-information': ['postalCode', 'city', 'province', 'street', 'houseNumber', 'flatNumber'],
  }),
  'income-details': classic('income-information', {
    'income-information': ['incomeSource', 'monthlyIncome', 'incomePayday'],
    'employment-details': ['positionType', 'jobArea', 'jobTitle'],
    'banking-details': ['iban'],
  }),
  'other-information': classic('other-information', {
    'marital-details': ['maritalStatus'],
    'demographic-details': ['citizenship', 'countryOfBirth', 'numberOfDependants', 'numberOfDependantsOther'],
    'housing-information': ['housingTenure', 'rentAmount'],
    expenses: ['monthlyExpenses', 'monthlyCreditCommitments', 'negativeCreditHistory', 'overdueDebtAmount'],
  }),
  'reference-information': classic('reference-details', {
    'reference-details': ['referenceType', 'referenceName', 'referencePhoneNumber'],
  }),
} as const satisfies Record<string, PageRow>

export type PageKey = keyof typeof rows

export const pages: Readonly<Record<PageKey, PageRow>> = rows

/** A page with the data points this product asks there instead of the registry's. */
export type PageOverride = { readonly page: PageKey; readonly dataPoints: PageDataPoints }
