// The answers of a persona in Mexico to the questions of lenders, by data point. For tests only.
import type { TestAnswers } from '../testAnswers.ts'

export const testAnswers: TestAnswers = {
  otherPhoneNumber: '+522221234599',
  dataPoints: {
    employerName: 'Panadería La Espiga SA de CV',
    taxRegistryCode: 'PLE850714AB3',
    employerPostalCode: '06600',
    employerCity: 'Ciudad de México',
    employerStreet: 'Reforma',
    employerHouseNumber: '1',
    employerProvince: 'MX-CMX',
    personalCode: 'GAMJ850714HDFRRN07',
    idCardNumber: 'GRMRJN85071409H100',
    idCardIssuedAt: '2020-05-04',
    idCardIssuedAuthority: 'INE',
    identificationType: 'ine',
    citizenship: 'MX',
    country: 'MX',
    countryOfBirth: 'MX',
    cityOfBirth: 'Puebla',
    iban: '012180001234567899',
    referencePhoneNumber: '+522221234511',
  },
}
