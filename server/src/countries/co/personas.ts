// The answers of three invented applicants in Colombia whom lenders accept: an employee, and two with other conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const camilo: PersonaAnswers = (payday) => ({
  personalDetails: {
    firstName: 'Juan',
    middleName: 'Camilo',
    lastName: 'Rodríguez',
    secondLastName: 'Peña',
    dateOfBirth: '1985-07-14',
    personalCode: '79123456',
  },
  contactDetails: {
    email: 'camilo.rodriguez@example.com',
    phoneNumber: '+573211234567',
    province: 'CO-DC',
    city: 'Bogotá',
    street: 'Calle 45 # 13-20 Apto 301',
    suburb: 'Chapinero Alto',
  },
  otherDetails: {
    loanPurpose: 'bills',
    identificationType: 'cc',
    idCardIssuedAt: '2003-08-04',
    idCardIssuedAuthority: 'Bogotá D.C.',
    maritalStatus: 'married',
    education: 'vocational',
    numberOfDependants: '2',
    housingTenure: 'rented',
    negativeCreditHistory: false,
    isPoliticallyExposed: false,
    connectedToPep: false,
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    positionType: 'office',
    jobArea: 'services',
    jobTitle: 'Auxiliar contable',
    incomeContractStartedAt: '2018-09-01',
    monthlyIncome: 2_600_000,
    salaryCycle: 'semi_monthly_15_30',
    incomePayday: payday,
    bankName: 'Bancolombia',
    bankAccountType: 'savings',
    iban: '12345678901',
  },
  employer: {
    name: 'Panadería La Espiga S.A.S.',
  },
  expenses: {
    rentAmount: 800_000,
    monthlyExpenses: 900_000,
    monthlyCreditCommitments: 0,
    hasOtherLoans: false,
  },
})

const luz: PersonaAnswers = (payday) =>
  writeAnswers(camilo(payday), [
    ['personalDetails.firstName', 'Luz'],
    ['personalDetails.middleName', 'Marina'],
    ['personalDetails.lastName', 'Gómez'],
    ['personalDetails.secondLastName', undefined],
    ['personalDetails.dateOfBirth', '1992-02-29'],
    ['personalDetails.personalCode', '52345678'],
    ['otherDetails.idCardIssuedAt', '2010-03-05'],
    ['contactDetails.email', 'luz.gomez@example.com'],
    ['contactDetails.phoneNumber', '+573101234567'],
    ['contactDetails.province', 'CO-ANT'],
    ['contactDetails.city', 'Medellín'],
    ['contactDetails.street', 'Carrera 70 No. 44B-12'],
    ['contactDetails.suburb', 'Laureles'],
    ['incomeDetails.incomeSource', 'gig'],
    ['incomeDetails.salaryCycle', 'daily'],
    ['employer.name', undefined],
    ['incomeDetails.bankName', 'Nequi'],
    ['incomeDetails.bankAccountType', 'wallet'],
    ['incomeDetails.iban', '3101234567'],
  ])

const sofia: PersonaAnswers = (payday) =>
  writeAnswers(camilo(payday), [
    ['personalDetails.firstName', 'Sofía'],
    ['personalDetails.middleName', undefined],
    ['personalDetails.lastName', 'Ñáñez'],
    ['personalDetails.secondLastName', 'Ruiz'],
    ['personalDetails.dateOfBirth', '2003-11-30'],
    ['personalDetails.personalCode', '1018464851'],
    ['otherDetails.idCardIssuedAt', '2021-12-10'],
    ['contactDetails.email', 'sofia.nanez@example.com'],
    ['contactDetails.phoneNumber', '+573001234567'],
    ['otherDetails.housingTenure', 'family'],
    ['expenses.rentAmount', undefined],
    ['incomeDetails.incomeSource', 'student'],
    ['incomeDetails.positionType', undefined],
    ['incomeDetails.jobArea', undefined],
    ['incomeDetails.jobTitle', undefined],
    ['incomeDetails.incomeContractStartedAt', undefined],
    ['employer.name', undefined],
    ['incomeDetails.salaryCycle', 'monthly_day'],
    ['incomeDetails.salaryCycleValue', 5],
  ])

export const people = [camilo, luz, sofia] as const
