// Personas of tukan in Spain, the product with the short chain. Their numbers are invented and valid.
import { dayFromNow } from './dates.ts'
import { type Persona, withAnswers } from './persona.ts'

export const lucia: Persona = {
  name: 'lucia',
  product: 'tukan-es',
  answers: {
    amount: 1200,
    period: 70,
    'otherDetails.loanPurpose': 'home_repair',
    'contactDetails.email': 'lucia@example.com',
    'contactDetails.phoneNumber': '+34612345678',
    generalPolicies: true,
    'contactDetails.marketingConsents.email': false,
    'contactDetails.marketingConsents.phone': true,
    'contactDetails.marketingConsents.text': false,
    'contactDetails.marketingConsents.post': false,
    'personalDetails.firstName': 'Lucía',
    'personalDetails.lastName': 'Peña',
    'personalDetails.secondLastName': 'Güell',
    'personalDetails.dateOfBirth': '1992-02-29',
    'personalDetails.personalCode': '12345678Z',
    'contactDetails.postalCode': '28013',
    'contactDetails.city': 'Madrid',
    'contactDetails.province': 'ES-M',
    'contactDetails.street': 'Calle de la Montera',
    'contactDetails.houseNumber': '24',
    'incomeDetails.incomeSource': 'employed_permanent',
    'incomeDetails.monthlyIncome': 1900,
    'incomeDetails.incomePayday': dayFromNow(9),
    'incomeDetails.positionType': 'office',
    'incomeDetails.jobArea': 'it',
    'incomeDetails.jobTitle': 'Administrativa',
    'incomeDetails.iban': 'ES9121000418450200051332',
    'otherDetails.maritalStatus': 'single',
    'otherDetails.citizenship': 'ES',
    'otherDetails.countryOfBirth': 'CO',
    'otherDetails.numberOfDependants': '0',
    'otherDetails.housingTenure': 'rented',
    'expenses.rentAmount': 650,
    'expenses.monthlyExpenses': 700,
    'expenses.monthlyCreditCommitments': 0,
    'otherDetails.negativeCreditHistory': false,
  },
  typed: {
    'contactDetails.phoneNumber': '612 34 56 78',
    'personalDetails.personalCode': '12345678-z',
    'incomeDetails.iban': 'ES91 2100 0418 4502 0005 1332',
  },
}

/** A pensioner with a small debt on record and six dependants. */
export const marcos: Persona = withAnswers(
  { ...lucia, name: 'marcos' },
  {
    'personalDetails.firstName': 'Marcos',
    'personalDetails.dateOfBirth': '1954-11-03',
    'personalDetails.personalCode': 'X1234567L',
    'incomeDetails.incomeSource': 'pension',
    'incomeDetails.positionType': undefined,
    'incomeDetails.jobArea': undefined,
    'incomeDetails.jobTitle': undefined,
    'otherDetails.housingTenure': 'owned',
    'otherDetails.numberOfDependants': 'more',
    'otherDetails.numberOfDependantsOther': 6,
    'expenses.rentAmount': undefined,
    'otherDetails.negativeCreditHistory': true,
    'otherDetails.overdueDebtAmount': 120,
  },
  { 'personalDetails.personalCode': 'x 1234567 l' },
)

export const esPersonas: readonly Persona[] = [lucia, marcos]
