// All pages that a product can have in its chain (spec 2.27, 2.28): section, data points by catalogue section, and
// condition. Each is a constant, so the bundle of a product contains only the rows of its chain.
import type { DataPointNamesBySection, PageDefinition } from './pageDefinition.ts'
import type { Section } from '../data-points/sections.ts'
import { when } from '../data-points/when.ts'

const dynamic = <Key extends string>(
  key: Key,
  section: Section,
  dataPoints: DataPointNamesBySection,
  condition?: PageDefinition<Key>['when'],
): PageDefinition<Key> => ({
  key,
  section,
  type: 'dynamic',
  dataPoints,
  ...(condition && { when: condition }),
})

const classic = <Key extends string>(
  key: Key,
  section: Section,
  dataPoints: DataPointNamesBySection,
): PageDefinition<Key> => ({
  key,
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

// The classic pages: one for each lead section.
export const loanInformation = /* @__PURE__ */ classic('loan-information', 'loan-information', {
  'loan-information': ['amount', 'period', 'loanPurpose'],
  'contact-information': contact,
})
export const personalDetails = /* @__PURE__ */ classic('personal-details', 'personal-details', {
  'personal-details': ['firstName', 'lastName', 'secondLastName', 'dateOfBirth', 'personalCode'],
})
export const contactDetails = /* @__PURE__ */ classic('contact-details', 'contact-information', {
  'address-information': ['postalCode', 'city', 'province', 'street', 'houseNumber', 'flatNumber'],
})
export const incomeDetails = /* @__PURE__ */ classic('income-details', 'income-information', {
  'income-information': ['incomeSource', 'monthlyIncome', 'incomePayday'],
  'employment-details': ['positionType', 'jobArea', 'jobTitle'],
  'banking-details': ['iban'],
})
export const otherInformation = /* @__PURE__ */ classic('other-information', 'other-information', {
  'marital-details': ['maritalStatus'],
  'demographic-details': ['citizenship', 'countryOfBirth', 'numberOfDependants', 'numberOfDependantsOther'],
  'housing-information': ['housingTenure', 'rentAmount'],
  expenses: ['monthlyExpenses', 'monthlyCreditCommitments', 'negativeCreditHistory', 'overdueDebtAmount'],
})
export const referenceInformation = /* @__PURE__ */ classic('reference-information', 'reference-details', {
  'reference-details': ['referenceType', 'referenceName', 'referencePhoneNumber'],
})

// The pages with one or a few questions. `npm run new -- page` appends here.
export const initialDetails = {
  key: 'initial-details',
  section: 'loan-information',
  type: 'modal',
  dataPoints: {
    'loan-information': ['amount', 'period'],
    'contact-information': contact,
  },
} as const satisfies PageDefinition<string>
export const loanPurpose = /* @__PURE__ */ dynamic('loan-purpose', 'loan-information', {
  'loan-information': ['loanPurpose'],
})

export const name = /* @__PURE__ */ dynamic('name', 'personal-details', {
  'personal-details': ['firstName', 'lastName'],
})
export const gender = /* @__PURE__ */ dynamic('gender', 'personal-details', { 'personal-details': ['gender'] })
export const dateOfBirth = /* @__PURE__ */ dynamic('date-of-birth', 'personal-details', {
  'personal-details': ['dateOfBirth'],
})
export const personalCode = /* @__PURE__ */ dynamic('personal-code', 'personal-details', {
  'personal-details': ['personalCode'],
})
export const taxIdentificationNumber = /* @__PURE__ */ dynamic('tax-identification-number', 'personal-details', {
  'personal-details': ['taxIdentificationNumber'],
})
export const idCard = /* @__PURE__ */ dynamic('id-card', 'personal-details', {
  'personal-details': ['idCardNumber', 'idCardIssuedAt', 'idCardIssuedAuthority'],
})

export const demographicDetails = /* @__PURE__ */ dynamic('demographic-details', 'demographic-details', {
  'demographic-details': ['citizenship', 'secondCitizenship', 'countryOfBirth', 'cityOfBirth'],
})
export const citizenship = /* @__PURE__ */ dynamic('citizenship', 'demographic-details', {
  'demographic-details': ['citizenship'],
})
export const countryOfBirth = /* @__PURE__ */ dynamic('country-of-birth', 'demographic-details', {
  'demographic-details': ['countryOfBirth'],
})
export const dependants = /* @__PURE__ */ dynamic('dependants', 'demographic-details', {
  'demographic-details': ['numberOfDependants', 'numberOfDependantsOther'],
})
export const numberOfDependants = /* @__PURE__ */ dynamic('number-of-dependants', 'demographic-details', {
  'demographic-details': ['numberOfDependants', 'numberOfDependantsOther'],
})

export const maritalStatus = /* @__PURE__ */ dynamic('marital-status', 'marital-details', {
  'marital-details': ['maritalStatus'],
})
export const education = /* @__PURE__ */ dynamic('education', 'education', { education: ['education'] })

export const addressInformation = /* @__PURE__ */ dynamic('address-information', 'address-information', {
  'address-information': ['postalCode', 'city', 'street', 'houseNumber', 'flatNumber', 'province'],
})
export const flatNumber = /* @__PURE__ */ dynamic('flat-number', 'address-information', {
  'address-information': ['blockNumber', 'floor', 'flatNumber'],
})

export const housingInformation = /* @__PURE__ */ dynamic('housing-information', 'housing-information', {
  'housing-information': ['housingTenure', 'rentAmount'],
})
export const housingTenureSinceDate = /* @__PURE__ */ dynamic('housing-tenure-since-date', 'housing-information', {
  'housing-information': ['housingTenureSinceDate'],
})
export const numberOfInhabitants = /* @__PURE__ */ dynamic('number-of-inhabitants', 'housing-information', {
  'housing-information': ['numberOfInhabitants'],
})
export const mortgageAmount = /* @__PURE__ */ dynamic(
  'mortgage-amount',
  'mortgage-information',
  { 'mortgage-information': ['mortgageAmount', 'monthlyMortgageAmount'] },
  when('otherDetails.housingTenure', 'owned_mortgaged'),
)
export const mortgageInformation = /* @__PURE__ */ dynamic(
  'mortgage-information',
  'mortgage-information',
  { 'mortgage-information': ['monthlyMortgageAmount', 'mortgageStartedAt', 'mortgageExpiresAt'] },
  when('otherDetails.housingTenure', 'owned_mortgaged'),
)

export const monthlyIncome = /* @__PURE__ */ dynamic('monthly-income', 'income-information', {
  'income-information': ['monthlyIncome', 'monthlyExtraIncome'],
})
export const monthlyExtraIncome = /* @__PURE__ */ dynamic('monthly-extra-income', 'income-information', {
  'income-information': ['monthlyExtraIncome'],
})
export const householdIncome = /* @__PURE__ */ dynamic('household-income', 'income-information', {
  'income-information': ['householdIncome'],
})
export const incomeSource = /* @__PURE__ */ dynamic('income-source', 'income-information', {
  'income-information': ['incomeSource'],
})
export const incomePayday = /* @__PURE__ */ dynamic(
  'income-payday',
  'income-information',
  { 'income-information': ['salaryCycle', 'salaryCycleValue', 'incomePayday'] },
  'paid',
)
export const economicActivity = /* @__PURE__ */ dynamic(
  'economic-activity',
  'income-information',
  { 'income-information': ['economicActivity'] },
  when('incomeDetails.incomeSource', 'self_employed'),
)
export const pensionDetails = /* @__PURE__ */ dynamic(
  'pension-details',
  'income-information',
  { 'income-information': ['pensionPayer', 'pensionNumber'] },
  when('incomeDetails.incomeSource', 'pension', 'disability_pension'),
)
export const fieldDetails = /* @__PURE__ */ dynamic(
  'field-details',
  'income-information',
  { 'income-information': ['fieldRegistrationNumber', 'fieldSquareArea'] },
  when('incomeDetails.incomeSource', 'farmer'),
)
export const incomeContractStartedAt = /* @__PURE__ */ dynamic(
  'income-contract-started-at',
  'income-information',
  { 'income-information': ['incomeContractStartedAt'] },
  'earning',
)
export const incomeContractExpiresAt = /* @__PURE__ */ dynamic(
  'income-contract-expires-at',
  'income-information',
  { 'income-information': ['incomeContractExpiresAt'] },
  'temporary',
)

export const monthlyExpenses = /* @__PURE__ */ dynamic('monthly-expenses', 'expenses', {
  expenses: ['monthlyExpenses'],
})
export const householdExpenses = /* @__PURE__ */ dynamic('household-expenses', 'expenses', {
  expenses: ['householdExpenses'],
})
export const monthlyCreditCommitments = /* @__PURE__ */ dynamic('monthly-credit-commitments', 'expenses', {
  expenses: ['monthlyCreditCommitments', 'hasOtherLoans', 'totalDebtAmount'],
})
export const creditHistory = /* @__PURE__ */ dynamic('credit-history', 'expenses', {
  expenses: ['negativeCreditHistory', 'overdueDebtAmount'],
})
export const isInDebt = /* @__PURE__ */ dynamic('is-in-debt', 'expenses', {
  expenses: ['inTaxDebt', 'inContributionDebt', 'overdueDebtAmount'],
})
export const totalDebt = /* @__PURE__ */ dynamic(
  'total-debt',
  'expenses',
  { expenses: ['totalDebtAmount'] },
  when('expenses.hasOtherLoans', true),
)

export const isOnAnyPeriod = /* @__PURE__ */ dynamic(
  'is-on-any-period',
  'employment-details',
  { 'employment-details': ['terminationPeriod', 'trialPeriod'] },
  'employed',
)
export const taxRegistryCode = /* @__PURE__ */ dynamic(
  'tax-registry-code',
  'employment-details',
  { 'employment-details': ['taxRegistryCode'] },
  'employed',
)
export const jobDetails = /* @__PURE__ */ dynamic(
  'job-details',
  'employment-details',
  { 'employment-details': ['positionType', 'jobArea', 'jobTitle'] },
  'earning',
)
export const jobArea = /* @__PURE__ */ dynamic(
  'job-area',
  'employment-details',
  { 'employment-details': ['jobArea', 'jobTitle'] },
  'earning',
)
export const jobTitle = /* @__PURE__ */ dynamic(
  'job-title',
  'employment-details',
  { 'employment-details': ['jobTitle'] },
  'earning',
)
export const positionType = /* @__PURE__ */ dynamic(
  'position-type',
  'employment-details',
  { 'employment-details': ['positionType'] },
  'earning',
)
export const employerName = /* @__PURE__ */ dynamic(
  'employer-name',
  'employment-details',
  { 'employment-details': ['employerName', 'workPhone'] },
  'employed',
)
export const cofidisProfession = /* @__PURE__ */ dynamic('cofidis-profession', 'employment-details', {
  'employment-details': ['cofidisProfession'],
})

export const pepDetails = /* @__PURE__ */ dynamic('pep-details', 'other-information', {
  'other-information': ['isPoliticallyExposed', 'connectedToPep'],
})
export const vehicleOwnership = /* @__PURE__ */ dynamic('vehicle-ownership', 'other-information', {
  'other-information': ['vehicleOwnership', 'vehicleConsent'],
})

export const bankAccount = /* @__PURE__ */ dynamic('bank-account', 'banking-details', { 'banking-details': ['iban'] })
export const ibanConsent = /* @__PURE__ */ dynamic('iban-consent', 'banking-details', {
  'banking-details': ['ibanConsent'],
})
export const onlineBanking = /* @__PURE__ */ dynamic('online-banking', 'banking-details', {
  'banking-details': ['usingOnlineBanking'],
})
