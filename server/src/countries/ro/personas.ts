// The answers of three invented applicants in Romania whom lenders accept: an employee, and two with other conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const andrei: PersonaAnswers = (payday) => ({
  personalDetails: {
    firstName: 'Andrei-Ștefan',
    lastName: 'Ionescu',
    dateOfBirth: '1985-07-14',
    personalCode: '1850714123457',
  },
  contactDetails: {
    email: 'andrei.ionescu@example.com',
    phoneNumber: '+40712034567',
    province: 'RO-CJ',
    city: 'Cluj-Napoca',
    street: 'Strada Fântânii',
    houseNumber: '12',
    blockNumber: 'A3, sc. 2',
    floor: '4',
    flatNumber: '17',
  },
  otherDetails: {
    loanPurpose: 'bills',
    idCardNumber: 'RX123456',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'SPCLEP Cluj-Napoca',
    maritalStatus: 'married',
    education: 'bachelor',
    numberOfDependants: '1',
    housingTenure: 'owned',
    negativeCreditHistory: false,
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    positionType: 'specialist',
    jobArea: 'it',
    incomeContractStartedAt: '2018-09-01',
    monthlyIncome: 4800,
    salaryCycle: 'monthly_day',
    salaryCycleValue: 10,
    incomePayday: payday,
    iban: 'RO49AAAA1B31007593840000',
  },
  employer: {
    name: 'Brutăria Spicul SRL',
    taxRegistryCode: '14399840',
  },
  expenses: {
    monthlyExpenses: 1500,
    monthlyCreditCommitments: 0,
    hasOtherLoans: false,
  },
})

const ioana: PersonaAnswers = (payday) =>
  writeAnswers(andrei(payday), [
    ['personalDetails.firstName', 'Ioana'],
    ['personalDetails.lastName', 'Țăranu'],
    ['personalDetails.dateOfBirth', '1992-02-29'],
    ['personalDetails.personalCode', '2920229401019'],
    ['contactDetails.email', 'ioana.taranu@example.com'],
    ['contactDetails.phoneNumber', '+40722034567'],
    ['contactDetails.province', 'RO-B'],
    ['contactDetails.city', 'București'],
    ['contactDetails.district', 'Sector 3'],
    ['contactDetails.street', 'Calea Călărașilor'],
    ['contactDetails.postalCode', '030615'],
    ['otherDetails.housingTenure', 'rented'],
    ['expenses.rentAmount', 1900],
    ['incomeDetails.incomeSource', 'self_employed'],
    ['employer.name', undefined],
    ['employer.taxRegistryCode', undefined],
  ])

const elena: PersonaAnswers = (payday) =>
  writeAnswers(andrei(payday), [
    ['personalDetails.firstName', 'Elena Maria'],
    ['personalDetails.lastName', 'Popa'],
    ['personalDetails.dateOfBirth', '2003-11-30'],
    ['personalDetails.personalCode', '6031130521233'],
    ['contactDetails.email', 'elena.popa@example.com'],
    ['contactDetails.phoneNumber', '+40732034567'],
    ['otherDetails.idCardNumber', 'RX1234567'],
    ['incomeDetails.incomeSource', 'student'],
    ['incomeDetails.positionType', undefined],
    ['incomeDetails.jobArea', undefined],
    ['incomeDetails.incomeContractStartedAt', undefined],
    ['incomeDetails.monthlyIncome', 1900],
    ['employer.name', undefined],
    ['employer.taxRegistryCode', undefined],
    ['incomeDetails.salaryCycle', 'irregular'],
    ['incomeDetails.salaryCycleValue', undefined],
  ])

export const people = [andrei, ioana, elena] as const
