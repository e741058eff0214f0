// The answers of three invented applicants in the Philippines whom lenders accept: an employee, and two with other
// conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const ramon: PersonaAnswers = (payday) => ({
  personalDetails: {
    firstName: 'Ramon',
    middleName: 'Reyes',
    lastName: 'dela Cruz Jr.',
    dateOfBirth: '1985-07-14',
    gender: 'male',
  },
  contactDetails: {
    email: 'ramon.delacruz@example.com',
    phoneNumber: '+639051234567',
    province: 'PH-1300000000',
    city: 'Quezon City',
    district: 'Barangay Kamuning',
    street: 'K-5th Street',
    houseNumber: 'Blk 3 Lot 12',
    postalCode: '1103',
  },
  otherDetails: {
    loanPurpose: 'bills',
    citizenship: 'PH',
    maritalStatus: 'married',
    numberOfDependants: '3',
    education: 'some_college',
    identificationType: 'drivers',
    idCardNumber: 'N0112345678',
    taxIdentificationNumber: '123456789000',
    housingTenure: 'rented',
    housingTenureSinceDate: '2015-03-01',
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    positionType: 'skilled',
    jobArea: 'it',
    jobTitle: 'Team leader',
    incomeContractStartedAt: '2018-09-01',
    monthlyIncome: 28_000,
    salaryCycle: 'semi_monthly_15_30',
    incomePayday: payday,
    bankName: 'BDO',
    iban: '001234567890',
    workPhone: '+63281234567',
  },
  employer: {
    name: 'Malusog Foods, Inc.',
  },
  expenses: {
    rentAmount: 7000,
    monthlyExpenses: 12_000,
    monthlyCreditCommitments: 0,
  },
  referenceDetails: {
    type: 'sibling',
    name: 'Ma. Luisa dela Cruz',
    phoneNumber: '+639171234511',
  },
})

const liza: PersonaAnswers = (payday) =>
  writeAnswers(ramon(payday), [
    ['personalDetails.firstName', 'Ma. Liza'],
    ['personalDetails.middleName', undefined],
    ['personalDetails.lastName', 'Peñaflor'],
    ['personalDetails.gender', 'female'],
    ['personalDetails.dateOfBirth', '1992-02-29'],
    ['contactDetails.email', 'liza.penaflor@example.com'],
    ['contactDetails.phoneNumber', '+639171234567'],
    ['contactDetails.province', 'PH-0702200000'],
    ['contactDetails.city', 'Cebu City'],
    ['contactDetails.district', 'Lahug'],
    ['contactDetails.street', 'Gorordo Avenue'],
    ['contactDetails.houseNumber', '21'],
    ['contactDetails.postalCode', undefined],
    ['otherDetails.identificationType', 'umid'],
    ['otherDetails.idCardNumber', '011112345678'],
    ['otherDetails.taxIdentificationNumber', undefined],
    ['incomeDetails.incomeSource', 'freelancer'],
    ['incomeDetails.salaryCycle', 'irregular'],
    ['incomeDetails.bankName', 'GCash'],
    ['incomeDetails.iban', '09171234567'],
    ['incomeDetails.workPhone', undefined],
    ['employer.name', undefined],
  ])

const bea: PersonaAnswers = (payday) =>
  writeAnswers(ramon(payday), [
    ['personalDetails.firstName', 'Bea'],
    ['personalDetails.middleName', 'Santos'],
    ['personalDetails.lastName', 'Macaraeg'],
    ['personalDetails.gender', 'female'],
    ['personalDetails.dateOfBirth', '2003-11-30'],
    ['contactDetails.email', 'bea.macaraeg@example.com'],
    ['contactDetails.phoneNumber', '+639981234567'],
    ['otherDetails.identificationType', 'philid'],
    ['otherDetails.idCardNumber', '1234567890123456'],
    ['otherDetails.maritalStatus', 'single'],
    ['otherDetails.housingTenure', 'family'],
    ['expenses.rentAmount', undefined],
    ['incomeDetails.incomeSource', 'remittances'],
    ['incomeDetails.positionType', undefined],
    ['incomeDetails.jobArea', undefined],
    ['incomeDetails.jobTitle', undefined],
    ['incomeDetails.incomeContractStartedAt', undefined],
    ['incomeDetails.workPhone', undefined],
    ['employer.name', undefined],
    ['incomeDetails.salaryCycle', 'monthly_day'],
    ['incomeDetails.salaryCycleValue', 10],
  ])

export const people = [ramon, liza, bea] as const
