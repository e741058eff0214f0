// The personas' answers to the questions of lenders, by country. For tests only.
import type { CountryCode } from '@loan/domain/countries/country'
import type { AnswerValue } from '@loan/domain/lead/answers'
import { testAnswers as co } from '../countries/co/testAnswers.ts'
import { testAnswers as de } from '../countries/de/testAnswers.ts'
import { testAnswers as es } from '../countries/es/testAnswers.ts'
import { testAnswers as mx } from '../countries/mx/testAnswers.ts'
import { testAnswers as ph } from '../countries/ph/testAnswers.ts'
import { testAnswers as pl } from '../countries/pl/testAnswers.ts'
import { testAnswers as ro } from '../countries/ro/testAnswers.ts'
import { testAnswers as vn } from '../countries/vn/testAnswers.ts'
import type { TestAnswers } from '../countries/testAnswers.ts'

const shared: Readonly<Record<string, AnswerValue>> = {
  gender: 'female',
  positionType: 'specialist',
  jobArea: 'it',
  jobTitle: 'Analityk',
  trialPeriod: false,
  terminationPeriod: false,
  incomeContractStartedAt: '2018-09-01',
  isPoliticallyExposed: false,
  connectedToPep: false,
  maritalStatus: 'married',
  spouseMonthlyIncome: 2100,
  numberOfDependants: '1',
  vehicleOwnership: true,
  vehicleLicensePlateNumber: 'KR12345',
  vehicleBrand: 'Skoda',
  vehicleModel: '120',
  vehicleRegistrationYear: 2017,
  vehicleOdometer: 120_000,
  isVehicleFinanced: false,
  hasVehicleDownPayment: true,
  vehicleConsent: true,
  bankName: 'Bank Dobry',
  bankAccountSince: '2015-01-01',
  monthlyExtraIncome: 0,
  householdIncome: 5000,
  hasProofOfIncome: true,
  numberOfInhabitants: 2,
  housingTenure: 'owned',
  housingTenureSinceDate: '2015-03-01',
  monthlyCreditCommitments: 0,
  hasOtherLoans: false,
  cofidisProfession: 'employee',
  financingOption: 'instalments',
  monthlyPaymentDay: 10,
  referenceType: 'friend',
  referenceName: 'Jan Nowak',
  monthlyIncome: 3100,
  lastName: 'Nowak',
}

const addShared = (own: TestAnswers): TestAnswers => ({ ...own, dataPoints: { ...shared, ...own.dataPoints } })

export const answersByCountry: Readonly<Record<CountryCode, TestAnswers>> = {
  CO: addShared(co),
  DE: addShared(de),
  ES: addShared(es),
  MX: addShared(mx),
  PH: addShared(ph),
  PL: addShared(pl),
  RO: addShared(ro),
  VN: addShared(vn),
}
