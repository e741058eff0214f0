// The answers of a persona in Colombia to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+573201234599',
  dataPoints: {
    employerName: 'Panadería La Espiga SAS',
    taxRegistryCode: '8999990681',
    employerPostalCode: '110111',
    employerCity: 'Bogotá',
    employerStreet: 'Carrera 7 # 12-30',
    employerHouseNumber: '12',
    employerProvince: 'CO-DC',
    personalCode: '79123456',
    idCardNumber: '79123456',
    idCardIssuedAt: '2003-08-04',
    idCardIssuedAuthority: 'Bogotá D.C.',
    identificationType: 'cc',
    citizenship: 'CO',
    country: 'CO',
    countryOfBirth: 'CO',
    cityOfBirth: 'Medellín',
    iban: '12345678901',
    referencePhoneNumber: '+573201234511',
  },
}
