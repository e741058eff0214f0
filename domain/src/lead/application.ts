// The lead application data: the payload of spec 3.1 to 3.12, every field, as one schema.
// A draft is an application with any of its fields missing; `pages/review.ts` finds what still lacks.
import * as v from 'valibot'
import { payloadList } from './boundedList.ts'

const text = v.exactOptional(v.string())
const flag = v.exactOptional(v.boolean())
/** Whole units of the country's currency, or a count. */
const number = v.exactOptional(v.number())
/** ISO calendar date `YYYY-MM-DD`. */
const date = v.exactOptional(v.string())
/** UTC ISO time. */
const time = v.exactOptional(v.string())

/**
 * @assumed what an applicant ticked or left unticked, as proof: the specification names `policies` and not its shape.
 */
export const consentRecordSchema = v.strictObject({
  key: v.string(),
  version: v.string(),
  locale: v.string(),
  /** SHA-256 (hex) of the text as shown. */
  textHash: v.string(),
  given: v.boolean(),
  at: v.string(),
})
export type ConsentRecord = v.InferOutput<typeof consentRecordSchema>

export const leadApplicationEntries = {
  id: text,
  leadStatus: text,
  expiresAt: time,
  sessionId: text,
  sessionStartedAt: time,
  amount: number,
  period: number,
  periodScale: v.exactOptional(v.picklist(['days', 'months'])),
  financingOption: text,
  monthlyPaymentDay: number,
  generalPolicies: flag,
  policies: v.exactOptional(payloadList(consentRecordSchema)),
  leadSource: text,
  googleCaptchaToken: text,
  sellingTierGlobalId: text,
  tags: v.exactOptional(payloadList(v.string())),
  deviceData: v.exactOptional(
    v.strictObject({
      timezoneOffset: number,
      deviceMemory: number,
      language: text,
      screenResolution: text,
      loadingTime: number,
    }),
  ),
  googleClick: v.exactOptional(v.strictObject({ gclid: text, gclidAt: time, gbraid: text, wbraid: text })),
  affiliateReferenceParams: v.exactOptional(
    v.strictObject({ attribute: text, subId: text, transactionId: text, setAt: time }),
  ),
  posthogParameters: v.exactOptional(
    v.strictObject({
      isLeadPrefilled: flag,
      leadPrefilledFields: v.exactOptional(payloadList(v.string())),
      leadPreviouslyRedirected: flag,
    }),
  ),
  personalDetails: v.exactOptional(
    v.strictObject({
      firstName: text,
      middleName: text,
      lastName: text,
      secondLastName: text,
      gender: text,
      dateOfBirth: date,
      personalCode: text,
    }),
  ),
  contactDetails: v.exactOptional(
    v.strictObject({
      email: text,
      phoneNumber: text,
      /** @assumed one answer for each way of contact: e-mail, phone, text message and post (spec 3.28). */
      marketingConsents: v.exactOptional(v.strictObject({ email: flag, phone: flag, text: flag, post: flag })),
      postalCode: text,
      province: text,
      district: text,
      city: text,
      street: text,
      blockNumber: text,
      houseNumber: text,
      floor: text,
      flatNumber: text,
      municipality: text,
      suburb: text,
      /** @assumed the catalogue names a country among the address parts, the payload does not. */
      country: text,
    }),
  ),
  otherDetails: v.exactOptional(
    v.strictObject({
      loanPurpose: text,
      isPoliticallyExposed: flag,
      connectedToPep: flag,
      maritalStatus: text,
      education: text,
      housingTenure: text,
      housingTenureSinceDate: date,
      vehicleConsent: flag,
      hasVehicleDownPayment: flag,
      vehicleOwnership: flag,
      vehicleLicensePlateNumber: text,
      isVehicleFinanced: flag,
      /** @assumed in the catalogue, no place in the specification's payload. */
      vehicleBrand: text,
      /** @assumed as vehicleBrand. */
      vehicleModel: text,
      /** @assumed as vehicleBrand. */
      vehicleOdometer: number,
      /** @assumed as vehicleBrand. */
      vehicleRegistrationYear: number,
      ibanConsent: flag,
      negativeCreditHistory: flag,
      numberOfDependants: text,
      numberOfDependantsOther: number,
      countryOfBirth: text,
      livingArea: number,
      citizenship: text,
      secondCitizenship: text,
      cityOfBirth: text,
      provinceOfBirth: text,
      idCardNumber: text,
      idCardIssuedAt: date,
      idCardIssuedAuthority: text,
      /** @assumed in the catalogue, no place in the specification's payload. */
      identificationType: text,
      overdueDebtAmount: number,
      isInterestedInDebtConsolidation: flag,
      hasBankAccount: flag,
      hasProofOfIncome: flag,
      taxIdentificationNumber: text,
      numberOfInhabitants: number,
      pensionNumber: text,
      fieldRegistrationNumber: text,
      fieldSquareArea: number,
    }),
  ),
  employer: v.exactOptional(
    v.strictObject({
      name: text,
      postalCode: text,
      province: text,
      city: text,
      street: text,
      houseNumber: text,
      taxRegistryCode: text,
    }),
  ),
  incomeDetails: v.exactOptional(
    v.strictObject({
      monthlyIncome: number,
      incomeSource: text,
      incomeContractStartedAt: date,
      incomeContractExpiresAt: date,
      incomePayday: date,
      jobArea: text,
      jobTitle: text,
      iban: text,
      /** @assumed in the catalogue, no place in the specification's payload. */
      bankName: text,
      /** @assumed as bankName. */
      bankAccountSince: date,
      /** @assumed as bankName: Colombian accounts are of one kind or the other (docs/countries/README.md). */
      bankAccountType: text,
      usingOnlineBanking: flag,
      positionType: text,
      monthlyExtraIncome: number,
      workPhone: text,
      spouseMonthlyIncome: number,
      salaryCycle: text,
      salaryCycleValue: number,
      cofidisProfession: text,
      householdIncome: number,
      inTaxDebt: flag,
      inContributionDebt: flag,
      economicActivity: text,
      terminationPeriod: flag,
      trialPeriod: flag,
      pensionPayer: text,
    }),
  ),
  expenses: v.exactOptional(
    v.strictObject({
      mortgageAmount: number,
      rentAmount: number,
      monthlyExpenses: number,
      monthlyCreditCommitments: number,
      hasOtherLoans: flag,
      totalDebtAmount: number,
      mortgageStartedAt: date,
      mortgageExpiresAt: date,
      monthlyMortgageAmount: number,
      householdExpenses: number,
    }),
  ),
  referenceDetails: v.exactOptional(v.strictObject({ type: text, name: text, phoneNumber: text })),
}

export const leadApplicationSchema = v.strictObject(leadApplicationEntries)

export type LeadApplication = v.InferOutput<typeof leadApplicationSchema>

type Leaves<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? `${K}.${Leaves<NonNullable<T[K]>>}`
      : K
}[keyof T & string]

/** Path of every leaf of the payload, `personalDetails.firstName`; lists count as leaves. Also the `name` of controls. */
export type LeadPath = Leaves<LeadApplication>
