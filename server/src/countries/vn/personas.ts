// The answers of three invented applicants in Vietnam whom lenders accept: an employee, and two with other conditions.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { PersonaAnswers } from '../personaAnswers.ts'

const minh: PersonaAnswers = (payday) => ({
  personalDetails: {
    lastName: 'Nguyễn',
    middleName: 'Văn',
    firstName: 'Minh',
    dateOfBirth: '1985-07-14',
    gender: 'male',
    personalCode: '001085012345',
  },
  contactDetails: {
    email: 'minh.nguyen@example.com',
    phoneNumber: '+84912345678',
    province: 'VN-01',
    municipality: 'Phường Hoàn Kiếm',
    street: 'ngõ 45 Hàng Bông',
    houseNumber: '12/3',
  },
  otherDetails: {
    loanPurpose: 'bills',
    idCardIssuedAt: '2022-05-04',
    idCardIssuedAuthority: 'Cục Cảnh sát QLHC về TTXH',
    maritalStatus: 'married',
    education: 'higher_vocational',
    numberOfDependants: '2',
    housingTenure: 'rented',
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    jobArea: 'it',
    jobTitle: 'Kỹ thuật viên',
    incomeContractStartedAt: '2018-09-01',
    monthlyIncome: 15_000_000,
    salaryCycle: 'monthly_day',
    salaryCycleValue: 5,
    incomePayday: payday,
    bankName: 'Vietcombank',
    iban: '19036999999015',
    workPhone: '+842438251234',
  },
  employer: {
    name: 'Công ty TNHH Bánh Mì Lúa Vàng',
  },
  expenses: {
    rentAmount: 4_000_000,
    monthlyExpenses: 6_000_000,
    monthlyCreditCommitments: 0,
  },
  referenceDetails: {
    type: 'spouse',
    name: 'Trần Thị Hương',
    phoneNumber: '+84912345611',
  },
})

const huong: PersonaAnswers = (payday) =>
  writeAnswers(minh(payday), [
    ['personalDetails.lastName', 'Đặng'],
    ['personalDetails.middleName', 'Thị Ngọc'],
    ['personalDetails.firstName', 'Hương'],
    ['personalDetails.gender', 'female'],
    ['personalDetails.dateOfBirth', '1992-02-29'],
    ['personalDetails.personalCode', '079192012345'],
    ['contactDetails.email', 'huong.dang@example.com'],
    ['contactDetails.phoneNumber', '+84382345678'],
    ['contactDetails.province', 'VN-79'],
    ['contactDetails.municipality', 'Phường Sài Gòn'],
    ['contactDetails.street', 'Lê Lợi'],
    ['contactDetails.houseNumber', '25'],
    ['incomeDetails.incomeSource', 'factory'],
    ['incomeDetails.jobArea', 'manufacturing'],
    ['incomeDetails.jobTitle', 'Công nhân may'],
  ])

const lan: PersonaAnswers = (payday) =>
  writeAnswers(minh(payday), [
    ['personalDetails.lastName', 'Lê'],
    ['personalDetails.middleName', undefined],
    ['personalDetails.firstName', 'Lan'],
    ['personalDetails.gender', 'female'],
    ['personalDetails.dateOfBirth', '2003-11-30'],
    ['personalDetails.personalCode', '048303012345'],
    ['contactDetails.email', 'lan.le@example.com'],
    ['contactDetails.phoneNumber', '+84702345678'],
    ['contactDetails.province', 'VN-48'],
    ['contactDetails.municipality', 'Phường Hải Châu'],
    ['otherDetails.maritalStatus', 'single'],
    ['otherDetails.housingTenure', 'family'],
    ['expenses.rentAmount', undefined],
    ['incomeDetails.incomeSource', 'farmer'],
    ['incomeDetails.jobArea', undefined],
    ['incomeDetails.jobTitle', undefined],
    ['incomeDetails.incomeContractStartedAt', undefined],
    ['incomeDetails.workPhone', undefined],
    ['employer.name', undefined],
    ['incomeDetails.salaryCycle', 'irregular'],
    ['incomeDetails.salaryCycleValue', undefined],
    ['referenceDetails.type', 'friend'],
  ])

export const people = [minh, huong, lan] as const
