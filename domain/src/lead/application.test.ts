// Compares the payload with spec 3.1 to 3.12, object by object. It has every field of the specification, and no others
// except those that application.ts marks with `@assumed`.
import { describe, expect, it } from 'vitest'
import { leadApplicationEntries } from './application.ts'

const spec: Readonly<Record<string, string>> = {
  googleClick: 'gclid gclidAt gbraid wbraid',
  affiliateReferenceParams: 'attribute subId transactionId setAt',
  posthogParameters: 'isLeadPrefilled leadPrefilledFields leadPreviouslyRedirected',
  personalDetails: 'firstName middleName lastName secondLastName gender dateOfBirth personalCode',
  contactDetails:
    'email phoneNumber marketingConsents postalCode province district city street blockNumber houseNumber floor ' +
    'flatNumber municipality suburb',
  otherDetails:
    'loanPurpose isPoliticallyExposed connectedToPep maritalStatus education housingTenure housingTenureSinceDate ' +
    'vehicleConsent hasVehicleDownPayment vehicleOwnership vehicleLicensePlateNumber isVehicleFinanced ibanConsent ' +
    'negativeCreditHistory numberOfDependants numberOfDependantsOther countryOfBirth livingArea citizenship ' +
    'secondCitizenship cityOfBirth provinceOfBirth idCardNumber idCardIssuedAt idCardIssuedAuthority ' +
    'overdueDebtAmount isInterestedInDebtConsolidation hasBankAccount hasProofOfIncome taxIdentificationNumber ' +
    'numberOfInhabitants pensionNumber fieldRegistrationNumber fieldSquareArea',
  employer: 'name postalCode province city street houseNumber taxRegistryCode',
  incomeDetails:
    'monthlyIncome incomeSource incomeContractStartedAt incomeContractExpiresAt incomePayday jobArea jobTitle iban ' +
    'usingOnlineBanking positionType monthlyExtraIncome workPhone spouseMonthlyIncome salaryCycle salaryCycleValue ' +
    'cofidisProfession householdIncome inTaxDebt inContributionDebt economicActivity terminationPeriod trialPeriod ' +
    'pensionPayer',
  expenses:
    'mortgageAmount rentAmount monthlyExpenses monthlyCreditCommitments hasOtherLoans totalDebtAmount ' +
    'mortgageStartedAt mortgageExpiresAt monthlyMortgageAmount householdExpenses',
  referenceDetails: 'type name phoneNumber',
}

const topLevel =
  'id leadStatus expiresAt sessionId sessionStartedAt amount period periodScale financingOption monthlyPaymentDay ' +
  'generalPolicies policies leadSource googleCaptchaToken sellingTierGlobalId tags deviceData'

/** Fields of the specification's catalogue that its payload does not have. */
const ours: Readonly<Record<string, string>> = {
  contactDetails: 'country',
  otherDetails: 'vehicleBrand vehicleModel vehicleOdometer vehicleRegistrationYear identificationType',
  incomeDetails: 'bankName bankAccountSince bankAccountType',
}

const splitNames = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '')

const listFields = (schema: unknown): readonly string[] => {
  const wrapped: unknown = typeof schema === 'object' && schema !== null && 'wrapped' in schema ? schema.wrapped : null
  const entries: unknown =
    typeof wrapped === 'object' && wrapped !== null && 'entries' in wrapped ? wrapped.entries : null
  return typeof entries === 'object' && entries !== null ? Object.keys(entries) : []
}

describe('the payload', () => {
  // Shows spec 3.1
  it('has the fields of the specification at its top level', () => {
    expect(Object.keys(leadApplicationEntries).toSorted()).toEqual(
      [...splitNames(topLevel), ...Object.keys(spec)].toSorted(),
    )
  })

  const objects = Object.entries(leadApplicationEntries).filter(([name]) => name in spec)

  // Shows spec 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12
  it.each(objects)('has the fields of the specification in %s', (name, schema) => {
    expect([...listFields(schema)].toSorted()).toEqual(
      [...splitNames(spec[name]), ...splitNames(ours[name])].toSorted(),
    )
  })

  // Shows spec 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12
  it('has every object of the specification', () => {
    expect(objects.map(([name]) => name).toSorted()).toEqual(Object.keys(spec).toSorted())
  })
})
