// The lead application: the payload of spec 3.1 to 3.12 with all fields, as one schema.
// A draft is an application with fields missing; `pages/applicationAnswers.ts` finds the missing ones.
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

/** @assumed the choice about one policy, as proof: the specification names `policies` without its shape. */
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
      /** @assumed one answer for each channel: e-mail, phone, text message and post (spec 3.28). */
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
      /** @assumed the specification has a country in the address fields of its catalogue and not in its payload. */
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
      /** @assumed the specification has this field in its catalogue and not in its payload. */
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
      /** @assumed the specification has this field in its catalogue and not in its payload. */
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
      /** @assumed the specification has this field in its catalogue and not in its payload. */
      bankName: text,
      /** @assumed as bankName. */
      bankAccountSince: date,
      /** @assumed as bankName: a Colombian account is of one type or another (docs/countries/README.md). */
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

/** An application whose answers were parsed and validated. */
export type LeadApplication = v.InferOutput<typeof leadApplicationSchema>

type Leaves<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? `${K}.${Leaves<NonNullable<T[K]>>}`
      : K
}[keyof T & string]

/** Path of every leaf of the payload, `personalDetails.firstName`; a list is a leaf. Also the `name` of controls. */
export type LeadPath = Leaves<LeadApplication>
