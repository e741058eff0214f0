// The answers of a persona in the Philippines to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+639171234599',
  dataPoints: {
    employerName: 'Malusog Foods Inc.',
    taxRegistryCode: '123456789000',
    employerPostalCode: '1000',
    employerCity: 'Makati',
    employerStreet: 'Ayala Avenue',
    employerHouseNumber: '1',
    employerProvince: 'PH-1300000000',
    idCardNumber: 'N0112345678',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'LTO Quezon City',
    identificationType: 'drivers',
    citizenship: 'PH',
    country: 'PH',
    countryOfBirth: 'PH',
    cityOfBirth: 'Cebu City',
    iban: '001234567890',
    referencePhoneNumber: '+639171234511',
  },
}
