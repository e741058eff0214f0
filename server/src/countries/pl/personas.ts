// The answers of three invented applicants in Poland whom lenders accept: an employee, and two with other conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const anna: PersonaAnswers = (payday) => ({
  personalDetails: {
    firstName: 'Anna',
    lastName: 'Żółć-Kowalska',
    dateOfBirth: '1985-07-14',
    personalCode: '85071412334',
  },
  contactDetails: {
    email: 'anna.kowalska@example.com',
    phoneNumber: '+48512345678',
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
    incomePayday: payday,
  },
  employer: { name: 'Mleczarnia Dolina Wkry sp. z o.o.', taxRegistryCode: '5261040828' },
  expenses: {
    monthlyExpenses: 2400,
    monthlyCreditCommitments: 0,
    hasOtherLoans: false,
    householdExpenses: 4100,
  },
})

const ewa: PersonaAnswers = (payday) =>
  writeAnswers(anna(payday), [
    ['personalDetails.firstName', 'Ewa'],
    ['personalDetails.lastName', 'Śliwa'],
    ['personalDetails.dateOfBirth', '1992-02-29'],
    ['personalDetails.personalCode', '92022945623'],
    ['contactDetails.email', 'ewa.sliwa@example.com'],
    ['contactDetails.phoneNumber', '+48601234567'],
    ['otherDetails.taxIdentificationNumber', '5261040828'],
    ['incomeDetails.incomeSource', 'self_employed'],
    ['incomeDetails.economicActivity', 'sole_trader'],
    ['incomeDetails.terminationPeriod', undefined],
    ['incomeDetails.trialPeriod', undefined],
    ['employer.name', undefined],
    ['employer.taxRegistryCode', undefined],
  ])

const zofia: PersonaAnswers = (payday) =>
  writeAnswers(anna(payday), [
    ['personalDetails.firstName', 'Zofia'],
    ['personalDetails.lastName', 'Kłos'],
    ['personalDetails.dateOfBirth', '2003-11-30'],
    ['personalDetails.personalCode', '03313007784'],
    ['contactDetails.email', 'zofia.klos@example.com'],
    ['contactDetails.phoneNumber', '+48721234567'],
    ['otherDetails.idCardNumber', 'AYW312345'],
    ['otherDetails.housingTenure', 'rented'],
    ['expenses.rentAmount', 1900],
    ['incomeDetails.incomeSource', 'employed_fixed'],
    ['incomeDetails.incomeContractExpiresAt', '2030-12-01'],
    ['expenses.monthlyCreditCommitments', 300],
    ['expenses.hasOtherLoans', true],
    ['expenses.totalDebtAmount', 4000],
  ])

export const people = [anna, ewa, zofia] as const
