// The answers of three invented applicants in Mexico whom lenders accept: an employee, and two with other conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const jose: PersonaAnswers = (payday) => ({
  personalDetails: {
    firstName: 'Juan José',
    lastName: 'García',
    secondLastName: 'Muñoz',
    dateOfBirth: '1985-07-14',
    gender: 'male',
    personalCode: 'GAMJ850714HDFRRN07',
  },
  contactDetails: {
    email: 'jose.garcia@example.com',
    phoneNumber: '+522221234567',
    postalCode: '06600',
    province: 'MX-CMX',
    municipality: 'Cuauhtémoc',
    suburb: 'Juárez',
    street: 'Calle Hamburgo',
    houseNumber: 'S/N',
    flatNumber: '3B',
  },
  otherDetails: {
    loanPurpose: 'bills',
    countryOfBirth: 'MX',
    provinceOfBirth: 'MX-CMX',
    taxIdentificationNumber: 'GAMJ850714AB3',
    maritalStatus: 'married',
    education: 'bachelor',
    numberOfDependants: '2',
    housingTenure: 'rented',
    negativeCreditHistory: false,
    hasProofOfIncome: true,
    hasBankAccount: true,
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    jobArea: 'retail',
    jobTitle: 'Encargado de tienda',
    incomeContractStartedAt: '2018-09-01',
    monthlyIncome: 14_000,
    salaryCycle: 'semi_monthly_15_last',
    incomePayday: payday,
    iban: '012180001234567899',
    workPhone: '+525512345678',
  },
  employer: {
    name: 'Panadería La Espiga, S.A. de C.V.',
  },
  expenses: {
    rentAmount: 4500,
    monthlyExpenses: 5000,
    monthlyCreditCommitments: 0,
    hasOtherLoans: false,
  },
  referenceDetails: {
    type: 'sibling',
    name: 'Lucía García Muñoz',
    phoneNumber: '+522221234511',
  },
})

const maria: PersonaAnswers = (payday) =>
  writeAnswers(jose(payday), [
    ['personalDetails.firstName', 'María de la Luz'],
    ['personalDetails.lastName', 'López'],
    ['personalDetails.secondLastName', 'Pérez'],
    ['personalDetails.gender', 'female'],
    ['personalDetails.dateOfBirth', '1992-02-29'],
    ['personalDetails.personalCode', 'LOPM920229MJCPRR09'],
    ['otherDetails.taxIdentificationNumber', 'LOPM920229Q3A'],
    ['otherDetails.provinceOfBirth', 'MX-JAL'],
    ['contactDetails.email', 'maria.lopez@example.com'],
    ['contactDetails.phoneNumber', '+523312345678'],
    ['contactDetails.postalCode', '44100'],
    ['contactDetails.province', 'MX-JAL'],
    ['contactDetails.municipality', 'Guadalajara'],
    ['contactDetails.suburb', 'Centro'],
    ['incomeDetails.incomeSource', 'informal'],
    ['incomeDetails.salaryCycle', 'weekly'],
    ['incomeDetails.iban', '638180000000000017'],
    ['incomeDetails.workPhone', undefined],
    ['employer.name', undefined],
    ['otherDetails.hasProofOfIncome', false],
  ])

const ana: PersonaAnswers = (payday) =>
  writeAnswers(jose(payday), [
    ['personalDetails.firstName', 'Ana'],
    ['personalDetails.lastName', 'Hernández'],
    ['personalDetails.secondLastName', 'Ríos'],
    ['personalDetails.gender', 'female'],
    ['personalDetails.dateOfBirth', '2003-11-30'],
    ['personalDetails.personalCode', 'HERA031130MNLRMNA6'],
    ['otherDetails.taxIdentificationNumber', undefined],
    ['otherDetails.provinceOfBirth', 'MX-NLE'],
    ['contactDetails.email', 'ana.hernandez@example.com'],
    ['contactDetails.phoneNumber', '+528112345678'],
    ['contactDetails.postalCode', '64000'],
    ['contactDetails.province', 'MX-NLE'],
    ['contactDetails.municipality', 'Monterrey'],
    ['contactDetails.suburb', 'Obispado'],
    ['otherDetails.housingTenure', 'family'],
    ['expenses.rentAmount', undefined],
    ['incomeDetails.incomeSource', 'remittances'],
    ['incomeDetails.jobArea', undefined],
    ['incomeDetails.jobTitle', undefined],
    ['incomeDetails.incomeContractStartedAt', undefined],
    ['incomeDetails.workPhone', undefined],
    ['employer.name', undefined],
    ['otherDetails.hasBankAccount', false],
    ['incomeDetails.iban', undefined],
  ])

export const people = [jose, maria, ana] as const
