// The answers of three invented applicants in Germany whom lenders accept: an employee, and two with other conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const jonas: PersonaAnswers = () => ({
  personalDetails: {
    firstName: 'Jonas',
    lastName: 'Müller-Weiß',
    dateOfBirth: '1985-07-14',
  },
  contactDetails: {
    email: 'jonas.mueller@example.com',
    phoneNumber: '+4915123456789',
    postalCode: '01067',
    city: 'Dresden',
    street: 'Königsbrücker Straße',
    houseNumber: '12a',
  },
  otherDetails: {
    loanPurpose: 'bills',
    citizenship: 'DE',
    countryOfBirth: 'DE',
    maritalStatus: 'married',
    numberOfDependants: '1',
    housingTenure: 'rented',
    housingTenureSinceDate: '2015-03-01',
    isPoliticallyExposed: false,
    connectedToPep: false,
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    incomeContractStartedAt: '2018-09-01',
    monthlyIncome: 2900,
    iban: 'DE89370400440532013000',
  },
  employer: {
    name: 'Bäckerei Korn & Sohn GmbH',
    postalCode: '01067',
    city: 'Dresden',
  },
  expenses: {
    rentAmount: 780,
    monthlyExpenses: 900,
    monthlyCreditCommitments: 0,
    hasOtherLoans: false,
  },
})

const aylin: PersonaAnswers = (payday) =>
  writeAnswers(jonas(payday), [
    ['personalDetails.firstName', 'Aylin'],
    ['personalDetails.lastName', 'Yılmaz'],
    ['personalDetails.dateOfBirth', '1992-02-29'],
    ['contactDetails.email', 'aylin.yilmaz@example.com'],
    ['contactDetails.phoneNumber', '+491701234567'],
    ['contactDetails.postalCode', '80331'],
    ['contactDetails.city', 'München'],
    ['contactDetails.street', 'Sendlinger Straße'],
    ['contactDetails.houseNumber', '3-5'],
    ['otherDetails.citizenship', 'TR'],
    ['otherDetails.countryOfBirth', 'TR'],
    ['otherDetails.maritalStatus', 'cohabiting'],
    ['incomeDetails.incomeSource', 'employed_fixed'],
    ['incomeDetails.incomeContractStartedAt', '2025-01-01'],
    ['incomeDetails.incomeContractExpiresAt', '2028-12-01'],
    ['otherDetails.housingTenure', 'owned_mortgaged'],
    ['expenses.rentAmount', undefined],
    ['otherDetails.livingArea', 74],
    ['expenses.monthlyMortgageAmount', 850],
    ['expenses.mortgageStartedAt', '2020-06-01'],
    ['expenses.mortgageExpiresAt', '2045-06-01'],
  ])

const grete: PersonaAnswers = (payday) =>
  writeAnswers(jonas(payday), [
    ['personalDetails.firstName', 'Grete'],
    ['personalDetails.lastName', 'von Holst'],
    ['personalDetails.dateOfBirth', '2003-11-30'],
    ['contactDetails.email', 'grete.holst@example.com'],
    ['contactDetails.phoneNumber', '+4916012345678'],
    ['incomeDetails.incomeSource', 'student'],
    ['incomeDetails.incomeContractStartedAt', undefined],
    ['incomeDetails.monthlyIncome', 950],
    ['employer.name', undefined],
    ['employer.postalCode', undefined],
    ['employer.city', undefined],
    ['otherDetails.housingTenure', 'shared'],
    ['expenses.rentAmount', 420],
    ['expenses.hasOtherLoans', true],
    ['expenses.monthlyCreditCommitments', 60],
    ['expenses.totalDebtAmount', 1500],
  ])

export const people = [jonas, aylin, grete] as const
