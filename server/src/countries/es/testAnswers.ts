// The answers of a persona in Spain to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+34655123499',
  dataPoints: {
    employerName: 'Talleres Montera SL',
    taxRegistryCode: 'B58818501',
    employerPostalCode: '28013',
    employerCity: 'Madrid',
    employerStreet: 'Gran Vía',
    employerHouseNumber: '1',
    employerProvince: 'ES-M',
    personalCode: '12345678Z',
    idCardNumber: '12345678Z',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'Policía Nacional',
    identificationType: 'dni',
    citizenship: 'ES',
    country: 'ES',
    countryOfBirth: 'ES',
    cityOfBirth: 'Madrid',
    iban: 'ES9121000418450200051332',
    referencePhoneNumber: '+34655123456',
  },
}
