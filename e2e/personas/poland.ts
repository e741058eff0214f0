// Personas of tukan in Poland. Together they take every branch of the chain. Their numbers are invented and valid.
import { dayFromNow, monthInYears } from './dates.ts'
import { type Persona, withAnswers } from './persona.ts'

/** Permanently employed, owns the home, has no debts. */
export const anna: Persona = {
  name: 'anna',
  product: 'tukan-pl',
  answers: {
    amount: 4200,
    period: 75,
    'contactDetails.email': 'anna@example.com',
    'contactDetails.phoneNumber': '+48512345678',
    generalPolicies: true,
    'contactDetails.marketingConsents.email': true,
    'contactDetails.marketingConsents.phone': false,
    'contactDetails.marketingConsents.text': false,
    'contactDetails.marketingConsents.post': true,
    'otherDetails.loanPurpose': 'bills',
    'personalDetails.firstName': 'Łucja',
    'personalDetails.lastName': 'Żółć-Gęślińska',
    'personalDetails.dateOfBirth': '1985-07-14',
    'personalDetails.personalCode': '85071412334',
    'otherDetails.citizenship': 'PL',
    'otherDetails.countryOfBirth': 'PL',
    'otherDetails.cityOfBirth': 'Łódź',
    'otherDetails.numberOfDependants': '1',
    'otherDetails.education': 'master',
    'otherDetails.maritalStatus': 'married',
    'otherDetails.idCardNumber': 'ABA300000',
    'otherDetails.idCardIssuedAt': '2020-05-04',
    'otherDetails.idCardIssuedAuthority': 'Prezydent Krakowa',
    'contactDetails.postalCode': '30-059',
    'contactDetails.city': 'Kraków',
    'contactDetails.street': 'Reymonta',
    'contactDetails.houseNumber': '12a',
    'contactDetails.flatNumber': '7',
    'contactDetails.province': 'PL-12',
    'otherDetails.housingTenure': 'owned',
    'otherDetails.housingTenureSinceDate': '2015-03-01',
    'otherDetails.numberOfInhabitants': 3,
    'incomeDetails.monthlyIncome': 6200,
    'expenses.monthlyExpenses': 2400,
    'expenses.monthlyCreditCommitments': 0,
    'expenses.hasOtherLoans': false,
    'incomeDetails.householdIncome': 9800,
    'expenses.householdExpenses': 4100,
    'incomeDetails.incomeSource': 'employed_permanent',
    'incomeDetails.inTaxDebt': false,
    'incomeDetails.inContributionDebt': false,
    'incomeDetails.terminationPeriod': false,
    'incomeDetails.trialPeriod': false,
    'employer.taxRegistryCode': '5261040828',
    'incomeDetails.positionType': 'specialist',
    'incomeDetails.jobArea': 'it',
    'incomeDetails.jobTitle': 'Analityk danych',
    'employer.name': 'Mleczarnia Dolina Wkry sp. z o.o.',
    'incomeDetails.incomeContractStartedAt': '2018-09-01',
    'incomeDetails.salaryCycle': 'monthly_last',
    'incomeDetails.incomePayday': dayFromNow(12),
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
    'incomeDetails.incomeContractExpiresAt': monthInYears(2),
    'incomeDetails.salaryCycle': 'monthly_day',
    'incomeDetails.salaryCycleValue': 10,
    'contactDetails.flatNumber': undefined,
  },
  {
    'personalDetails.personalCode': '92022945623',
    'otherDetails.taxIdentificationNumber': '526 104 08 28',
    'incomeDetails.workPhone': '+48 22 345 67 89',
  },
)

const withoutEmployer: Persona['answers'] = {
  'incomeDetails.terminationPeriod': undefined,
  'incomeDetails.trialPeriod': undefined,
  'employer.taxRegistryCode': undefined,
  'employer.name': undefined,
}

const withoutWork: Persona['answers'] = {
  ...withoutEmployer,
  'incomeDetails.positionType': undefined,
  'incomeDetails.jobArea': undefined,
  'incomeDetails.jobTitle': undefined,
  'incomeDetails.incomeContractStartedAt': undefined,
}

/** Self-employed. */
export const celina: Persona = withAnswers(
  { ...anna, name: 'celina' },
  {
    ...withoutEmployer,
    'otherDetails.taxIdentificationNumber': '5261040828',
    'incomeDetails.incomeSource': 'self_employed',
    'incomeDetails.economicActivity': 'sole_trader',
  },
)

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

export const plPersonas: readonly Persona[] = [anna, bartek, celina, danuta, eryk]
