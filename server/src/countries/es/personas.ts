// The answers of three invented applicants in Spain whom lenders accept: an employee, and two with other conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const lucia: PersonaAnswers = (payday) => ({
  personalDetails: {
    firstName: 'Lucía',
    lastName: 'Peña',
    secondLastName: 'Güell',
    dateOfBirth: '1992-02-29',
    personalCode: '12345678Z',
  },
  contactDetails: {
    email: 'lucia.pena@example.com',
    phoneNumber: '+34612345678',
    postalCode: '28013',
    city: 'Madrid',
    province: 'ES-M',
    street: 'Calle de la Montera',
    houseNumber: '24',
  },
  otherDetails: {
    loanPurpose: 'bills',
    maritalStatus: 'single',
    citizenship: 'ES',
    countryOfBirth: 'ES',
    identificationType: 'dni',
    numberOfDependants: '0',
    housingTenure: 'owned',
    housingTenureSinceDate: '2019-03-01',
    vehicleOwnership: false,
    ibanConsent: false,
    isInterestedInDebtConsolidation: false,
    negativeCreditHistory: false,
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    monthlyIncome: 1900,
    incomePayday: payday,
    positionType: 'office',
    jobArea: 'it',
    jobTitle: 'Administrativa',
    incomeContractStartedAt: '2019-09-01',
    salaryCycle: 'monthly_last',
    bankName: 'Banco del Sur',
    usingOnlineBanking: true,
    cofidisProfession: 'employee',
    iban: 'ES9121000418450200051332',
  },
  employer: { name: 'Talleres Montera S.L.' },
  expenses: { monthlyExpenses: 700, monthlyCreditCommitments: 0, hasOtherLoans: false },
})

const carlos: PersonaAnswers = (payday) =>
  writeAnswers(lucia(payday), [
    ['personalDetails.firstName', 'Carlos'],
    ['personalDetails.lastName', 'Núñez'],
    ['personalDetails.secondLastName', undefined],
    ['personalDetails.dateOfBirth', '1985-07-14'],
    ['personalDetails.personalCode', 'X1234567L'],
    ['contactDetails.email', 'carlos.nunez@example.com'],
    ['contactDetails.phoneNumber', '+34655123456'],
    ['otherDetails.identificationType', 'nie'],
    ['otherDetails.citizenship', 'CO'],
    ['otherDetails.countryOfBirth', 'CO'],
    ['otherDetails.housingTenure', 'rented'],
    ['otherDetails.vehicleOwnership', true],
    ['otherDetails.vehicleConsent', false],
    ['expenses.rentAmount', 650],
    ['incomeDetails.incomeSource', 'employed_fixed'],
    ['incomeDetails.incomeContractExpiresAt', '2030-12-01'],
  ])

const nuria: PersonaAnswers = (payday) =>
  writeAnswers(lucia(payday), [
    ['personalDetails.firstName', 'Núria'],
    ['personalDetails.lastName', 'Gal·la'],
    ['personalDetails.dateOfBirth', '1954-11-03'],
    ['personalDetails.personalCode', '54362315K'],
    ['contactDetails.email', 'nuria.galla@example.com'],
    ['contactDetails.phoneNumber', '+34722123456'],
    ['otherDetails.housingTenure', 'owned_mortgaged'],
    ['expenses.monthlyMortgageAmount', 300],
    ['expenses.hasOtherLoans', true],
    ['expenses.totalDebtAmount', 2000],
    ['expenses.monthlyCreditCommitments', 90],
    ['incomeDetails.incomeSource', 'pension'],
    ['incomeDetails.positionType', undefined],
    ['incomeDetails.jobArea', undefined],
    ['incomeDetails.jobTitle', undefined],
    ['incomeDetails.incomeContractStartedAt', undefined],
    ['incomeDetails.cofidisProfession', 'retired'],
    ['employer.name', undefined],
  ])

export const people = [lucia, carlos, nuria] as const
