// The answers of an invented good applicant in Spain.
import type { PersonaAnswers } from './persona.ts'

export const lucia: PersonaAnswers = (payday) => ({
  amount: 1000,
  period: 61,
  periodScale: 'days',
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
    numberOfDependants: '0',
    housingTenure: 'owned',
    negativeCreditHistory: false,
  },
  incomeDetails: {
    incomeSource: 'employed_permanent',
    monthlyIncome: 1900,
    incomePayday: payday,
    positionType: 'office',
    jobArea: 'it',
    jobTitle: 'Administrativa',
    iban: 'ES9121000418450200051332',
  },
  expenses: { monthlyExpenses: 700, monthlyCreditCommitments: 0 },
})
