// The personas of Poland. Together they take every branch of the pages of tukan. Lenders accept the first three.
import { type Persona, type PersonaAnswers, withAnswers } from '../persona.ts'

/** Permanently employed, owns the home, has no debts. */
export const anna: Persona = {
  name: 'anna',
  answers: {
    'personalDetails.firstName': 'Anna',
    'personalDetails.lastName': 'Żółć-Kowalska',
    'personalDetails.dateOfBirth': '1985-07-14',
    'personalDetails.personalCode': '85071412334',
    'contactDetails.email': 'anna.kowalska@example.com',
    'contactDetails.phoneNumber': '+48512345678',
    'contactDetails.postalCode': '30-059',
    'contactDetails.city': 'Kraków',
    'contactDetails.street': 'Reymonta',
    'contactDetails.houseNumber': '12a',
    'contactDetails.flatNumber': '7',
    'contactDetails.province': 'PL-12',
    'otherDetails.loanPurpose': 'bills',
    'otherDetails.citizenship': 'PL',
    'otherDetails.countryOfBirth': 'PL',
    'otherDetails.cityOfBirth': 'Łódź',
    'otherDetails.numberOfDependants': '1',
    'otherDetails.education': 'master',
    'otherDetails.maritalStatus': 'married',
    'otherDetails.idCardNumber': 'ABA300000',
    'otherDetails.idCardIssuedAt': '2020-05-04',
    'otherDetails.idCardIssuedAuthority': 'Prezydent Krakowa',
    'otherDetails.housingTenure': 'owned',
    'otherDetails.housingTenureSinceDate': '2015-03-01',
    'otherDetails.numberOfInhabitants': 3,
    'incomeDetails.monthlyIncome': 6200,
    'incomeDetails.householdIncome': 9800,
    'incomeDetails.incomeSource': 'employed_permanent',
    'incomeDetails.incomeContractStartedAt': '2018-09-01',
    'incomeDetails.inTaxDebt': false,
    'incomeDetails.inContributionDebt': false,
    'incomeDetails.terminationPeriod': false,
    'incomeDetails.trialPeriod': false,
    'incomeDetails.positionType': 'specialist',
    'incomeDetails.jobArea': 'it',
    'incomeDetails.jobTitle': 'Analityk danych',
    'incomeDetails.salaryCycle': 'monthly_last',
    'employer.name': 'Mleczarnia Dolina Wkry sp. z o.o.',
    'employer.taxRegistryCode': '5261040828',
    'expenses.monthlyExpenses': 2400,
    'expenses.monthlyCreditCommitments': 0,
    'expenses.hasOtherLoans': false,
    'expenses.householdExpenses': 4100,
  },
  typed: {
    'contactDetails.phoneNumber': '512 345 678',
    'personalDetails.personalCode': '850714 12334',
    'otherDetails.idCardNumber': 'aba 300000',
    'contactDetails.postalCode': '30059',
    'incomeDetails.monthlyIncome': '6 200 zł',
    'incomeDetails.householdIncome': '9.800',
    'employer.taxRegistryCode': '526-104-08-28',
  },
}

const withoutEmployer: PersonaAnswers = {
  'incomeDetails.terminationPeriod': undefined,
  'incomeDetails.trialPeriod': undefined,
  'employer.name': undefined,
  'employer.taxRegistryCode': undefined,
}

const withoutWork: PersonaAnswers = {
  ...withoutEmployer,
  'incomeDetails.positionType': undefined,
  'incomeDetails.jobArea': undefined,
  'incomeDetails.jobTitle': undefined,
  'incomeDetails.incomeContractStartedAt': undefined,
}

/** Self-employed. */
export const ewa: Persona = withAnswers(
  { ...anna, name: 'ewa' },
  {
    'personalDetails.firstName': 'Ewa',
    'personalDetails.lastName': 'Śliwa',
    'personalDetails.dateOfBirth': '1992-02-29',
    'personalDetails.personalCode': '92022945623',
    'contactDetails.email': 'ewa.sliwa@example.com',
    'contactDetails.phoneNumber': '+48601234567',
    'otherDetails.taxIdentificationNumber': '5261040828',
    'incomeDetails.incomeSource': 'self_employed',
    'incomeDetails.economicActivity': 'sole_trader',
    ...withoutEmployer,
  },
)

/** Young, employed for a fixed term, rents, has other loans. */
const zofia: Persona = withAnswers(
  { ...anna, name: 'zofia' },
  {
    'personalDetails.firstName': 'Zofia',
    'personalDetails.lastName': 'Kłos',
    'personalDetails.dateOfBirth': '2003-11-30',
    'personalDetails.personalCode': '03313007784',
    'contactDetails.email': 'zofia.klos@example.com',
    'contactDetails.phoneNumber': '+48721234567',
    'otherDetails.idCardNumber': 'AYW312345',
    'otherDetails.housingTenure': 'rented',
    'expenses.rentAmount': 1900,
    'incomeDetails.incomeSource': 'employed_fixed',
    'incomeDetails.incomeContractExpiresAt': '2030-12-01',
    'expenses.monthlyCreditCommitments': 300,
    'expenses.hasOtherLoans': true,
    'expenses.totalDebtAmount': 4000,
  },
)

/** Employed for a fixed term, rents, has other loans, a small debt, five dependants and two citizenships. */
export const bartek: Persona = withAnswers(
  { ...anna, name: 'bartek' },
  {
    'personalDetails.firstName': 'Bartłomiej',
    'personalDetails.lastName': "O'Neill",
    'personalDetails.dateOfBirth': '1992-02-29',
    'personalDetails.personalCode': '92022945623',
    'otherDetails.secondCitizenship': 'IE',
    'otherDetails.taxIdentificationNumber': '5261040828',
    'otherDetails.numberOfDependants': 'more',
    'otherDetails.numberOfDependantsOther': 5,
    'otherDetails.housingTenure': 'rented',
    'expenses.rentAmount': 1800,
    'incomeDetails.monthlyExtraIncome': 350,
    'expenses.monthlyCreditCommitments': 300,
    'expenses.hasOtherLoans': true,
    'expenses.totalDebtAmount': 12_000,
    'incomeDetails.incomeSource': 'employed_fixed',
    'incomeDetails.inContributionDebt': true,
    'otherDetails.overdueDebtAmount': 250,
    'incomeDetails.trialPeriod': true,
    'incomeDetails.workPhone': '+48223456789',
    'incomeDetails.incomeContractExpiresAt': '2030-12-01',
    'incomeDetails.salaryCycle': 'monthly_day',
    'incomeDetails.salaryCycleValue': 10,
    'contactDetails.flatNumber': undefined,
  },
  {
    'otherDetails.taxIdentificationNumber': '526 104 08 28',
    'incomeDetails.workPhone': '+48 22 345 67 89',
  },
)

/** Has a pension. */
export const danuta: Persona = withAnswers(
  { ...anna, name: 'danuta' },
  {
    ...withoutWork,
    'incomeDetails.incomeSource': 'pension',
    'incomeDetails.pensionPayer': 'zus',
    'otherDetails.pensionNumber': 'ZUS123456/15',
  },
  { 'otherDetails.pensionNumber': 'zus-123456/15' },
)

/** Is a farmer. */
export const eryk: Persona = withAnswers(
  { ...anna, name: 'eryk' },
  {
    ...withoutWork,
    'incomeDetails.incomeSource': 'farmer',
    'otherDetails.fieldRegistrationNumber': '061802_2.0001.123/4',
    'otherDetails.fieldSquareArea': 12.5,
  },
  { 'otherDetails.fieldSquareArea': '12,5' },
)

export const personas = [anna, ewa, zofia, bartek, danuta, eryk] as const
